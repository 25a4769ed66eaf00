import { hasPermission } from '../remote/permissions.ts'
import { hasCapacidad, useAuth } from '../stores/auth.ts'

/** Whether the signed-in person has the permission (D18) and, if a call is given, the server offers it (D38). */
export const useAllowed = (permission: string, call?: string): boolean =>
  useAuth(
    (auth) => hasPermission(auth.usuario, permission) && (call === undefined || hasCapacidad(auth, call)),
  )
