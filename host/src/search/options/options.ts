import {
  enlaceTelefono,
  hoy,
  isPhone,
  resumen,
  telefono,
  vencimiento,
  wordsOf,
} from '@backoffice/shared/format'
import type { WaitingGroup } from '@backoffice/shared/contract'
import { textos } from '../box/box.textos.ts'
import { hasWords } from './folded.ts'
import type { Action, Offer } from './offer.ts'
import { AT_MOST, type Group, type Option } from './option.ts'
import { rowsIn, said, textIn, type Found, type Row } from './row.ts'

/** Sections and actions whose name contains every word of the text. */
export function namedGroups(offer: Offer, text: string): Group[] {
  const words = wordsOf(text)
  const having = (options: Option[]) =>
    options.filter(({ label }) => hasWords(label, words)).slice(0, AT_MOST)
  const beginnings = offer.withRow.map(({ label }) => ({
    key: label,
    label: `${label} …`,
    fill: `${label} `,
    kind: 'accion',
  }))
  return [
    { title: textos.grupos.secciones, options: having(offer.sections) },
    { title: textos.grupos.acciones, options: having([...offer.actions, ...beginnings]) },
  ].filter(({ options }) => options.length > 0)
}

/**
 * What is left of a text that begins like an action with a row («contratar membresía a noemi», «contratar noemi»): the
 * text to look for, which may be empty. Null: it does not begin like one.
 */
export function rowIn(offer: Offer, text: string): string | null {
  const typed = text.split(/\s+/)
  for (const { label } of offer.withRow) {
    const words = wordsOf(label)
    let taken = 0
    while (taken < typed.length && wordsOf(typed[taken] ?? '')[0] === words[taken]) taken++
    if (taken > 0) return typed.slice(taken).join(' ')
  }
  return null
}

/** The rows that wait and whose day has come, each leading to its page. */
export const dueOptions = (group: WaitingGroup, rows: Row[]): Option[] =>
  rows.slice(0, AT_MOST).map((row) => {
    const { label, details } = said(row, group)
    const detail = [...details, vencimiento(textIn(row, group.due), hoy())].join(' · ')
    const to = group.path.replace(':id', textIn(row, group.id))
    return { key: `${to}#${row._id}`, label: resumen(label), detail, to, kind: 'tarea' }
  })

/** One option for each row whose telephone was found: it calls that number (E-08). */
function calls(offer: Offer, found: Found): Option[] {
  return offer.shown.flatMap((group) =>
    rowsIn(found, group.of).flatMap((row) => {
      const number = group.phone ? textIn(row, group.phone) : ''
      const href = enlaceTelefono(number)
      const label = textos.llamar(said(row, group).label)
      return href
        ? [{ key: `llamar/${row._id}`, label, detail: telefono(number), href, kind: 'telefono' }]
        : []
    }),
  )
}

/** What can be done with the rows, with the first one alone or with each. */
function doing({ shown, withRow }: Offer, found: Found, forEach: boolean): Option[] {
  const ofRow = (row: Row, name: string, { label, to }: Action): Option => ({
    key: to(row._id),
    label: `${label} ${name}`,
    to: to(row._id),
    kind: 'accion',
  })
  return shown.flatMap((group) =>
    rowsIn(found, group.of)
      .slice(0, forEach ? AT_MOST : 1)
      .flatMap((row) =>
        withRow
          .filter(({ of }) => of === group.of)
          .map((action) => ofRow(row, said(row, group).label, action)),
      ),
  )
}

/**
 * The groups of what the server found for a text. Rows that the person may not open are left out.
 * @param forEach whether the actions are for each row, and come first
 */
export function foundGroups(offer: Offer, found: Found, text: string, forEach: boolean): Group[] {
  const groups = offer.shown.map((group): Group => {
    const options = rowsIn(found, group.of).flatMap((row) => {
      const page = offer.pageOf(group, row)
      const { label, details } = said(row, group)
      return page ? [{ ...page, label, detail: details.join(' · '), kind: group.icon }] : []
    })
    return { title: group.title, of: group.of, options }
  })
  const actions = {
    title: textos.grupos.acciones,
    options: [...(isPhone(text) ? calls(offer, found) : []), ...doing(offer, found, forEach)],
  }
  return (forEach ? [actions, ...groups] : [...groups, actions]).filter(({ options }) => options.length > 0)
}
