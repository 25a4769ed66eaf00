import { api, authState, hasCapacidad, sessionEnded } from '@backoffice/shared'

const path = '/auth/cerrar_sesion'

/** Signs out at once (G-03). If the server offers the call (D38), it is notified without waiting for its answer. */
export function logout(): void {
  if (hasCapacidad(authState(), path)) void api.post(path, {}, { silent: true }).catch(() => undefined)
  sessionEnded()
}
