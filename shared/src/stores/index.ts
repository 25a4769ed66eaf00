export {
  aspectoChanged,
  aspectoOf,
  authState,
  codigoChanged,
  empresaChanged,
  hasCapacidad,
  isPlainServer,
  loginFailed,
  loginSucceeded,
  resetAuth,
  sessionEnded,
  sessionLoaded,
  useAuth,
  usuarioChanged,
  type AuthState,
} from './auth.ts'
export { accessRefused, useAccess } from './access.ts'
export { followOtherTabs } from './otherTabs.ts'
export {
  ALERT_DURATION,
  addAlert,
  clearAlerts,
  holdAlerts,
  releaseAlerts,
  removeAlert,
  useAlerts,
  type Alert,
  type AlertAction,
  type AlertType,
} from './alerts.ts'
export { loaderEnd, loaderStart, useLoader } from './loader.ts'
export { setBreadcrumb, useBreadcrumb, type BreadcrumbEntry } from './breadcrumb.ts'
export { setSubject, useSubject } from './subject.ts'
export {
  connectionBack,
  connectionLost,
  keptOn,
  keptShown,
  useConnection,
  type ConnectionState,
} from './connection.ts'
export { answerReauth, offerReauth, requestReauth, useReauth } from './reauth.ts'
