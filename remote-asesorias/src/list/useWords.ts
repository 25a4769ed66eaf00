import { useAuth } from '@backoffice/shared'
import type { AsesoriaFila } from '@backoffice/shared/contract'
import { nombreCompleto, type Palabras } from '@backoffice/shared/format'
import type { List } from '@backoffice/shared/resource'
import { words, type Filtros } from './filters.ts'
import { textos } from './list.textos.ts'

/** Each filter of the list in words. The rows name the advisor, so that no call is needed for it. */
export function useWords({ query, state }: List<AsesoriaFila, Filtros>): Palabras<Filtros> {
  const usuario = useAuth((auth) => auth.usuario)
  const { asesor } = query.filtros
  if (usuario && asesor === usuario._id) return words(nombreCompleto(usuario))
  const [row] = state.status === 'ready' ? state.rows : []
  return words(row?.asesor ?? textos.pedido.otraPersona)
}
