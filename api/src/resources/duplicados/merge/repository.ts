import { DIAS_PARA_DESHACER, type Union } from '@backoffice/shared/contract'
import type { Tx } from '../../../platform/database/database.ts'
import { sql, type SQL } from '../../../platform/database/drizzle.ts'
import { fullName } from '../../../platform/database/statements/full-name.ts'
import { isoInstant } from '../../../platform/database/statements/instant.ts'

interface Row extends Record<string, unknown> {
  _id: string
  id_queda: string
  queda: string
  id_cliente: string
  va: string
  momento: string
  usuario: string
  deshecha: string | null
  vence: string
  vigente: boolean
}

const SELECT = sql`
  select u._id, u.id_queda, nombre_de_cliente(q) as queda, u.id_cliente, nombre_de_cliente(v) as va,
    u.momento::text, ${sql.raw(fullName('p'))} as usuario, u.deshecha::text,
    (u.momento + make_interval(days => ${DIAS_PARA_DESHACER}))::text as vence,
    u.deshecha is null and not v.datos_borrados and u.momento > now() - make_interval(days => ${DIAS_PARA_DESHACER}) as vigente
  from uniones u
  join clientes q on q.id_locatario = u.id_locatario and q._id = u.id_queda
  join clientes v on v.id_locatario = u.id_locatario and v._id = u.id_cliente
  join usuarios p on p.id_locatario = u.id_locatario and p._id = u.id_usuario`

const toUnion = (row: Row): Union => ({
  _id: row._id,
  queda: { _id: row.id_queda, nombre: row.queda },
  va: { _id: row.id_cliente, nombre: row.va },
  momento: isoInstant(row.momento),
  usuario: row.usuario,
  deshecha: row.deshecha === null ? null : isoInstant(row.deshecha),
  vence: isoInstant(row.vence),
  se_deshace: row.vigente,
})

async function read(tx: Tx, where: SQL): Promise<Union[]> {
  const { rows } = await tx.execute<Row>(sql`${SELECT} where u.id_locatario = locatario() and ${where}`)
  return rows.map(toUnion)
}

/** One merge; undefined: the office has none of this id. */
export const findUnion = async (tx: Tx, id: string): Promise<Union | undefined> =>
  (await read(tx, sql`u._id = ${id}::uuid`))[0]

/** The merge that stands by which a client went. */
export const unionOf = async (tx: Tx, idCliente: string): Promise<Union | undefined> =>
  (await read(tx, sql`u.id_cliente = ${idCliente}::uuid and u.deshecha is null`))[0]

/** The latest merges, also undone ones. */
export const listUnions = (tx: Tx, max: number): Promise<Union[]> =>
  read(tx, sql`true order by u.momento desc, u._id desc limit ${max}`)

/** Where a client who was merged is now, however often; undefined: nowhere else. */
export async function wentTo(tx: Tx, idCliente: string): Promise<string | undefined> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    with recursive camino as (
      select id_queda as id, 1 as n from uniones
      where id_locatario = locatario() and id_cliente = ${idCliente}::uuid and deshecha is null
      union all
      select u.id_queda, n + 1 from camino c join uniones u
        on u.id_locatario = locatario() and u.id_cliente = c.id and u.deshecha is null
      where n < 100
    )
    select id from camino order by n desc limit 1`)
  return rows[0]?.id
}
