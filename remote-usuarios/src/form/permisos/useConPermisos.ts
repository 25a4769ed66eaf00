import { hasCapacidad, useAuth } from '@backoffice/shared'

/** Whether the server stores the permissions of each user (D22); a server of the plain contract does not (D45). */
export const useConPermisos = (): boolean => useAuth((auth) => hasCapacidad(auth, 'usuarios.permisos'))
