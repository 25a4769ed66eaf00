export { builtApi, openGateway, startApi, startStack, type Stack, type StackOptions } from './stack'
export { ApiFatal, type ApiProcess, type Login } from './api-process'
export { builtSite, publishedSite } from '@backoffice/entrega/publish'
