import { api } from '@backoffice/shared'
import type { AsesoriaDetalles, TipoAsesoria } from '@backoffice/shared/contract'
import { aHorario, deHorario, type Horario } from '../horario.ts'
import type { Edit } from '@backoffice/shared/resource'

/** The form's values; the client is shown beside it and stays. */
export interface AsesoriaForm extends Horario {
  motivo: string
  tipo: TipoAsesoria
  asesor: string
  fecha: string | null
  finalizacion: string | null
  descripcion: string
}

/** An advisory as the form shows it: saved untouched, it stays exactly as it was. */
export const deAsesoria = (asesoria: AsesoriaDetalles): AsesoriaForm => ({
  motivo: asesoria.motivo,
  tipo: asesoria.tipo,
  asesor: asesoria.asesor._id,
  fecha: asesoria.creacion,
  finalizacion: asesoria.finalizacion,
  descripcion: asesoria.descripcion ?? '',
  ...deHorario(asesoria),
})

/** Sends the whole form with id, and the version that it is based on (D10, D41). */
export const editarAsesoria = ({ form, record }: Edit<AsesoriaDetalles, AsesoriaForm>) =>
  api.post('/asesorias/editar', {
    id: record._id,
    motivo: form.motivo,
    tipo: form.tipo,
    asesor: form.asesor,
    // Never sent without a day, because the form requires it.
    fecha: form.fecha ?? '',
    finalizacion: form.finalizacion,
    descripcion: form.descripcion,
    ...(record.hora !== undefined && aHorario(form)),
    ...(record.version !== undefined && { version: record.version }),
  })
