import type { ReactNode } from 'react'
import { isEmpty } from '../isEmpty'
import { Dash } from '../text'
import type { Column } from './types'

/** A cell's content, or the dash (C-04). */
export function cellContent<Fila>(column: Column<Fila>, row: Fila): ReactNode {
  const content = column.cell(row)
  return isEmpty(content) ? <Dash /> : content
}

/** The whole text of a cell that may be cut short, for its tooltip. */
export function cellTitle<Fila>(column: Column<Fila>, row: Fila): string | undefined {
  const content = column.wrap ? null : column.cell(row)
  return typeof content === 'string' && content.length > 24 ? content : undefined
}
