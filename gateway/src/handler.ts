import { apiCalls } from './api-calls.ts'
import { handlerOf } from './app.ts'
import { siteFiles } from './site.ts'
import { type GatewayOptions, type Handler } from './types.ts'

/** The single entry point of the composed stack, as a request handler for any of Node's servers. */
export const gatewayHandler = (options: GatewayOptions): Promise<Handler> =>
  handlerOf(options, async (app) => {
    await app.register(apiCalls, options)
    await app.register(siteFiles, options)
  })
