import type { RemoteComponents } from '@backoffice/shared'
import type { ContratacionFila } from '@backoffice/shared/contract'
import { useAllowed, type Elegidos } from '@backoffice/shared/resource'
import { useState } from 'react'

type Quienes = RemoteComponents['clientes/AvisarClientes']['quienes']

/** A message to the clients of one purchase, or of the chosen ones (E-22). */
export function useAvisar() {
  const offered = useAllowed('clientes.detalles', '/mensajes/enviar')
  const [quienes, setQuienes] = useState<Quienes | null>(null)
  return {
    quienes,
    close: () => setQuienes(null),
    one: offered ? ({ _id }: ContratacionFila) => setQuienes({ contrataciones: [_id] }) : undefined,
    many: offered ? (elegidos: Elegidos) => setQuienes(quienesDe(elegidos)) : undefined,
  }
}

const quienesDe = (elegidos: Elegidos): Quienes =>
  'filtro' in elegidos
    ? { filtro: elegidos.filtro }
    : { contrataciones: 'renglones' in elegidos ? elegidos.renglones.map(({ id }) => id) : [] }
