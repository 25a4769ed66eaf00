import { removeRecord, restoreRecord } from '../../platform/rows/records.ts'
import { lockRow } from '../../platform/rows/rows.ts'
import { badField, Refusal } from '../../platform/http/refusal.ts'
import { today } from '../../platform/lists/days.ts'
import { type RowAction, defineLote } from '../../platform/lotes/spec.ts'
import type { Edicion } from './edit.ts'
import { asesoria, asesoriasList } from './entidad.ts'
import { takeAsesor } from './references.ts'
import { editarAsesoria } from './write.ts'

type Datos = Pick<Edicion, 'asesor' | 'finalizacion'>

/** Ends an advisory; one that has ended keeps its day. */
const finalizar: RowAction<Datos> = async (tx, actor, row, datos) => {
  const found = await lockRow(tx, asesoria, actor.idLocatario, row.id)
  if (found && found.finalizacion !== null) throw new Refusal(409, 'Ya estaba finalizada')
  await editarAsesoria(tx, actor, { ...row, ...datos })
}

/** What can be done to many advisories. */
export const asesoriasLote = defineLote<'asesorias', Datos>({
  lista: 'asesorias',
  entity: asesoria,
  list: asesoriasList,
  datos: async (tx, { idLocatario }, { accion, asesor, fecha }) => {
    if (accion === 'finalizar') return { finalizacion: fecha ?? today() }
    if (accion !== 'asignar') return {}
    if (!asesor) throw badField('asesor', 'Es obligatorio')
    await takeAsesor(tx, idLocatario, asesor)
    return { asesor }
  },
  acciones: {
    eliminar: (tx, actor, row) => removeRecord(tx, asesoria, actor, row),
    restaurar: async (tx, actor, row) => void (await restoreRecord(tx, asesoria, actor, row)),
    asignar: (tx, actor, row, datos) => editarAsesoria(tx, actor, { ...row, ...datos }),
    finalizar,
  },
})
