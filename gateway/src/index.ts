import { type Server } from 'node:http'
import { apiCalls } from './forward/api-calls.ts'
import { handlerOf, httpServer, type Handler } from './app.ts'
import { siteFiles } from './site.ts'
import { type GatewayOptions } from './types.ts'

export { printAccess, type AccessEntry } from './access.ts'
export { inlineScriptHashes } from './policy/csp.ts'
export { always, hsts } from './policy/security-headers.ts'
export { type ApiTarget, type GatewayOptions } from './types.ts'

/** The single entry point of the composed stack, as a request handler for any of Node's servers. */
export const gatewayHandler = (options: GatewayOptions): Promise<Handler> =>
  handlerOf(options, async (app) => {
    await app.register(apiCalls, options)
    await app.register(siteFiles, options)
  })

/** The gateway over HTTP/1.1, as `npm start` and the container run it. */
export const createGateway = async (options: GatewayOptions): Promise<Server> =>
  httpServer(await gatewayHandler(options), options.headersMs)
