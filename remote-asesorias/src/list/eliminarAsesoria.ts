import { api } from '@backoffice/shared'
import type { AsesoriaFila } from '@backoffice/shared/contract'

/** Deletes an advisory; the version it was seen in goes along where the server tells one (D41). */
export const eliminarAsesoria = ({ _id, version }: AsesoriaFila) =>
  api.post('/asesorias/eliminar', { id: _id, ...(version !== undefined && { version }) })
