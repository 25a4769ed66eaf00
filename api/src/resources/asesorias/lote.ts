import type { filtroAsesorias, lotesCalls } from '@backoffice/shared/contract'
import { and, eq } from '../../platform/database/drizzle.ts'
import type { z } from 'zod'
import { anyOf } from '../../platform/database/any-of.ts'
import { asesorias } from '../../platform/database/schema.ts'
import { badField, Refusal } from '../../platform/http/refusal.ts'
import { today } from '../../platform/lists/days.ts'
import { type Deed, defineLote, searched } from '../../platform/lotes/spec.ts'
import type { Edicion } from './edit.ts'
import { asesoriasConditions, asesoriasSpec } from './list.ts'
import { takeAsesor } from './references.ts'
import { lockAsesoria } from './repository.ts'
import { restaurarAsesoria } from './restore.ts'
import { editarAsesoria, eliminarAsesoria } from './write.ts'

type Body = z.output<(typeof lotesCalls)['POST /asesorias/crear_lote']['request']>
type Datos = Pick<Edicion, 'asesor' | 'finalizacion'>

/** Ends an advisory; one that has ended keeps its day. */
const finalizar: Deed<Datos> = async (tx, actor, row, datos) => {
  const found = await lockAsesoria(tx, actor.idLocatario, row.id)
  if (found && found.finalizacion !== null) throw new Refusal(409, 'Ya estaba finalizada')
  await editarAsesoria(tx, actor, { ...row, ...datos })
}

/** What can be done to many advisories. */
export const asesoriasLote = defineLote<z.output<typeof filtroAsesorias>, Body, Datos>({
  lista: 'asesorias',
  nombres: ['asesoría', 'asesorías'],
  tabla: 'asesorias',
  matching: searched(asesoriasSpec, asesoriasConditions),
  datos: async (tx, { idLocatario }, { accion, asesor, fecha }) => {
    if (accion === 'finalizar') return { finalizacion: fecha ?? today() }
    if (accion !== 'asignar') return {}
    if (!asesor) throw badField('asesor', 'Es obligatorio')
    await takeAsesor(tx, idLocatario, asesor)
    return { asesor }
  },
  acciones: {
    eliminar: eliminarAsesoria,
    restaurar: restaurarAsesoria,
    asignar: (tx, actor, row, datos) => editarAsesoria(tx, actor, { ...row, ...datos }),
    finalizar,
  },
  namesOf: async (tx, idLocatario, ids) => {
    const { _id, motivo, cliente } = asesorias
    const rows = await tx
      .select({ _id, motivo, cliente })
      .from(asesorias)
      .where(and(eq(asesorias.id_locatario, idLocatario), anyOf(_id, ids)))
    return new Map(rows.map((row) => [row._id, `${row.motivo} · ${row.cliente}`]))
  },
})
