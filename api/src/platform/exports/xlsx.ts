import type { Cell } from './csv.ts'
import type { Column } from './spec.ts'

/** How such a file is called and served. */
export const xlsxFile = {
  extension: 'xlsx',
  type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

/** How a workbook shows the values of each kind. */
export const FORMATS = { dia: 'dd/mm/yyyy', instante: 'dd/mm/yyyy hh:mm', monto: '#,##0.00' }
const WIDTHS = { dia: 12, instante: 17, monto: 14 }
const WIDTH = 24

/** The width of a column of such values, in characters. */
export const widthOf = (kind: Column<never>['kind']): number => (kind ? WIDTHS[kind] : WIDTH)

type Titled = Pick<Column<never>, 'titulo' | 'kind'>

/**
 * A workbook of these rows, written as they come. Texts are texts, whatever they begin with, so nothing becomes a
 * formula; days and instants are dates. Rows beyond a sheet's limit go on in the next sheet.
 */
export async function* workbook(
  columns: readonly Titled[],
  parts: AsyncIterable<Cell[][]>,
): AsyncGenerator<Uint8Array> {
  // Most processes never write one.
  const { writeXlsxStream, XLSX_MAX_ROWS_PER_SHEET } = await import('hucre/xlsx')
  yield* writeXlsxStream(typed(columns, parts), {
    name: 'Hoja 1',
    columns: columns.map(({ titulo, kind }) => ({
      header: titulo,
      width: widthOf(kind),
      ...(kind && { numFmt: FORMATS[kind] }),
    })),
    freezePane: { rows: 1 },
    maxRowsPerSheet: XLSX_MAX_ROWS_PER_SHEET,
  })
}

async function* typed(columns: readonly Titled[], parts: AsyncIterable<Cell[][]>) {
  for await (const rows of parts)
    for (const row of rows) yield row.map((cell, i) => valueOf(cell, columns[i]?.kind))
}

/** A workbook has no time zone: the hour that the office reads is the hour that is written. */
export function valueOf(cell: Cell, kind: Titled['kind']): Cell | Date {
  if (typeof cell !== 'string') return cell
  if (kind === 'dia') return new Date(`${cell}T00:00:00Z`)
  if (kind === 'instante') return new Date(`${cell.replace(' ', 'T')}:00Z`)
  // A record of a workbook has no empty text.
  return cell === '' ? null : cell
}
