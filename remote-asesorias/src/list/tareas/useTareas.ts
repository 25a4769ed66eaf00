import { api } from '@backoffice/shared'
import type { ResponseOf, TareaMia } from '@backoffice/shared/contract'
import { vencidas } from '@backoffice/shared/format'
import { useAllowed, useLoad, type Ask, type Load } from '@backoffice/shared/resource'

const CALL = '/tareas/mias'

type Answer = ResponseOf<typeof CALL>

export interface Tareas extends Pick<Load<Answer>, 'status' | 'retrying' | 'reload'> {
  /** Those whose day is here or past; null: not known. */
  due: TareaMia[] | null
  /** Further ones are due that the server did not send yet. */
  more: boolean
  /** One is done: it goes, and the next one comes. */
  finished(id: string): void
}

const pedirTareas: Ask<Answer> = (options) => api.post(CALL, {}, { ...options, silent: true })

/** This person's tasks (E-10); null where the server or the permissions do not offer them. */
export function useTareas(today: string): Tareas | null {
  const offered = useAllowed('clientes.detalles', CALL)
  const load = useLoad(offered ? pedirTareas : null)
  if (!offered) return null
  const { data, patch, reload } = load
  const due = data && vencidas(data.tareas, today)
  const next = data?.siguiente_vence
  const more = next !== undefined && next <= today
  return {
    ...load,
    due,
    more,
    finished: (id) => {
      patch(({ tareas, ...rest }) => ({ ...rest, tareas: tareas.filter(({ _id }) => _id !== id) }))
      if (more) reload()
    },
  }
}
