export { builtApi, openGateway, startApi, startStack, type Stack, type StackOptions } from './stack.ts'
export { ApiFatal, type ApiProcess, type Login } from './api-process.ts'
export { builtSite, publishedSite } from '@backoffice/entrega/publish'
