import { api, type CallOptions } from '@backoffice/shared'

/** The form's values; the client is chosen beside it. */
export interface NuevaAsesoria {
  motivo: string
  fecha: string | null
  descripcion: string
}

export const asesoriaVacia: NuevaAsesoria = { motivo: '', fecha: null, descripcion: '' }

/** Creates an advisory with exactly what section 7 says. */
export const crearAsesoria = (
  { cliente, motivo, fecha, descripcion }: NuevaAsesoria & { cliente: string },
  options: Pick<CallOptions, 'idempotencyKey'>,
) =>
  api.post(
    '/asesorias/crear',
    // Never sent without a day, because the form requires it.
    { cliente, motivo, fecha: fecha ?? '', descripcion },
    options,
  )
