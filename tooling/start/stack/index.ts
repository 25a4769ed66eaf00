export {
  builtApi,
  builtSite,
  openGateway,
  startApi,
  startStack,
  type Stack,
  type StackOptions,
} from './stack'
export { ApiFatal, type ApiProcess } from './api-process'
export { type Login } from './api-messages'
