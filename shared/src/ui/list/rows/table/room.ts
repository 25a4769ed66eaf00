import type { ColumnKind, RowsProps } from '../../types.ts'

/** So many columns fit without a sideways scroll, if each gets no more than its kind needs. */
export const FIT = 7

/** The widths of table.styles.ts for a table of as many columns as fit, in rem. */
const widths: Partial<Record<ColumnKind, number>> = {
  phone: 9.5,
  date: 12,
  period: 14,
  label: 6.75,
  number: 7,
  money: 8.5,
}
/** A text: names break between words rather than letters, beside their button, too. */
const TEXT = 9

/**
 * How wide a table must be for its columns, in rem: narrower ones are cards. Fewer columns fit wherever there is a table
 * at all, and more scroll sideways: 0.
 */
export function roomFor<Fila>({
  columns,
  rowActions,
  actionSlots = 3,
}: Pick<RowsProps<Fila>, 'columns' | 'rowActions' | 'actionSlots'>): number {
  if (columns.length !== FIT) return 0
  const own = columns.map(({ kind }) => (kind && widths[kind]) ?? TEXT)
  return own.reduce((sum, width) => sum + width, rowActions ? actionSlots * 2.25 + 2 : 0)
}
