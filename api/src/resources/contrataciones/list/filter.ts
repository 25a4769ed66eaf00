import { type FiltroContrataciones, wordsOf } from '@backoffice/shared/contract'
import { type SQL, sql } from '../../../platform/database/drizzle.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { today } from '../../../platform/lists/days.ts'
import { readPage } from '../../../platform/lists/page.ts'
import { claveOf, wordsIn } from '../../../platform/lists/texts.ts'
import { clientesSpec } from '../../clientes/entidad.ts'

/** If a text matches more clients than this, the purchases are read in their own order: enough of them match to fill a page soon. */
const FEW = 2_000

/** Which rows have each status, in words that the index of days understands. */
const having: Record<0 | 1 | 2, () => SQL> = {
  0: () => sql`(k.cancelacion is null and k.fecha_fin >= ${today()}::date)`,
  1: () => sql`(k.cancelacion is null and k.fecha_fin < ${today()}::date)`,
  2: () => sql`k.cancelacion is not null`,
}

/**
 * Limits the purchases to the clients whose data match a text (D52); null without a text. Row-level security keeps a LIKE away from the index of names,
 * which only buscar() reads.
 */
async function ofClientes(tx: Tx, cliente: string): Promise<SQL | null> {
  const words = wordsOf(cliente)
  if (words.length === 0) return null
  const clave = claveOf('_id', cliente)
  const conditions = clave ?? wordsIn(['cliente_n'], cliente, 'cliente_n')
  const { ids } = await readPage(tx, clientesSpec, conditions, { filas: FEW + 1 })
  if (ids.length <= FEW) return sql`k.id_cliente = any (${sql.param(ids)}::uuid[])`
  return sql.join(
    words.map((word) => sql`c.cliente_n like f_patron(${word})`),
    sql` and `,
  )
}

type Days = Pick<FiltroContrataciones, 'pago_desde' | 'pago_hasta' | 'metodo'>

/** What limits a payment, or a purchase that counts as paid, to the days and the methods asked for. */
const within = (day: SQL, method: SQL, { pago_desde, pago_hasta, metodo }: Days): SQL =>
  sql.join(
    [
      pago_desde ? sql`${day} >= ${pago_desde}` : sql`true`,
      pago_hasta ? sql`${day} <= ${pago_hasta}` : sql`true`,
      metodo.length > 0 ? sql`${method} = any (${sql.param(metodo)}::smallint[])` : sql`true`,
    ],
    sql` and `,
  )

const payments = (days: Days): SQL => sql`from pagos p
  where p.id_locatario = k.id_locatario and p.id_contratacion = k._id and p.cancelacion is null
    and ${within(sql`p.fecha`, sql`p.metodo`, days)}`

/** Of a purchase without payments, which counts as paid on the day it begins, unless it was cancelled. */
const paidAtOnce = (days: Days): SQL =>
  sql`(k.pagado is null and k.cancelacion is null and ${within(sql`k.fecha_inicio`, sql`k.metodo`, days)})`

/** What of a purchase was paid on these days (E-23). */
export const paidOf = (days: Days): SQL =>
  sql`case when ${paidAtOnce(days)} then k.total else (select sum(p.monto) ${payments(days)}) end`

/** Whether the client has one that is not cancelled and ends later. */
const RENEWED = sql`exists (
  select from contrataciones n
  where n.id_locatario = k.id_locatario and n.id_cliente = k.id_cliente and n.cancelacion is null
    and n.fecha_fin > k.fecha_fin
)`

interface Filtro extends FiltroContrataciones {
  /** Only these, of those that match. */
  ids?: string[] | undefined
}

/** The purchases of live clients that a filter leaves. */
export async function found(tx: Tx, idLocatario: string, filtro: Filtro): Promise<SQL> {
  const { membresia, metodo, inicio_desde, inicio_hasta, fin_desde, fin_hasta, pago_desde, pago_hasta } =
    filtro
  const all = [
    sql`k.id_locatario = ${idLocatario}`,
    (await ofClientes(tx, filtro.cliente)) ?? false,
    !!filtro.ids && sql`k._id = any (${sql.param(filtro.ids)}::uuid[])`,
    !!membresia && sql`k.id_membresia = ${membresia}`,
    filtro.status.length > 0 &&
      sql`(${sql.join(
        filtro.status.map((one) => having[one]()),
        sql` or `,
      )})`,
    ...(pago_desde || pago_hasta
      ? [sql`(${paidAtOnce(filtro)} or exists (select ${payments(filtro)}))`]
      : [metodo.length > 0 && sql`k.metodo = any (${sql.param(metodo)}::smallint[])`]),
    filtro.con_saldo && sql`(k.pagado < k.total and k.cancelacion is null)`,
    !!inicio_desde && sql`k.fecha_inicio >= ${inicio_desde}`,
    !!inicio_hasta && sql`k.fecha_inicio <= ${inicio_hasta}`,
    !!fin_desde && sql`k.fecha_fin >= ${fin_desde}`,
    !!fin_hasta && sql`k.fecha_fin <= ${fin_hasta}`,
    filtro.sin_renovar && sql`not ${RENEWED}`,
    filtro.renovadas && RENEWED,
  ].filter((condition) => condition !== false)
  return sql`from contrataciones k
    join clientes c on c.id_locatario = k.id_locatario and c._id = k.id_cliente and c.eliminacion is null
    where ${sql.join(all, sql` and `)}`
}
