import { api, type CallOptions } from '@backoffice/shared'
import type { Cliente } from '@backoffice/shared/contract'
import type { Edit } from '@backoffice/shared/resource'
import type { ClienteForm } from './clienteForm.ts'

/** Creates a client (F-10). */
export const crearCliente = (form: ClienteForm, options: Pick<CallOptions, 'idempotencyKey'>) =>
  api.post('/clientes/crear', form, options)

/** Sends the full form with id (F-11), and the version that it is based on if the server provides one (D41). */
export const editarCliente = ({ form, record: { _id, version } }: Edit<Cliente, ClienteForm>) =>
  api.post('/clientes/editar', { ...form, id: _id, ...(version !== undefined && { version }) })

/** Reads a client. */
export const pedirCliente =
  (id: string) =>
  async (options: Pick<CallOptions, 'signal' | 'silent'>): Promise<Cliente> =>
    (await api.post('/clientes/detalles', { id }, options)).cliente
