import { useAuth } from '@backoffice/shared'
import type { AsesoriaFila } from '@backoffice/shared/contract'
import { nombreCompleto } from '@backoffice/shared/format'
import type { List } from '@backoffice/shared/resource'
import type { Filtros } from './filters.ts'
import { textos } from './list.textos.ts'

/** The advisor that the list is filtered by. The rows name the person, so that no call is needed for it. */
export function useQuien({ query, state }: List<AsesoriaFila, Filtros>): string {
  const usuario = useAuth((auth) => auth.usuario)
  const { asesor } = query.filtros
  if (usuario && asesor === usuario._id) return nombreCompleto(usuario)
  const [row] = state.status === 'ready' ? state.rows : []
  return row?.asesor ?? textos.pedido.otraPersona
}
