import type { RegistryEntry } from '@backoffice/shared/contract'
import { type Server } from 'node:http'
import { health } from './access.ts'
import { handlerOf, httpServer, type ServerOptions } from './app.ts'
import { leavesFolder, sendCompressed, sendFile, siteFile } from './file.ts'
import { refuse } from './refuse.ts'

export interface RemoteOptions extends ServerOptions {
  /** The folder that has `remotes/<name>/<release>/`. */
  site: string
  entry: RegistryEntry
}

/** The server of a remote's container: its releases, at the addresses of the gateway, and its entry of the registry. */
export async function createRemote({ site, entry, ...options }: RemoteOptions): Promise<Server> {
  const handler = await handlerOf(options, async (app) => {
    app.get(health, async (_request, reply) => reply.type('text/plain').send('bien\n'))
    app.get('/registro.json', async (request, reply) => {
      void reply.header('Cache-Control', 'no-cache').type('application/json; charset=utf-8')
      return sendCompressed(request, reply, Buffer.from(JSON.stringify(entry)))
    })
    app.route<{ Params: { '*': string } }>({
      method: ['GET', 'HEAD'],
      url: '/remotes/*',
      handler: async (request, reply) => {
        const path = `/remotes/${request.params['*']}`
        void reply.header('Access-Control-Allow-Origin', '*')
        const found = leavesFolder(path) ? null : await siteFile(request, site, path)
        if (found) return sendFile(reply, path, found)
        return refuse(request, reply, 404, 'No encontrado')
      },
    })
  })
  return httpServer(handler, options.headersMs)
}
