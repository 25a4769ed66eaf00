import type { ContratacionFila } from '@backoffice/shared/contract'

/** What a purchase is called: its client, if this person may see it (D60), and its plan. */
export const nameOf = ({ cliente, membresia }: Pick<ContratacionFila, 'cliente' | 'membresia'>): string =>
  cliente.nombre === null ? membresia.nombre : `${cliente.nombre}, ${membresia.nombre}`

/** The same in two lines, for a card. */
export const titleOf = ({ cliente, membresia }: Pick<ContratacionFila, 'cliente' | 'membresia'>) =>
  cliente.nombre === null ? { who: membresia.nombre } : { who: cliente.nombre, what: membresia.nombre }
