import type { CallName, Calls } from '@backoffice/shared/contract'
import type { z } from 'zod'
import type { Session } from '../auth/session.ts'
import type { Tx } from '../database/database.ts'
import type { List } from '../lists/list.ts'
import type { Entity } from '../rows/entity.ts'
import type { Cell } from './csv.ts'

/** The lists with a call `/…/exportar`. */
export type ExportedList = CallName extends infer N
  ? N extends `POST /${infer L}/exportar`
    ? L
    : never
  : never

/** What the export of a list is asked. */
export type Asked<L extends ExportedList> = z.output<Calls[`POST /${L}/exportar`]['request']>

export interface Column<R> {
  titulo: string
  valor: (row: R) => Cell
  /** What a workbook shows its values as: days (`2026-11-21`), instants (`2026-11-21 06:15`), sums of money. */
  kind?: 'dia' | 'instante' | 'monto'
}

/** How one list is exported. */
export interface ExportSpec<L extends ExportedList, R extends { _id: string }> {
  /** The list's name, used for its call, for the file and for the stored query. */
  lista: L
  entity: Pick<Entity, 'entidad'>
  list: Pick<List<Asked<L>>, 'refuses' | 'batch'>
  rows: (tx: Tx, idLocatario: string, ids: string[]) => Promise<R[]>
  columns: (session: Session) => Column<R>[]
}

/** Checks the types of one list. */
export const defineExport = <L extends ExportedList, R extends { _id: string }>(
  spec: ExportSpec<L, R>,
): ExportSpec<L, R> => spec
