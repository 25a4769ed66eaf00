import { useAuth } from '@backoffice/shared'
import type { AsesoriaFila } from '@backoffice/shared/contract'
import { nombreCompleto } from '@backoffice/shared/format'
import type { List } from '@backoffice/shared/resource'
import { asked, type Filtros } from './filters'
import { textos } from './list.textos'

/** The list's filters in words. It takes the name of the advisor from the rows, so that it needs no call. */
export function useAsked({ query, state }: List<AsesoriaFila, Filtros>): (filtros: Filtros) => string {
  const usuario = useAuth((auth) => auth.usuario)
  const { asesor } = query.filtros
  if (usuario && asesor === usuario._id) return asked(nombreCompleto(usuario))
  const [row] = state.status === 'ready' ? state.rows : []
  return asked(row?.asesor ?? textos.pedido.otraPersona)
}
