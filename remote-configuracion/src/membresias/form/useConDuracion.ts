import { hasCapacidad, useAuth } from '@backoffice/shared'

/** Whether the server knows how long a plan lasts; a server of the plain contract does not (D45). */
export const useConDuracion = (): boolean => useAuth((auth) => hasCapacidad(auth, 'membresias.duracion'))
