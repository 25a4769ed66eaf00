import { api, authState, hasCapacidad, sessionEnded } from '@backoffice/shared'

const path = '/auth/cerrar_sesion'

/** Signs out at once (G-03). The server is told where it can be (D38), but nobody waits for its answer. */
export function logout(): void {
  if (hasCapacidad(authState(), path)) void api.post(path, {}, { silent: true }).catch(() => undefined)
  sessionEnded()
}
