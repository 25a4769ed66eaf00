import type { Configuration, Middleware, Response } from 'webpack-dev-server'

/** The address of every development server. */
export const host = '127.0.0.1'

/** The development server of one page: the host, a remote without a host, or the catalogue. */
export const devServer = (port: number): Configuration => ({
  host,
  port,
  hot: true,
  static: false,
  historyApiFallback: true,
  client: { overlay: false },
})

/** Answers with a registry that is made anew for each page. */
export const registryAt = (registry: () => object | Promise<object>): Middleware => ({
  name: 'registry',
  path: '/remotes.json',
  middleware: async (_request: unknown, response: Response) => {
    response.set('Cache-Control', 'no-store')
    try {
      response.json(await registry())
    } catch (error) {
      console.error(`El registro no se pudo leer: ${(error as Error).message}`)
      response.status(502).json({})
    }
  },
})
