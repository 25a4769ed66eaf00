import { getTableColumns, sql } from '../../platform/database/drizzle.ts'
import { defineEntity, type RowOf } from '../../platform/rows/entity.ts'
import { notas } from './table.ts'

export const nota = defineEntity({
  entidad: 'nota',
  falta: 'La nota no existe',
  tabla: notas,
  columnas: getTableColumns(notas),
  nombre: sql<string>`${notas.texto}`,
})

/** The row of a note, deleted or not. */
export type NotaEntera = RowOf<typeof nota>
