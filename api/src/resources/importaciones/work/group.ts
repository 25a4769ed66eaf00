import { esDeCompra } from '@backoffice/shared/contract'
import type { Database, Tx } from '../../../platform/database/database.ts'
import { and, eq, sql } from '../../../platform/database/drizzle.ts'
import type { RightsOf } from '../../../platform/permisos/rights.ts'
import { isImport, rowsBetween, updateImport } from '../repository.ts'
import { importaciones } from '../table.ts'
import { undoRows } from './undo.ts'
import { importRows, keepOutcomes, type Outcome } from './import-rows.ts'

/** A group of an import's rows: the position before its first. */
export interface Group {
  idLocatario: string
  id: string
  desde: number
}

/** How many rows one transaction does: other people wait no longer than it takes. */
export const GROUP = 250

const LOST = 'Se perdió el permiso para hacer esto'

/**
 * Does one group and asks for the next, in one transaction: a process that dies leaves the group undone, and one that
 * comes a second time finds the import further on and does nothing.
 */
export function workOn(
  db: Database,
  rightsOf: RightsOf,
  { idLocatario, id, desde }: Group,
  next: (tx: Tx, group: Group) => Promise<void>,
): Promise<void> {
  return db.tenant(idLocatario, async (tx) => {
    // Two imports of one office would not see each other's clients, and make them twice.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${idLocatario}, 61))`)
    const [row] = await tx
      .select()
      .from(importaciones)
      .where(and(isImport(idLocatario, id), eq(importaciones.avance, desde)))
      .for('update')
    const undoing = row?.estado === 'deshaciendo'
    if (!row?.lectura || !(undoing || row.estado === 'en_curso')) return
    const may = await rightsOf(tx, idLocatario, row.id_usuario)
    const edits = undoing || row.lectura.repetidos === 'completar' || row.lectura.columnas.some(esDeCompra)
    if (!may || !may(undoing ? 'clientes.editar' : 'clientes.agregar') || (edits && !may('clientes.editar')))
      return updateImport(tx, idLocatario, id, { estado: 'detenida', motivo: LOST }, { ends: true })

    const actor = { idLocatario, idUsuario: row.id_usuario, origin: row.origen }
    const to = Math.min(desde + GROUP, row.total)
    const filas = await rowsBetween(tx, idLocatario, id, desde, to)
    const outcomes = undoing
      ? await undoRows(tx, actor, filas)
      : await importRows(tx, actor, filas, row.lectura)
    await keepOutcomes(tx, { idLocatario, id }, outcomes)
    // A group that ended early says so by having fewer rows than it was given.
    const last = undoing || outcomes.length === filas.length ? to : (outcomes.at(-1)?.n ?? to)
    const many = (estado: Outcome['estado']) => outcomes.filter((one) => one.estado === estado).length
    const ended = last >= row.total
    await updateImport(
      tx,
      idLocatario,
      id,
      {
        avance: last,
        creados: row.creados + many('creada'),
        completados: row.completados + many('completada'),
        omitidos: row.omitidos + many('omitida'),
        fallidos: row.fallidos + many('fallida'),
        deshechos: row.deshechos + many('deshecha'),
        conservados: row.conservados + many('conservada'),
        ...(ended && { estado: undoing ? 'deshecha' : 'terminada' }),
      },
      ended ? { ends: true } : {},
    )
    if (!ended) await next(tx, { idLocatario, id, desde: last })
  })
}
