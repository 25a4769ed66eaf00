import { z } from 'zod'
import {
  type Call,
  type CallName,
  calls,
  type ListaConLotes,
  LOTES,
  NOMBRES,
} from '../../../contract/index.ts'
import type { Tables } from '../data.ts'
import { collection, type Names } from './collection.ts'
import { type Derived, DERIVED } from './derivedRows.ts'
import { containWords } from './matching.ts'
import { sentOf } from './rows.ts'

/*
 * The entities that do no more than all do, as `npm run new-entity` writes them: what they are called, their fields
 * and their filters are in the contract. One that does more gets a file of its own.
 */

type Kind = keyof Tables & ListaConLotes
type Shape = Record<string, z.ZodType | undefined>

/** The members of an object's schema. */
const membersOf = (schema: z.ZodType | undefined): Shape =>
  schema instanceof z.ZodObject ? schema.shape : {}

/** The members that may be null, but not lack: what was not sent is null. */
const nothing = (members: Shape) =>
  Object.fromEntries(
    Object.entries(members)
      .filter(([, member]) => member?.safeParse(null).success && !member.safeParse(undefined).success)
      .map(([name]) => [name, null]),
  )

/** Whether the texts of a row contain what the filter asks of them. */
const matches = (row: object, asked: object): boolean =>
  Object.entries(asked).every(
    ([name, wanted]) =>
      typeof wanted !== 'string' ||
      !(name in row) ||
      containWords([(row as Record<string, string | null>)[name]], wanted),
  )

function handlersOf(lista: Kind) {
  const { uno, femenino } = NOMBRES[lista]
  const { response }: Call = calls[`POST /${lista}/detalles` as CallName]
  // The answer that tells one whole row: what it is called there, and its members.
  const [[name, row] = [lista, undefined]] = Object.entries(membersOf(response))
  const o = femenino ? 'a' : 'o'
  const One = uno.charAt(0).toUpperCase() + uno.slice(1)
  return collection(lista, `/${lista}/*`, {
    uno: name,
    frases: [
      `${femenino ? 'La' : 'El'} ${uno} no existe`,
      ...([`${One} cread${o}`, `${One} eliminad${o}`, `${One} restaurad${o}`] as const),
    ],
    edits: LOTES[lista],
    make: (input, _context, base) =>
      ({ ...nothing(membersOf(row)), ...sentOf(input), ...base }) as Tables[Kind],
    matches,
  })
}

/** The calls for their rows. */
export const derived = Object.assign({}, ...DERIVED.map(handlersOf)) as Record<
  Names<`/${Derived}/*`>,
  ReturnType<typeof handlersOf>[Names<`/${Kind}/*`>]
>
