import type { COLUMNAS_BITACORA, FiltroBitacora } from '@backoffice/shared/contract'
import { sql } from '../../platform/database/drizzle.ts'
import { idsAlong, pageAlong } from '../../platform/lists/along.ts'
import type { List, Question } from '../../platform/lists/list.ts'
import { found } from './filter.ts'

type Pregunta = FiltroBitacora &
  Pick<Question<(typeof COLUMNAS_BITACORA)[number]>, 'direccion' | 'filas' | 'pagina' | 'ids'>

/** Newest first, unless the question says otherwise. */
const orderOf = ({ direccion }: Pregunta) => ({
  ...{ valor: sql`a.momento`, tipo: sql`timestamptz`, id: sql`a._id` },
  descending: direccion !== 'asc',
})

/** The audit of one office: a page with its number, which beyond 10,000 is a lower bound. */
export const bitacoraList = {
  page: (tx, { idLocatario }, question) =>
    pageAlong(tx, found(idLocatario, question), orderOf(question), question),
  batch: (tx, { idLocatario }, question, cut, filas) =>
    idsAlong(tx, found(idLocatario, question), orderOf(question), { filas, cut }),
} satisfies List<Pregunta, object>
