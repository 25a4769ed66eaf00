import { api } from '@backoffice/shared'
import type { PerfilCliente } from '@backoffice/shared/contract'
import type { Ask } from '@backoffice/shared/resource'

/** Requests a client's profile (P-01); without an id it makes no call. */
export const pedirPerfil = (id: string): Ask<PerfilCliente> | null =>
  id === '' ? null : async (options) => (await api.post('/clientes/perfil', { id }, options)).cliente
