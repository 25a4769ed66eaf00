import { api, type CallOptions } from '@backoffice/shared'
import type { Cliente, TipoAsesoria } from '@backoffice/shared/contract'
import type { Ask } from '@backoffice/shared/resource'
import { aHorario, sinHorario, type Horario } from './horario.ts'

/** The form's values; the client is chosen beside it. */
export interface NuevaAsesoria extends Horario {
  motivo: string
  fecha: string | null
  descripcion: string
  /** Offered only for a client who comes with the address, where the server takes them (E-07). */
  tipo?: TipoAsesoria
  asesor?: string
}

export const asesoriaVacia: NuevaAsesoria = { motivo: '', fecha: null, descripcion: '', ...sinHorario }

/** Creates an advisory with exactly what section 7 says, and with what was offered beyond it. */
export const crearAsesoria = (
  { cliente, motivo, fecha, descripcion, tipo, asesor, hora, minutos }: NuevaAsesoria & { cliente: string },
  options: Pick<CallOptions, 'idempotencyKey'>,
) =>
  api.post(
    '/asesorias/crear',
    {
      cliente,
      motivo,
      // Never sent without a day, because the form requires it.
      fecha: fecha ?? '',
      descripcion,
      ...(tipo !== undefined && { tipo }),
      ...(asesor !== undefined && { asesor }),
      // Without them the call is the specification's (D46).
      ...((hora !== '' || minutos !== null) && aHorario({ hora, minutos })),
    },
    options,
  )

/** Reads a client; null if the client cannot be chosen, for which a server of the plain contract may answer an empty body. */
export const pedirCliente =
  (id: string): Ask<Cliente | null> =>
  async (options) => {
    const { cliente } = await api.post('/clientes/detalles', { id }, options)
    return cliente?._id ? cliente : null
  }
