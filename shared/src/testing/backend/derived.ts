import { z } from 'zod'
import {
  type Call,
  type CallName,
  calls,
  type ListaConLotes,
  LOTES,
  NOMBRES,
  wordsOf,
} from '../../contract/index.ts'
import { hasPermission } from '../../remote/permissions.ts'
import { collection, type Names } from './collection.ts'
import type { Tables } from './data.ts'
import { type Derived, DERIVED } from './derivedRows.ts'
import type { Context } from './handler.ts'
import { containWords } from './matching.ts'
import { sentOf } from './rows.ts'

/*
 * The entities that do no more than all do, as `npm run new-entity` writes them: what they are called, their fields,
 * their filters and what the search box finds of them is in the contract. One that does more gets a file of its own.
 */

type Kind = keyof Tables & ListaConLotes
type Shape = Record<string, z.ZodType | undefined>

const call = (name: string): Call => calls[name as CallName]
const membersOf = (schema: z.ZodType | undefined): Shape =>
  schema instanceof z.ZodObject ? schema.shape : {}

/** The answer that tells one whole row: what it is called there, and its members. */
function oneOf(lista: string): { name: string; members: Shape } {
  const [[name, row] = [lista, undefined]] = Object.entries(
    membersOf(call(`POST /${lista}/detalles`).response),
  )
  return { name, members: membersOf(row) }
}

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
      typeof wanted !== 'string' || !(name in row) || containWords([textIn(row, name)], wanted),
  )

const textIn = (row: object, name: string): string | null => {
  const value = (row as Record<string, unknown>)[name]
  return typeof value === 'string' ? value : null
}

function handlersOf(lista: Kind) {
  const { uno, femenino } = NOMBRES[lista]
  const { name, members } = oneOf(lista)
  const o = femenino ? 'a' : 'o'
  const One = uno.charAt(0).toUpperCase() + uno.slice(1)
  return collection(lista, `/${lista}/*`, {
    uno: name,
    frases: [
      `${femenino ? 'La' : 'El'} ${uno} no existe`,
      `${One} cread${o}`,
      `${One} eliminad${o}`,
      `${One} restaurad${o}`,
    ],
    edits: LOTES[lista],
    make: (input, _context, base) => ({ ...nothing(members), ...sentOf(input), ...base }) as Tables[Kind],
    matches,
  })
}

/** The calls for their rows. */
export const derived = Object.assign({}, ...DERIVED.map(handlersOf)) as Record<
  Names<`/${Derived}/*`>,
  ReturnType<typeof handlersOf>[Names<`/${Kind}/*`>]
>

/** What the search box finds of them: rows with all the words in one of the texts that it shows. */
export const derivedFound = (texto: string, context: Context) =>
  Object.fromEntries(
    DERIVED.map((lista) => [
      lista,
      maySee(lista, context)
        ? context.data[lista as Kind].filter((row) => isFound(lista, row, texto)).slice(0, 5)
        : [],
    ]),
  )

function maySee(lista: string, { usuario }: Context): boolean {
  const { access } = call(`POST /${lista}/listar`)
  return typeof access !== 'string' && access.some((permiso) => hasPermission(usuario, permiso))
}

function isFound(lista: string, row: object, texto: string): boolean {
  const group = membersOf(call('POST /busqueda/buscar').response)[lista]
  const shown = group instanceof z.ZodArray ? Object.keys(membersOf(group.element as z.ZodType)) : []
  return (
    wordsOf(texto).length > 0 &&
    shown.some((name) => name !== '_id' && containWords([textIn(row, name)], texto))
  )
}
