import { TOTAL_MAX } from './along.ts'
import type { Tx } from '../database/database.ts'
import { named } from '../database/statements/named.ts'
import { one } from '../database/statements/one.ts'
import { badField } from '../http/refusal.ts'
import { type ColumnKind, type Cut, decodeCursor, encodeCursor } from './cursor.ts'

/** The fields of one list that a request may filter and order by. */
export interface ListSpec<C extends string = string> {
  tabla: string
  /** By their names on the wire. */
  columnas: Record<C, ColumnKind>
  /** Which column orders one instead of its namesake. */
  por?: Partial<Record<C, string>>
  porDefecto: { orden: C; direccion: 'asc' | 'desc' }
}

/** One condition; migrations/repeatable/buscar.sql explains each operator. */
export type Condition =
  | {
      op: 'contiene'
      columnas: string[]
      valores: string[]
      indice?: string
      repetida?: string
      escrita?: string
    }
  | { op: 'clave'; columna: string; valor: string }
  | { op: 'igual' | 'desde' | 'hasta' | 'antes_de'; columna: string; valor: string | number }
  | { op: 'nulo'; columna: string }
  | { op: 'alguno'; columna: string; valor: (string | number)[] }
  /** No current row of another list refers to it on these days. */
  | {
      op: 'sin_renglones'
      de: string
      en: string
      columna: string
      dia: string
      desde: string
      hasta: string
    }
  /** Among the deleted rows instead of the current ones. */
  | { op: 'eliminados' }
  /** Any few matches, in bounded time; there may be more than are found. */
  | { op: 'pocos' }

export interface PageQuestion<C extends string = string> {
  filas?: number | undefined
  pagina?: number | undefined
  despues?: string | undefined
  antes?: string | undefined
  orden?: C | undefined
  direccion?: 'asc' | 'desc' | undefined
}

export interface PageOfIds {
  ids: string[]
  answer: {
    total: number
    total_exacto: boolean
    cursor_primero: string | null
    cursor_ultimo: string | null
  }
}

const FILAS = 20

/** Whether the request wants the whole list, as in the plain contract: it has no paging member. */
export const asksForAll = (q: PageQuestion): boolean =>
  [q.filas, q.pagina, q.despues, q.antes, q.orden, q.direccion].every((member) => member === undefined)

/** The list's default order when the request names none; ascending when it names only a column. */
function orderOf<C extends string>(
  { columnas, por, porDefecto }: ListSpec<C>,
  question: Pick<PageQuestion<C>, 'orden' | 'direccion'>,
): { orden: C; columna: string; tipo: ColumnKind; descending: boolean } {
  const way = question.direccion ?? (question.orden ? 'asc' : porDefecto.direccion)
  const orden = question.orden ?? porDefecto.orden
  return { orden, columna: por?.[orden] ?? orden, tipo: columnas[orden], descending: way === 'desc' }
}

/** The ids of the requested page, in order, with the total and the cursors. */
export async function readPage<C extends string>(
  tx: Tx,
  spec: ListSpec<C>,
  conditions: Condition[],
  question: PageQuestion<C>,
): Promise<PageOfIds> {
  const { orden, columna, tipo, descending } = orderOf(spec, question)
  const filas = question.filas ?? FILAS
  const [place, second] = (['pagina', 'despues', 'antes'] as const).filter((m) => question[m] !== undefined)
  if (second) throw badField(second, `No va junto con ${place}`)
  const backwards = question.antes !== undefined
  const cursor = question.despues ?? question.antes
  const { ids, primero, ultimo, total } = await search(tx, spec, conditions, {
    columna,
    descending,
    filas,
    skip: (question.pagina ?? 0) * filas,
    cut: cursor === undefined ? null : decodeCursor(backwards ? 'antes' : 'despues', cursor, orden, tipo),
    backwards,
    countTo: TOTAL_MAX,
  })
  const known = total ?? 0
  const cursorAt = (valor: string | null, id: string | undefined) =>
    valor === null || id === undefined ? null : encodeCursor(orden, { valor, id })
  return {
    ids,
    answer: {
      total: Math.min(known, TOTAL_MAX),
      total_exacto: known <= TOTAL_MAX,
      cursor_primero: cursorAt(primero, ids[0]),
      cursor_ultimo: cursorAt(ultimo, ids.at(-1)),
    },
  }
}

/** One batch of the whole list, after the previous batch's cut; the last batch returns no cut. */
export async function readBatch<C extends string>(
  tx: Tx,
  spec: ListSpec<C>,
  conditions: Condition[],
  cut: Cut | null,
  filas: number,
  question: Pick<PageQuestion<C>, 'orden' | 'direccion'> = {},
): Promise<{ ids: string[]; cut: Cut | null }> {
  const { columna, descending } = orderOf(spec, question)
  const { ids, ultimo } = await search(tx, spec, conditions, {
    columna,
    descending,
    filas,
    skip: 0,
    cut,
    backwards: false,
    countTo: null,
  })
  const last = ids.at(-1)
  const more = ids.length === filas && last !== undefined && ultimo !== null
  return { ids, cut: more ? { valor: ultimo, id: last } : null }
}

interface Search {
  columna: string
  descending: boolean
  filas: number
  skip: number
  cut: Cut | null
  backwards: boolean
  countTo: number | null
}

interface Found extends Record<string, unknown> {
  ids: string[]
  primero: string | null
  ultimo: string | null
  total: number | null
}

async function search(tx: Tx, spec: ListSpec, conditions: Condition[], s: Search): Promise<Found> {
  const { cut } = s
  const found = await named<Found>(tx, 'buscar', BUSCAR, [
    spec.tabla,
    JSON.stringify(conditions),
    s.columna,
    s.descending,
    s.filas,
    s.skip,
    cut?.valor ?? null,
    cut?.id ?? null,
    s.backwards,
    s.countTo,
  ])
  return one(found)
}

const BUSCAR =
  'select ids, primero, ultimo, total from buscar($1, $2::jsonb, $3, $4, $5, $6, $7, $8, $9, $10)'
