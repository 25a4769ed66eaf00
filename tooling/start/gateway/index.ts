export { createGateway, createSecureGateway } from './server'
export { gatewayHandler } from './gateway'
export { type AccessEntry, type ApiTarget, type GatewayOptions } from './types'
