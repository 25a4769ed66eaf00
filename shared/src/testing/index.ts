/** The testing door, for tests in node; the browser's is `/testing/browser`. */
export { Backend, type Answer, type BackendKind, type ReceivedCall } from './backend/Backend'
export { CONTRASENA } from './backend/auth'
export { CODIGO } from './backend/recuperacion'
export { giros, regimenes } from './backend/catalogos'
export {
  emptyData,
  type ArchivoGuardado,
  type AsesoriaGuardada,
  type ContratacionGuardada,
  type Data,
} from './backend/data'
export * from './builders'
export { renderRemote, type RenderedRemote } from './renderRemote'
export { testBackend } from './testBackend'
