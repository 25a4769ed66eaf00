import type { COLUMNAS_BITACORA, FiltroBitacora } from '@backoffice/shared/contract'
import { sql } from '../../platform/database/drizzle.ts'
import { one } from '../../platform/database/one.ts'
import { idsAlong } from '../../platform/lists/along.ts'
import type { List, Question } from '../../platform/lists/list.ts'
import { found } from './filter.ts'

type Pregunta = FiltroBitacora &
  Pick<Question<(typeof COLUMNAS_BITACORA)[number]>, 'direccion' | 'filas' | 'pagina' | 'ids'>

const TOTAL_MAX = 10_000

/** Newest first, unless the question says otherwise. */
const orderOf = ({ direccion }: Pregunta) => ({
  ...{ valor: sql`a.momento`, tipo: sql`timestamptz`, id: sql`a._id` },
  descending: direccion !== 'asc',
})

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
    const salto = (question.pagina ?? 0) * filas
    const { ids } = await idsAlong(tx, those, orderOf(question), { filas, salto })
    return { ids, answer: { total: Math.min(total, TOTAL_MAX), total_exacto: total <= TOTAL_MAX } }
  },
  batch: (tx, { idLocatario }, question, cut, filas) =>
    idsAlong(tx, found(idLocatario, question), orderOf(question), { filas, cut }),
} satisfies List<Pregunta, object>
