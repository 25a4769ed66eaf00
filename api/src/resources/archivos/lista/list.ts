import type { ArchivoPorVencer, COLUMNAS_ARCHIVOS, FiltroArchivos } from '@backoffice/shared/contract'
import { type SQL, sql } from '../../../platform/database/drizzle.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { idsAlong, pageAlong } from '../../../platform/lists/along.ts'
import type { List, Question } from '../../../platform/lists/list.ts'

type Columna = (typeof COLUMNAS_ARCHIVOS)[number]
type Pregunta = FiltroArchivos & Pick<Question<Columna>, 'orden' | 'direccion' | 'filas' | 'pagina' | 'ids'>

/** The files of current clients with a last day, as far as the filter leaves them. */
function found(idLocatario: string, { clase, vence_desde, vence_hasta, ids }: Pregunta): SQL {
  const all = [
    sql`a.id_locatario = ${idLocatario} and a.eliminacion is null and a.vence is not null`,
    !!ids && sql`a._id = any (${sql.param(ids)}::uuid[])`,
    !!clase && sql`a.clase = ${clase}`,
    !!vence_desde && sql`a.vence >= ${vence_desde}`,
    !!vence_hasta && sql`a.vence <= ${vence_hasta}`,
  ].filter((condition) => condition !== false)
  return sql`from archivos a
    join clientes c on c.id_locatario = a.id_locatario and c._id = a.id_cliente and c.eliminacion is null
    where ${sql.join(all, sql` and `)}`
}

/** The value that orders each column, and its type. */
const columns: Record<Columna, { valor: SQL; tipo: SQL }> = {
  vence: { valor: sql`a.vence`, tipo: sql`date` },
  nombre: { valor: sql`f_norm(a.nombre)`, tipo: sql`text` },
  cliente: { valor: sql`c.cliente_n`, tipo: sql`text` },
}

const orderOf = ({ orden, direccion }: Pregunta) => ({
  ...columns[orden ?? 'vence'],
  ...{ id: sql`a._id`, descending: direccion === 'desc' },
})

/** The files that are good until some day: a page with its number, which beyond 10,000 is a lower bound. */
export const archivosList = {
  page: (tx, { idLocatario }, question) =>
    pageAlong(tx, found(idLocatario, question), orderOf(question), question),
  batch: (tx, { idLocatario }, question, cut, filas) =>
    idsAlong(tx, found(idLocatario, question), orderOf(question), { filas, cut }),
} satisfies List<Pregunta, object>

interface Row extends Omit<ArchivoPorVencer, 'cliente'>, Record<string, unknown> {
  id_cliente: string
  cliente: string
  celular: string
  email: string
}

/** The files with these ids, with whose they are and how to reach them. */
export async function archivosRows(tx: Tx, idLocatario: string, ids: string[]): Promise<ArchivoPorVencer[]> {
  const { rows } = await tx.execute<Row>(sql`
    select a._id, a.version, a.nombre, a.extension, a.clase, a.vence::text, a.id_cliente,
      nombre_de_cliente(c) as cliente, c.celular, c.email
    from archivos a join clientes c on c.id_locatario = a.id_locatario and c._id = a.id_cliente
    where a.id_locatario = ${idLocatario} and a._id = any (${sql.param(ids)}::uuid[])`)
  return rows.map(({ id_cliente, cliente, celular, email, ...archivo }) => ({
    ...archivo,
    cliente: { _id: id_cliente, nombre: cliente, celular: celular || null, email: email || null },
  }))
}
