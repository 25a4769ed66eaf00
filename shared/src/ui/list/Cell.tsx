import type { ReactNode } from 'react'
import { guion } from '../../format/guion'
import { isEmpty } from '../isEmpty'
import { Dash } from '../text'
import type { Column } from './types'

/** A cell's content, or the dash (C-04). */
export function cellContent<Fila>(column: Column<Fila>, row: Fila): ReactNode {
  const content = column.cell(row)
  // Dates without a day are the dash already.
  if (isEmpty(content) || content === guion) return <Dash />
  return column.email && typeof content === 'string' ? <Breakable>{content}</Breakable> : content
}

/** An e-mail that needs a second line begins it at the @, rather than in the middle of a word. */
function Breakable({ children }: { children: string }) {
  const at = children.indexOf('@')
  if (at < 1) return children
  return (
    <>
      {children.slice(0, at)}
      <wbr />
      {children.slice(at)}
    </>
  )
}

/** The whole text of a cell that may be cut short, for its tooltip. */
export function cellTitle<Fila>(column: Column<Fila>, row: Fila): string | undefined {
  const content = column.wrap || column.email ? null : column.cell(row)
  return typeof content === 'string' && content.length > 24 ? content : undefined
}
