import { apiCalls } from './api-calls'
import { handlerOf } from './app'
import { siteFiles } from './site'
import { type GatewayOptions, type Handler } from './types'

/** The single entry point of the composed stack, as a request handler for any of Node's servers. */
export const gatewayHandler = (options: GatewayOptions): Promise<Handler> =>
  handlerOf(options, async (app) => {
    await app.register(apiCalls, options)
    await app.register(siteFiles, options)
  })
