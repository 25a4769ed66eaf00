import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { type AddressInfo } from 'node:net'
import { type Browser, type Page } from 'playwright-core'
import { Backend, type BackendKind } from '../../shared/src/testing/backend/Backend.ts'
import { emptyData } from '../../shared/src/testing/backend/emptyData.ts'
import { httpServer } from '../../shared/src/testing/backend/http/httpServer.ts'
import { unUsuario } from '../../shared/src/testing/builders.ts'
import { gatewayHandler } from '@backoffice/gateway'
import { builtSite } from '../../tooling/start/stack/index.ts'
import { clientes } from './clientes.ts'

export interface Place {
  url: string
  /** Opens a page of its own, signed in, for as long as something is done with it. */
  within: (act: (page: Page) => Promise<void>) => Promise<void>
  close: () => void
}

/** The last built site in front of an in-memory back end with many clients. */
export async function openPlace(browser: Browser, kind: BackendKind, rows: number): Promise<Place> {
  const backend = new Backend(kind, () => ({ ...emptyData(), clientes: clientes(rows) }))
  const token = backend.signIn(unUsuario())
  const api = httpServer(backend)
  const { port } = await listen(api)
  const handler = await gatewayHandler({ site: builtSite, api: () => ({ host: '127.0.0.1', port }) })
  const gateway = createServer(handler)
  const url = `http://127.0.0.1:${(await listen(gateway)).port}`
  return {
    url,
    within: async (act) => {
      const context = await browser.newContext({
        viewport: { width: 1440, height: 900 },
        storageState: {
          cookies: [],
          origins: [{ origin: url, localStorage: [{ name: 'token', value: token }] }],
        },
      })
      await act(await context.newPage())
      await context.close()
    },
    close: () => {
      for (const server of [gateway, api]) server.close().closeAllConnections()
    },
  }
}

async function listen(server: Server): Promise<AddressInfo> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return server.address() as AddressInfo
}
