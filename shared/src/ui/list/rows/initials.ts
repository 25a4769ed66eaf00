import { personTone } from '../../data/personTone.ts'
import { personTones } from '../../theme/tokens.ts'
import type { Column } from '../types.ts'

/** What the cell or title that names a person carries; the styles below draw it, so that it is no text of the page. */
export function initialsOf<Fila>(column: Column<Fila> | undefined, row: Fila) {
  const person = column?.person?.(row)
  if (!person) return {}
  return { 'data-initials': person.initials, 'data-person': personTone(person.id) }
}

const circle = {
  content: 'attr(data-initials)',
  position: 'absolute',
  insetInlineStart: '0',
  top: '50%',
  translate: '0 -50%',
  display: 'grid',
  placeItems: 'center',
  width: '7',
  height: '7',
  borderRadius: 'full',
  fontSize: '0.6875rem',
  fontWeight: 'semibold',
  letterSpacing: '0',
}

const tones = Object.fromEntries(
  personTones.map((tone, index) => [
    `& [data-person="${index}"]::before`,
    { bg: `person.${tone}.bg`, color: `person.${tone}.fg` },
  ]),
)

/** The circles of a whole table or of all cards. */
export const initials = {
  '& [data-initials]': { position: 'relative' },
  '& [data-initials]::before': circle,
  ...tones,
  '@media (forced-colors: active)': { '& [data-initials]::before': { border: '1px solid' } },
}
