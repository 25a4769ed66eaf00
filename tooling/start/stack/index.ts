export {
  builtApi,
  builtSite,
  openGateway,
  startApi,
  startStack,
  type Stack,
  type StackOptions,
} from './stack'
export { ApiFatal, type ApiProcess, type Login } from './api-process'
