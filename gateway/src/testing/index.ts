export { fakeSite, gatewayOver, inline, listening, script } from './fake-site.ts'
export * from './smuggling.ts'
export { until } from './until.ts'
export { createSecureGateway } from './secure-gateway.ts'
