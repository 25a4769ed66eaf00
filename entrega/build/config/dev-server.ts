import type { Configuration, Middleware, Response } from 'webpack-dev-server'
import { remoteSource } from '../remote-source.ts'
import { folderOf, sharedPackage } from '../workspace.ts'

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

/** The registry of a development machine, read anew for each page. Host and remotes run from the same sources. */
export function devRegistry(remotes: { name: string; port: number }[]) {
  const entry = ({ name, port }: { name: string; port: number }) => {
    const remote = { ...remoteSource(folderOf(name)), contract: `^${sharedPackage.version}` }
    return [name, { release: 'dev', manifest: `http://127.0.0.1:${port}/mf-manifest.json`, remote }]
  }
  return { format: 1, remotes: Object.fromEntries(remotes.map(entry)) }
}
