import { asksFirst } from '@backoffice/shared/resource'
import { listAsesorias } from './list/list.ts'

/** Whether an address asks for the agenda instead of the list. */
export const asksForAgenda = (search: string): boolean =>
  new URLSearchParams(search).get('vista') === 'agenda'

const askList = asksFirst(listAsesorias)

/** The first question of /asesorias; the agenda asks by itself, and only where the server has hours. */
export const askVista: typeof askList = Object.assign(
  (search: string, signal: AbortSignal) => {
    if (!asksForAgenda(search)) askList(search, signal)
  },
  {
    unseen: (search: string) => {
      if (!asksForAgenda(search)) askList.unseen?.(search)
    },
  },
)
