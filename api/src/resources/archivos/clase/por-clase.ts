import { CLASES_ARCHIVO, plain } from '@backoffice/shared/contract'
import type { Tx } from '../../../platform/database/database.ts'
import { sql } from '../../../platform/database/drizzle.ts'

const clases = Object.entries(CLASES_ARCHIVO).map(([clase, label]) => ({ clase, label: plain(label) }))

/** The newest files whose kind some of these words name («constancia fiscal»), and whose name has the others (E-19). */
export async function filesOfKind(
  tx: Tx,
  idLocatario: string,
  words: string[],
  atMost: number,
): Promise<string[]> {
  const named = clases
    .map(({ clase, label }) => ({ clase, others: words.filter((word) => !names(label, word)) }))
    .filter(({ others }) => others.length < words.length)
  if (named.length === 0) return []
  const conditions = named.map(({ clase, others }) => {
    const having = others.map((word) => sql`f_norm(a.nombre || '.' || a.extension) like f_patron(${word})`)
    return sql`(${sql.join([sql`a.clase = ${clase}`, ...having], sql` and `)})`
  })
  const { rows } = await tx.execute<{ _id: string }>(sql`
    select a._id from archivos a
    join clientes c on c.id_locatario = a.id_locatario and c._id = a.id_cliente and c.eliminacion is null
    where a.id_locatario = ${idLocatario} and a.eliminacion is null
      and a.clase = any (${sql.param(named.map(({ clase }) => clase))}::text[])
      and (${sql.join(conditions, sql` or `)})
    order by a._id desc limit ${atMost}`)
  return rows.map(({ _id }) => _id)
}

/** At least three letters of one of the kind's words, from its beginning on. */
const names = (label: string, word: string): boolean =>
  word.length >= 3 && label.split(' ').some((part) => part.startsWith(plain(word)))
