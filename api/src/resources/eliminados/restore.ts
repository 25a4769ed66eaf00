import { type AnyColumn, and, eq, isNotNull, type SQL, sql } from '../../platform/database/drizzle.ts'
import { staleVersion } from '../../platform/http/refusal.ts'

/** What a restore sets, whatever the table. */
export const RESTORED = { eliminacion: null, eliminado_por: null, version: sql`version + 1` }

/** What a deletion sets, whatever the table (D25). */
export const deletedBy = (idUsuario: string) => ({
  eliminacion: sql`now()`,
  eliminado_por: idUsuario,
  version: sql`version + 1`,
})

interface Deletable {
  id_locatario: AnyColumn
  _id: AnyColumn
  eliminacion: AnyColumn
}

/** The deleted row with this id. */
export const deletedRow = (table: Deletable, idLocatario: string, id: string): SQL | undefined =>
  and(anyRow(table, idLocatario, id), isNotNull(table.eliminacion))

/** The row with this id, deleted or not. */
export const anyRow = (table: Omit<Deletable, 'eliminacion'>, idLocatario: string, id: string) =>
  and(eq(table.id_locatario, idLocatario), eq(table._id, id))

/**
 * Whether a restore has something to do. A row that is not deleted is what the call wants, so that one that comes twice
 * is answered like the first; a version that is not the deleted row's is refused (D41).
 */
export function isDeleted(
  row: { eliminacion: string | null; version: number },
  version: number | undefined,
): boolean {
  if (row.eliminacion === null) return false
  if (version !== undefined && version !== row.version) throw staleVersion()
  return true
}
