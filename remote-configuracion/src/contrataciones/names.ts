import type { ContratacionFila } from '@backoffice/shared/contract'
import { useAllowed } from '@backoffice/shared/resource'

/** What a purchase is called: its client, if this person may see it (D60), and its plan. */
export const nameOf = ({ cliente, membresia }: Pick<ContratacionFila, 'cliente' | 'membresia'>): string =>
  cliente.nombre === null ? membresia.nombre : `${cliente.nombre}, ${membresia.nombre}`

/** The same in two lines, for a card. */
export const titleOf = ({ cliente, membresia }: Pick<ContratacionFila, 'cliente' | 'membresia'>) =>
  cliente.nombre === null ? { who: membresia.nombre } : { who: cliente.nombre, what: membresia.nombre }

/** Whether this person sees whose purchases they are (D60). */
export function useSeesNames(): boolean {
  const lists = useAllowed('clientes.ver')
  const details = useAllowed('clientes.detalles')
  return lists || details
}
