import { api, type CallOptions } from '@backoffice/shared'
import type { ClienteForm } from './clienteForm'

/** Creates a client (F-10). */
export const crearCliente = (form: ClienteForm, options: Pick<CallOptions, 'idempotencyKey'>) =>
  api.post('/clientes/crear', form, options)
