import { asksFirst } from '@backoffice/shared/resource'
import { listClientes } from './list/list.ts'

/** Whether an address asks for the import of a sheet instead of the list. */
export const asksForImportar = (search: string): boolean =>
  new URLSearchParams(search).get('vista') === 'importar'

/** Whether it asks for the clients that may be one person (E-12). */
export const asksForDuplicados = (search: string): boolean =>
  new URLSearchParams(search).get('vista') === 'duplicados'

const asksForAnother = (search: string) => asksForImportar(search) || asksForDuplicados(search)

const askList = asksFirst(listClientes)

/** The first question of /clientes; the others ask by themselves, and only where people may see it. */
export const askVista: typeof askList = Object.assign(
  (search: string, signal: AbortSignal) => {
    if (!asksForAnother(search)) askList(search, signal)
  },
  {
    unseen: (search: string) => {
      if (!asksForAnother(search)) askList.unseen?.(search)
    },
  },
)
