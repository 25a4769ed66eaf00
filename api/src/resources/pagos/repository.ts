import type { MetodoPago, Pago } from '@backoffice/shared/contract'
import { uuidv7 } from 'uuidv7'
import type { Tx } from '../../platform/database/database.ts'
import { and, desc, eq, sql } from '../../platform/database/drizzle.ts'
import { pagos } from './table.ts'

const columns = {
  _id: pagos._id,
  version: pagos.version,
  fecha: pagos.fecha,
  metodo: pagos.metodo,
  monto: pagos.monto,
  cancelacion: pagos.cancelacion,
}

type Row = Omit<Pago, 'metodo'> & { metodo: number }

const toPago = (row: Row): Pago => ({ ...row, metodo: row.metodo as MetodoPago })

const ofContratacion = (idLocatario: string, idContratacion: string) =>
  and(eq(pagos.id_locatario, idLocatario), eq(pagos.id_contratacion, idContratacion))

/** The payments of a purchase, the latest first. */
export async function listPagos(tx: Tx, idLocatario: string, idContratacion: string): Promise<Pago[]> {
  const rows = await tx
    .select(columns)
    .from(pagos)
    .where(ofContratacion(idLocatario, idContratacion))
    .orderBy(desc(pagos.creacion), desc(pagos._id))
  return rows.map(toPago)
}

/** One payment of a purchase, whose row the caller has locked. */
export async function findPago(
  tx: Tx,
  idLocatario: string,
  { id_contratacion, id_pago }: { id_contratacion: string; id_pago: string },
): Promise<Pago | undefined> {
  const [row] = await tx
    .select(columns)
    .from(pagos)
    .where(and(ofContratacion(idLocatario, id_contratacion), eq(pagos._id, id_pago)))
  return row && toPago(row)
}

type NuevoPago = Pick<Pago, 'fecha' | 'metodo' | 'monto'> & { id_contratacion: string }

export async function insertPago(tx: Tx, idLocatario: string, nuevo: NuevoPago): Promise<Pago> {
  // The clock, so that the payments of a purchase, which wait for each other, have an order.
  const row = { ...nuevo, id_locatario: idLocatario, _id: uuidv7(), creacion: sql`clock_timestamp()` }
  const [made] = await tx.insert(pagos).values(row).returning(columns)
  return toPago(made as Row)
}

/** Cancels a payment, or takes that back. */
export async function setCancelled(
  tx: Tx,
  idLocatario: string,
  id: string,
  cancelled: boolean,
): Promise<Pago> {
  const [row] = await tx
    .update(pagos)
    .set({ cancelacion: cancelled ? sql`now()` : null, version: sql`version + 1` })
    .where(and(eq(pagos.id_locatario, idLocatario), eq(pagos._id, id)))
    .returning(columns)
  return toPago(row as Row)
}
