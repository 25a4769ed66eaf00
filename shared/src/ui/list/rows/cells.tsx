import { Fragment, type ReactNode } from 'react'
import { guion } from '../../../format/guion.ts'
import { isReachable, type Contact } from '../../contact/contact.ts'
import { ContactCell } from '../../contact/ContactCell.tsx'
import { isEmpty } from '../../data/isEmpty.ts'
import { Dash } from '../../page/text.tsx'
import type { Column } from '../types.ts'

/**
 * A cell's content, or the dash (C-04).
 * @param name whom a phone or an e-mail reaches; without it they have no buttons (E-08)
 */
export function cellContent<Fila>(column: Column<Fila>, row: Fila, name?: string): ReactNode {
  const content = column.cell(row)
  // Formatted dates already show the dash.
  if (isEmpty(content) || content === guion) return <Dash />
  if (typeof content !== 'string') return content
  if (column.kind === 'period') return <Period>{content}</Period>
  if (column.kind !== 'email' && column.kind !== 'phone') return content
  const shown = column.kind === 'email' ? <Breakable>{content}</Breakable> : content
  const contact: Contact = { kind: column.kind, text: content }
  if (name === undefined || !isReachable(contact)) return shown
  return (
    <ContactCell contact={contact} name={name}>
      {shown}
    </ContactCell>
  )
}

/** The phones and e-mails of a row by which somebody can be reached, of all its columns, each once. */
export function contactsOf<Fila>(columns: Column<Fila>[], row: Fila): Contact[] {
  const all = columns.flatMap((column) => {
    const { kind } = column
    const text = column.hideInCard ? null : column.cell(row)
    const own: Contact[] =
      (kind === 'phone' || kind === 'email') && typeof text === 'string' ? [{ kind, text }] : []
    return [...reached(column, row), ...own.filter(isReachable)]
  })
  return all.filter(({ text }, place) => all.findIndex((other) => other.text === text) === place)
}

/** The phones and e-mails of the person that a cell names. */
export const reached = <Fila,>({ contacts }: Column<Fila>, row: Fila): Contact[] =>
  contacts?.(row).filter(isReachable) ?? []

/** An e-mail that needs a second line breaks before the @ rather than in the middle of a word. */
function Breakable({ children }: { children: string }) {
  const at = children.indexOf('@')
  if (at < 1) return <span>{children}</span>
  return (
    // Another e-mail is another element: its texts change their number, which a translated page does not survive.
    <span key={children}>
      {children.slice(0, at)}
      <wbr />
      {children.slice(at)}
    </span>
  )
}

/** «Del … al …» wraps between its days, never within one. */
const Period = ({ children }: { children: string }) =>
  children.split(/ (?=al )/).map((part, index) => (
    <Fragment key={part}>
      {index > 0 && ' '}
      <span data-day="">{part}</span>
    </Fragment>
  ))

/** Never truncated: half an e-mail or half a date is useless. */
export const isWhole = <Fila,>({ wrap, kind = 'text' }: Column<Fila>) => wrap === true || kind !== 'text'

/** The full text of a cell that may be truncated, for its tooltip. */
export function cellTitle<Fila>(column: Column<Fila>, row: Fila): string | undefined {
  const content = isWhole(column) ? null : column.cell(row)
  return typeof content === 'string' && content.length > 24 ? content : undefined
}
