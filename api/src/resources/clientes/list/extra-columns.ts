import type { ClienteEnLista, ColumnaExtraCliente } from '@backoffice/shared/contract'
import { sql } from '../../../platform/database/drizzle.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { isoInstant } from '../../../platform/database/statements/instant.ts'
import { today } from '../../../platform/lists/days.ts'
import { statusOf } from '../../contrataciones/status.ts'

type Extra = Pick<ClienteEnLista, ColumnaExtraCliente>

interface Row extends Record<string, unknown> {
  _id: string
  rfc: string
  creacion: string
  empresa: string
  plan?: string | null
  fecha_fin?: string | null
  cancelacion?: string | null
  ultima_asesoria?: string | null
}

const PURCHASE = sql`left join lateral (
    select k.membresia as plan, k.fecha_fin::text as fecha_fin, k.cancelacion::text as cancelacion
    from contrataciones k where k.id_locatario = c.id_locatario and k.id_cliente = c._id
    order by k.creacion desc, k._id desc limit 1
  ) compra on true`

/** What is to come has not been. */
const advisory = () => sql`left join lateral (
    select max(a.creacion)::text as ultima_asesoria from asesorias a
    where a.id_locatario = c.id_locatario and a.id_cliente = c._id and a.eliminacion is null
      and a.creacion <= ${today()}::date
  ) visita on true`

/**
 * The further columns of these clients (E-03): a look-up by index for each row of the page, and none for a column that
 * was not asked for.
 */
export async function extraColumns(
  tx: Tx,
  idLocatario: string,
  ids: string[],
  wanted: readonly ColumnaExtraCliente[],
): Promise<Map<string, Extra>> {
  const asks = new Set(wanted)
  const { rows } = await tx.execute<Row>(
    sql`select c._id, c.rfc, c.creacion::text as creacion, empresa_de_cliente(c) as empresa
        ${asks.has('membresia') ? sql`, compra.*` : sql``}
        ${asks.has('ultima_asesoria') ? sql`, visita.*` : sql``}
      from clientes c
      ${asks.has('membresia') ? PURCHASE : sql``}
      ${asks.has('ultima_asesoria') ? advisory() : sql``}
      where c.id_locatario = ${idLocatario} and c._id = any (${sql.param(ids)}::uuid[])`,
  )
  return new Map(rows.map((row) => [row._id, only(asks, row)]))
}

function only(asks: ReadonlySet<ColumnaExtraCliente>, row: Row): Extra {
  return {
    ...(asks.has('rfc') && { rfc: row.rfc || null }),
    ...(asks.has('creacion') && { creacion: isoInstant(row.creacion) }),
    ...(asks.has('empresa') && { empresa: row.empresa || null }),
    ...(asks.has('membresia') && { membresia: purchaseOf(row) }),
    ...(asks.has('ultima_asesoria') && { ultima_asesoria: row.ultima_asesoria ?? null }),
  }
}

const purchaseOf = ({ plan, fecha_fin, cancelacion }: Row): ClienteEnLista['membresia'] =>
  plan && fecha_fin
    ? { nombre: plan, fecha_fin, status: statusOf({ cancelacion: cancelacion ?? null, fecha_fin }, today()) }
    : null
