import { api } from '@backoffice/shared'
import type { ClienteFila } from '@backoffice/shared/contract'

/** Deletes a client; the version it was seen in goes along where the server tells one (D41). */
export const eliminarCliente = ({ _id, version }: ClienteFila) =>
  api.post('/clientes/eliminar', { id: _id, ...(version !== undefined && { version }) })
