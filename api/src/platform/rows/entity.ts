import type { AnyPgColumn, GetColumnData, PgTable, SQL } from '../database/drizzle.ts'

/** The columns that every record of a tenant has. */
export type KeyedTable = PgTable & Record<'id_locatario' | '_id', AnyPgColumn>

/** The columns that every record which can be deleted and restored has (database/tables/columns.ts). */
export type RecordTable = KeyedTable & Record<'eliminacion' | 'eliminado_por' | 'version', AnyPgColumn>

type Columns = Record<string, AnyPgColumn> & Record<'version', AnyPgColumn>

/**
 * What a resource says once of its kind of record (`entidad.ts`): its rows, its deletion and its restore come from
 * here, and its list, its export and its batches name it.
 */
export interface Entity<C extends Columns = Columns> {
  /** The audit's name for one. */
  entidad: string
  /** The sentence for an id that nothing has. */
  falta: string
  tabla: RecordTable
  /** What is read of one, and what the audit keeps. */
  columnas: C
  /** How a list of failures names one. */
  nombre: SQL<string>
}

/** A row with these columns. */
export type RowOf<E extends Entity> = { [K in keyof E['columnas']]: GetColumnData<E['columnas'][K]> }

/** Checks a declaration, and keeps its types. */
export const defineEntity = <C extends Columns>(entity: Entity<C>): Entity<C> => entity
