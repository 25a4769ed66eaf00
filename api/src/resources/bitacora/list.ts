import type { COLUMNAS_BITACORA, FiltroBitacora } from '@backoffice/shared/contract'
import { type SQL, sql } from '../../platform/database/drizzle.ts'
import type { Tx } from '../../platform/database/database.ts'
import { one } from '../../platform/database/one.ts'
import type { Cut } from '../../platform/lists/cursor.ts'
import type { List, Question } from '../../platform/lists/list.ts'
import { found } from './filter.ts'

type Pregunta = FiltroBitacora &
  Pick<Question<(typeof COLUMNAS_BITACORA)[number]>, 'direccion' | 'filas' | 'pagina' | 'ids'>

const TOTAL_MAX = 10_000

/** The ids of these entries by their moment, and the end of the page for a cursor. */
async function idsOf(
  tx: Tx,
  those: SQL,
  { direccion }: Pregunta,
  { filas, salto = 0, cut = null }: { filas: number; salto?: number; cut?: Cut | null },
): Promise<{ ids: string[]; cut: Cut | null }> {
  const ascending = direccion === 'asc'
  const way = ascending ? sql`asc` : sql`desc`
  const after =
    cut &&
    sql` and (a.momento, a._id) ${ascending ? sql`>` : sql`<`} (${cut.valor}::timestamptz, ${cut.id}::uuid)`
  const { rows } = await tx.execute<{ _id: string; corte: string }>(
    sql`select a._id, a.momento::text as corte ${those}${after ?? sql``}
      order by a.momento ${way}, a._id ${way} limit ${filas} offset ${salto}`,
  )
  const last = rows.length === filas ? rows.at(-1) : undefined
  return { ids: rows.map(({ _id }) => _id), cut: last ? { valor: last.corte, id: last._id } : null }
}

/** The audit of one office: a page with its number, which beyond 10,000 is a lower bound. */
export const bitacoraList = {
  page: async (tx, { idLocatario }, question) => {
    const those = found(idLocatario, question)
    const { total } = one(
      await tx.execute<{ total: number }>(
        sql`select count(*)::int as total from (select ${those} limit ${TOTAL_MAX + 1}) t`,
      ),
    )
    const filas = question.filas ?? 20
    const { ids } = await idsOf(tx, those, question, { filas, salto: (question.pagina ?? 0) * filas })
    return { ids, answer: { total: Math.min(total, TOTAL_MAX), total_exacto: total <= TOTAL_MAX } }
  },
  batch: (tx, { idLocatario }, question, cut, filas) =>
    idsOf(tx, found(idLocatario, question), question, { filas, cut }),
} satisfies List<Pregunta, object>
