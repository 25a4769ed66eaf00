import type { ShownGroup, WaitingGroup } from '@backoffice/shared/contract'
import { telefono } from '@backoffice/shared/format'

/** A row as a server tells it; what its members mean is said by the remote that shows it. */
export type Row = Record<string, unknown> & { _id: string }

/** An answer: rows, by the group's name. */
export type Found = Record<string, unknown>

/** The rows of a group; none where the answer has something else under its name. */
export const rowsIn = (answer: Found, group: string): Row[] => {
  const rows = answer[group]
  return Array.isArray(rows) ? (rows as Row[]) : []
}

/** A member's text; the name may lead further in: `cliente.nombre`. */
export function textIn(row: Row, name: string): string {
  const value = name
    .split('.')
    .reduce<unknown>((inside, key) => (inside as Record<string, unknown> | null | undefined)?.[key], row)
  return typeof value === 'string' ? value : ''
}

/** «2026-01-31» as 31/01/2026. */
const asShown = (text: string) =>
  /^\d{4}-\d\d-\d\d$/.test(text) ? text.split('-').reverse().join('/') : text

type Said = Pick<ShownGroup | WaitingGroup, 'label' | 'detail'> & Pick<ShownGroup, 'phone'>

/** What names a row, and what tells it from others; without names of members, in the order of the row. */
export function said(row: Row, { label, detail = [], phone }: Said) {
  const [first = '', ...others] = Object.keys(row).filter((name) => name !== '_id')
  const [named, rest] = label ? [label, detail] : [first, others]
  return {
    label: textIn(row, named),
    details: rest
      .map((name) => (name === phone ? telefono : asShown)(textIn(row, name)))
      .filter((text) => text !== ''),
  }
}
