import { SIN_GIRO } from '@backoffice/shared/cliente'
import { useLoad } from '@backoffice/shared/resource'
import { pedirGiros } from '../useGiros.ts'
import type { Filtros } from './filters.ts'
import { textos } from './list.textos.ts'

/** The activity that the list is filtered by, in words; its name is asked for only then. */
export function useGiroPedido({ giro }: Filtros): string {
  const giros = useLoad(giro && giro !== SIN_GIRO ? pedirGiros : null)
  if (giro === SIN_GIRO) return textos.filtro.sinGiro
  const nombre = giros.data?.find(({ _id }) => _id === giro)?.nombre
  return textos.pedido.giro(nombre ?? textos.pedido.otroGiro)
}
