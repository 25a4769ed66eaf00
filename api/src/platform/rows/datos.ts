import type pg from 'pg'
import type { FileStore } from '../files/store.ts'

type Row = Record<string, unknown>

/** The rows that belong to a client, when their data is erased. */
export interface OfCliente {
  /** The audit's name for one. */
  entidad: string
  /** What the operator calls one row, and several; without it the operator reads no count. */
  nombres?: readonly [uno: string, varios?: string]
  /** Says what was erased, if it was not the rows themselves: «los textos de 3 asesorías». */
  borrado?: (cuantos: string) => string
  /** Erases what says who the client is; rows that never do have none. Runs in their tenant's transaction. */
  borrar?: (client: pg.Client, rows: { ids: string[]; cliente: string; store: FileStore }) => Promise<unknown>
}

/**
 * What the programs that copy and erase must know of a table. A table that says nothing is in every backup, and the
 * operator gets a list of its rows that name an erased person.
 */
export interface Datos {
  /** Backups leave it out: it is short-lived, or belongs to one installation. */
  respaldo?: false
  /** Instead of telling of rows that name an erased person: delete them, or empty the texts that do. */
  menciones?: 'borrar' | 'vaciar'
  /** The page where a row is seen and changed. */
  ruta?: (row: Row) => string
  /** `clave` and `viva`: each key with bytes in the store, and whether a current row uses it. */
  claves?: string
  deCliente?: OfCliente
  /** Deletes rows of this table whenever a person's data are erased in the office: any of them may name that person. */
  alBorrar?: (client: pg.Client, store: FileStore) => Promise<unknown>
}

/** By the table's name. */
export type Tablas = Readonly<Record<string, Datos>>

/** Checks a declaration. */
export const defineTablas = (tablas: Tablas): Tablas => tablas
