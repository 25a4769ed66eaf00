import { hasPermission } from '../remote/permissions'
import { hasCapacidad, useAuth } from '../stores/auth'

/** Whether the signed-in person has the permission (D18) and, if a call is given, the server offers it (D38). */
export const useAllowed = (permission: string, call?: string): boolean =>
  useAuth(
    (auth) => hasPermission(auth.usuario, permission) && (call === undefined || hasCapacidad(auth, call)),
  )
