import { type Actor, auditBy } from '../../../platform/audit/repository.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { sql } from '../../../platform/database/drizzle.ts'
import {
  cancelContratacion,
  insertContratacion,
  lockContratacion,
  takePlan,
} from '../../contrataciones/repository.ts'
import type { Compra } from '../check/purchase.ts'

/** The names of the plans that a group's rows name, locked until it is done; of one that is gone there is none. */
export async function takePlans(
  tx: Tx,
  idLocatario: string,
  ids: Iterable<string>,
): Promise<Map<string, string>> {
  const plans = new Map<string, string>()
  // In one order, so that two groups do not wait for each other.
  for (const id of [...new Set(ids)].sort()) {
    const nombre = await takePlan(tx, idLocatario, id)
    if (nombre !== undefined) plans.set(id, nombre)
  }
  return plans
}

/** Writes down a purchase; returns its id. */
export async function addPurchase(
  tx: Tx,
  actor: Actor,
  id_cliente: string,
  compra: Compra & { membresia: string },
): Promise<string> {
  const nueva = { ...compra, id_cliente }
  const { _id } = await insertContratacion(tx, actor.idLocatario, nueva)
  auditBy(tx, actor, { accion: 'crear', entidad: 'contratacion', idEntidad: _id, despues: nueva })
  return _id
}

/** Whether a client has this very purchase already, also one that was imported before. */
export async function hasPurchase(tx: Tx, idCliente: string, compra: Compra): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    select from contrataciones where id_locatario = locatario() and id_cliente = ${idCliente}::uuid
      and id_membresia = ${compra.id_membresia}::uuid and cancelacion is null
      and fecha_inicio = ${compra.fecha_inicio}::date and fecha_fin = ${compra.fecha_fin}::date`)
  return rows.length > 0
}

/** Cancels a purchase that an import made, if nobody has changed it since. */
export async function undoPurchase(tx: Tx, actor: Actor, idCliente: string, id: string): Promise<void> {
  const antes = await lockContratacion(tx, actor.idLocatario, idCliente, id)
  if (antes?.version !== 1) return
  const { status } = await cancelContratacion(tx, actor.idLocatario, id)
  auditBy(tx, actor, {
    accion: 'editar',
    entidad: 'contratacion',
    idEntidad: id,
    antes: { id_cliente: idCliente, status: antes.status },
    despues: { id_cliente: idCliente, status },
  })
}
