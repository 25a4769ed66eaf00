import { hasCapacidad, useAuth } from '@backoffice/shared'

/**
 * Whether the server keeps permissions that can be given (D22); one of the plain contract has no place for them (D45).
 */
export const useConPermisos = (): boolean => useAuth((auth) => hasCapacidad(auth, 'usuarios.permisos'))
