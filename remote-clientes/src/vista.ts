import { asksFirst } from '@backoffice/shared/resource'
import { listClientes } from './list/list.ts'

/** Whether an address asks for the import of a sheet instead of the list. */
export const asksForImportar = (search: string): boolean =>
  new URLSearchParams(search).get('vista') === 'importar'

const askList = asksFirst(listClientes)

/** The first question of /clientes; the import asks by itself, and only where people may see it. */
export const askVista: typeof askList = Object.assign(
  (search: string, signal: AbortSignal) => {
    if (!asksForImportar(search)) askList(search, signal)
  },
  {
    unseen: (search: string) => {
      if (!asksForImportar(search)) askList.unseen?.(search)
    },
  },
)
