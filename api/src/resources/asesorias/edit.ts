import type { asesoriasCalls } from '@backoffice/shared/contract'
import type { z } from 'zod'
import type { Tx } from '../../platform/database/database.ts'
import { badField } from '../../platform/http/refusal.ts'
import { takeAsesor } from './references.ts'
import type { Asesoria } from './entidad.ts'

type Sent = z.output<(typeof asesoriasCalls)['POST /asesorias/editar']['request']>

/** A change of one advisory. */
export type Edicion = Pick<Sent, 'id'> & Partial<Sent>

/** An advisory after an edit: absent members keep their value, an empty `finalizacion` reopens it (D10, D13). */
export async function edited(
  tx: Tx,
  idLocatario: string,
  before: Asesoria,
  body: Edicion,
): Promise<Omit<Asesoria, 'id_cliente'>> {
  const after = {
    id_asesor: body.asesor ?? before.id_asesor,
    tipo: body.tipo ?? before.tipo,
    motivo: body.motivo ?? before.motivo,
    descripcion: body.descripcion ?? before.descripcion,
    creacion: body.fecha ?? before.creacion,
    finalizacion: body.finalizacion === undefined ? before.finalizacion : body.finalizacion,
    hora: body.hora === undefined ? before.hora : body.hora,
    minutos: body.minutos === undefined ? before.minutos : body.minutos,
  }
  // ISO days compare correctly as text.
  if (after.finalizacion !== null && after.finalizacion < after.creacion) {
    throw badField('finalizacion', 'No puede ser anterior a la fecha de creación')
  }
  // A deleted advisor stays on existing advisories, but cannot be chosen again.
  if (after.id_asesor !== before.id_asesor) await takeAsesor(tx, idLocatario, after.id_asesor)
  return after
}
