import { asksFirst } from '@backoffice/shared/resource'
import { listClientes } from './list/list.ts'

/** Whether an address asks for another view than the list of clients. */
export const asksForVista = (search: string, vista: string): boolean =>
  new URLSearchParams(search).get('vista') === vista

const OTHERS = ['importar', 'duplicados', 'archivos']
const asksForAnother = (search: string) => OTHERS.some((vista) => asksForVista(search, vista))

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
