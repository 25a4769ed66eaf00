import { sql, type SQL } from '../../../platform/database/drizzle.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { one } from '../../../platform/database/statements/one.ts'
import { badField } from '../../../platform/http/refusal.ts'
import { type Cut, decodeCursor, encodeCursor } from '../../../platform/lists/cursor.ts'
import { today } from '../../../platform/lists/days.ts'
import type { Question } from '../../../platform/lists/list.ts'
import type { Condition, PageOfIds } from '../../../platform/lists/page.ts'
import { clientesConditions, type FiltroClientes } from '../entidad.ts'

const ORDEN = 'ultima_asesoria'

/** So few clients that asking each one's last advisory and sorting them takes 10 ms. */
const FEW = 2_000
const FILAS = 20

type Pregunta = FiltroClientes & Omit<Question<string>, 'orden'>

/** Answers the same question in the list's own order. */
type InOwnOrder = (question: FiltroClientes & Omit<Question<never>, 'orden'>) => Promise<PageOfIds>

interface Place {
  filas: number
  salto?: number
  cut: Cut | null
  backwards?: boolean
}

/** A page of the list by the day of the last advisory. */
export async function pageByVisit(tx: Tx, question: Pregunta, own: InOwnOrder): Promise<PageOfIds> {
  const filas = question.filas ?? FILAS
  const [place, second] = (['pagina', 'despues', 'antes'] as const).filter((m) => question[m] !== undefined)
  if (second) throw badField(second, `No va junto con ${place}`)
  const backwards = question.antes !== undefined
  const cursor = question.despues ?? question.antes
  const cut =
    cursor === undefined ? null : decodeCursor(backwards ? 'antes' : 'despues', cursor, ORDEN, 'dia')
  const { few, answer } = await matches(question, own)
  const salto = (question.pagina ?? 0) * filas
  const found = await read(tx, question, few, { filas, salto, cut, backwards })
  const cursorAt = (row: Found | undefined) =>
    row ? encodeCursor(ORDEN, { valor: row.dia, id: row._id }) : null
  return {
    ids: found.map(({ _id }) => _id),
    answer: {
      ...answer,
      cursor_primero: cursorAt(found[0]),
      cursor_ultimo: cursorAt(found.at(-1)),
    },
  }
}

/** One batch of the whole list in that order. */
export async function batchByVisit(
  tx: Tx,
  question: Pregunta,
  place: Pick<Place, 'cut' | 'filas'>,
  own: InOwnOrder,
): Promise<{ ids: string[]; cut: Cut | null }> {
  const { few } = await matches(question, own)
  const found = await read(tx, question, few, place)
  const last = found.length === place.filas ? found.at(-1) : undefined
  return { ids: found.map(({ _id }) => _id), cut: last ? { valor: last.dia, id: last._id } : null }
}

/** How many match, and which if they are few. */
async function matches(question: Pregunta, own: InOwnOrder) {
  const { direccion: _way, pagina: _page, despues: _after, antes: _before, ...filtro } = question
  const { ids, answer } = await own({ ...filtro, filas: FEW + 1 })
  return { few: ids.length <= FEW ? ids : null, answer }
}

interface Found extends Record<string, unknown> {
  _id: string
  dia: string
}

async function read(tx: Tx, question: Pregunta, few: string[] | null, place: Place): Promise<Found[]> {
  const descending = question.direccion === 'desc'
  return few ? ofFew(tx, few, descending, place) : ofMany(tx, question, descending, place)
}

/** Those who have never come have the day '-infinity', like in visitas.sql. */
async function ofFew(
  tx: Tx,
  ids: string[],
  descending: boolean,
  { filas, salto = 0, cut, backwards = false }: Place,
): Promise<Found[]> {
  const [way, beyond]: SQL[] = descending !== backwards ? [sql`desc`, sql`<`] : [sql`asc`, sql`>`]
  const { rows } = await tx.execute<Found>(sql`
    with v as materialized (
      select c._id, coalesce(max(a.creacion), '-infinity') as dia
      from unnest(${sql.param(ids)}::uuid[]) c (_id)
      left join asesorias a on a.id_locatario = locatario() and a.id_cliente = c._id and a.eliminacion is null
        and a.creacion <= ${today()}::date
      group by c._id
    )
    select _id, dia::text as dia from v
    ${cut ? sql`where (v.dia, _id) ${beyond} (${cut.valor}::date, ${cut.id}::uuid)` : sql``}
    order by v.dia ${way}, _id ${way} limit ${filas} offset ${salto}`)
  return backwards ? rows.reverse() : rows
}

async function ofMany(
  tx: Tx,
  question: Pregunta,
  descending: boolean,
  { filas, salto = 0, cut, backwards = false }: Place,
): Promise<Found[]> {
  const conditions: Condition[] = [
    ...clientesConditions(question),
    ...(question.ids ? [{ op: 'alguno' as const, columna: '_id', valor: question.ids }] : []),
    ...(question.eliminados ? [{ op: 'eliminados' as const }] : []),
  ]
  const { ids, cortes } = one(
    await tx.execute<{ ids: string[]; cortes: string[] }>(sql`
      select ids, cortes from clientes_por_visita(
        ${JSON.stringify(conditions)}::jsonb, ${today()}::date, ${question.sin_venir_desde ?? null}::date, ${descending},
        ${filas}, ${salto}, ${cut?.valor ?? null}::date, ${cut?.id ?? null}::uuid, ${backwards})`),
  )
  return ids.map((_id, i) => ({ _id, dia: cortes[i] ?? '' }))
}
