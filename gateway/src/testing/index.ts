export { fakeSite, gatewayOver, inline, listening, script } from './fake-site'
export * from './smuggling'
