import { api, hasCapacidad, hasPermission, useAuth } from '@backoffice/shared'
import type { TareaMia } from '@backoffice/shared/contract'
import { vencidas } from '@backoffice/shared/format'
import { useLoad, type Ask, type Load } from '@backoffice/shared/resource'

const CALL = '/tareas/mias'
/** One of these is enough for the call. */
const SEE = ['clientes.detalles', 'asesorias.detalles']

export interface Tareas extends Pick<Load<TareaMia[]>, 'status' | 'retrying' | 'reload' | 'patch'> {
  /** Those whose day is here or past; null: not known. */
  due: TareaMia[] | null
}

const pedirTareas: Ask<TareaMia[]> = async (options) =>
  (await api.post(CALL, {}, { ...options, silent: true })).tareas

/** This person's tasks (E-10); null where the server or the permissions do not offer them. */
export function useTareas(today: string): Tareas | null {
  const offered = useAuth(
    (auth) => hasCapacidad(auth, CALL) && SEE.some((permission) => hasPermission(auth.usuario, permission)),
  )
  const load = useLoad(offered ? pedirTareas : null)
  return offered ? { ...load, due: load.data && vencidas(load.data, today) } : null
}
