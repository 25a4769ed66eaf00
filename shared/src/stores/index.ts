export {
  aspectoChanged,
  aspectoOf,
  authState,
  codigoChanged,
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
} from './auth'
export { accessRefused, useAccess } from './access'
export { followOtherTabs } from './otherTabs'
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
} from './alerts'
export { loaderEnd, loaderStart, useLoader } from './loader'
export { setBreadcrumb, useBreadcrumb, type BreadcrumbEntry } from './breadcrumb'
export { setSubject, useSubject } from './subject'
export { connectionBack, connectionLost, useConnection, type ConnectionState } from './connection'
export { answerReauth, offerReauth, requestReauth, useReauth } from './reauth'
