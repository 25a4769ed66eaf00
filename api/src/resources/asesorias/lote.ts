import { removeRecord, restoreRecord } from '../../platform/rows/records.ts'
import { lockRow } from '../../platform/rows/rows.ts'
import { badField, Refusal } from '../../platform/http/refusal.ts'
import { today } from '../../platform/lists/days.ts'
import { doneBy } from '../../platform/lotes/repository.ts'
import { type RowAction, defineLote } from '../../platform/lotes/spec.ts'
import type { Edicion } from './edit.ts'
import { asesoria, asesoriasList } from './entidad.ts'
import { takeAsesor } from './references.ts'
import { editarAsesoria } from './write.ts'

interface Datos extends Pick<Edicion, 'asesor' | 'finalizacion' | 'fecha'> {
  /** Takes a move back instead of a deletion. */
  vuelve?: true
}

/** Ends an advisory; one that has ended keeps its day. */
const finalizar: RowAction<Datos> = async (tx, actor, row, datos) => {
  const found = await lockRow(tx, asesoria, actor.idLocatario, row.id)
  if (found && found.finalizacion !== null) throw new Refusal(409, 'Ya estaba finalizada')
  await editarAsesoria(tx, actor, { ...row, ...datos })
}

/** Moves an advisory to another day; one that is on it already is not touched, so that no undoing moves it. */
const mover: RowAction<Datos> = async (tx, actor, { previo: _day, ...row }, { fecha }) => {
  const found = await lockRow(tx, asesoria, actor.idLocatario, row.id)
  if (found && found.creacion === fecha) throw new Refusal(409, 'Ya es de ese día')
  await editarAsesoria(tx, actor, { ...row, fecha })
}

/** What can be done to many advisories. */
export const asesoriasLote = defineLote<'asesorias', Datos>({
  lista: 'asesorias',
  entity: asesoria,
  list: asesoriasList,
  recuerda: 'creacion',
  deshace: ['eliminar', 'mover'],
  datos: async (tx, session, { accion, asesor, fecha, id_lote }) => {
    if (accion === 'finalizar') return { finalizacion: fecha ?? today() }
    if (accion === 'mover') {
      if (!fecha) throw badField('fecha', 'Es obligatoria')
      return { fecha }
    }
    if (accion === 'restaurar' && id_lote !== undefined) {
      const undone = await doneBy(tx, session, id_lote)
      return undone?.accion === 'mover' ? { vuelve: true } : {}
    }
    if (accion !== 'asignar') return {}
    if (!asesor) throw badField('asesor', 'Es obligatorio')
    await takeAsesor(tx, session.idLocatario, asesor)
    return { asesor }
  },
  acciones: {
    eliminar: (tx, actor, row) => removeRecord(tx, asesoria, actor, row),
    restaurar: async (tx, actor, { previo, ...row }, { vuelve }) => {
      if (vuelve) await editarAsesoria(tx, actor, { ...row, fecha: previo })
      else await restoreRecord(tx, asesoria, actor, row)
    },
    asignar: (tx, actor, { previo: _day, ...row }, datos) => editarAsesoria(tx, actor, { ...row, ...datos }),
    finalizar,
    mover,
  },
})
