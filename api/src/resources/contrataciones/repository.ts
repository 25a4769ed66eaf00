import { type Contratacion, type MetodoPago, pagosDe } from '@backoffice/shared/contract'
import { and, desc, eq, type SQL, sql } from '../../platform/database/drizzle.ts'
import { uuidv7 } from 'uuidv7'
import type { Tx } from '../../platform/database/database.ts'
import { membresias } from '../membresias/table.ts'
import { today } from '../../platform/lists/days.ts'
import { anyRow, liveRow } from '../../platform/rows/rows.ts'
import { statusOf } from './status.ts'
import { contrataciones } from './table.ts'

const columns = {
  _id: contrataciones._id,
  version: contrataciones.version,
  id_membresia: contrataciones.id_membresia,
  membresia: contrataciones.membresia,
  total: contrataciones.total,
  metodo: contrataciones.metodo,
  fecha_inicio: contrataciones.fecha_inicio,
  fecha_fin: contrataciones.fecha_fin,
  pagado: contrataciones.pagado,
  cancelacion: contrataciones.cancelacion,
}

interface Row {
  _id: string
  version: number
  id_membresia: string
  membresia: string
  total: number
  metodo: number
  fecha_inicio: string
  fecha_fin: string
  pagado: number | null
  cancelacion: string | null
}

/** A row as answers carry it. */
export const toContratacion = (row: Row): Contratacion => ({
  _id: row._id,
  version: row.version,
  membresia: { _id: row.id_membresia, nombre: row.membresia },
  total: row.total,
  metodo: row.metodo as MetodoPago,
  fecha_inicio: row.fecha_inicio,
  fecha_fin: row.fecha_fin,
  status: statusOf(row, today()),
  ...pagosDe({ ...row, cancelada: row.cancelacion !== null }),
})

const ofCliente = (idLocatario: string, idCliente: string) =>
  and(eq(contrataciones.id_locatario, idLocatario), eq(contrataciones.id_cliente, idCliente))

/** The purchases of a client, the most recent first. */
export async function listContrataciones(
  tx: Tx,
  idLocatario: string,
  idCliente: string,
): Promise<Contratacion[]> {
  const rows = await tx
    .select(columns)
    .from(contrataciones)
    .where(ofCliente(idLocatario, idCliente))
    .orderBy(desc(contrataciones.creacion), desc(contrataciones._id))
  return rows.map(toContratacion)
}

/** The name of a current plan, locked against deletion and renaming until this transaction ends. */
export async function takePlan(tx: Tx, idLocatario: string, id: string): Promise<string | undefined> {
  const live = liveRow(membresias, idLocatario, id)
  const [plan] = await tx.select({ nombre: membresias.nombre }).from(membresias).where(live).for('share')
  return plan?.nombre
}

export interface NuevaContratacion {
  id_cliente: string
  id_membresia: string
  membresia: string
  total: number
  metodo: MetodoPago
  fecha_inicio: string
  fecha_fin: string
}

export async function insertContratacion(
  tx: Tx,
  idLocatario: string,
  nueva: NuevaContratacion,
): Promise<Contratacion> {
  const row = { ...nueva, id_locatario: idLocatario, _id: uuidv7(), creacion: sql`now()` }
  const [made] = await tx.insert(contrataciones).values(row).returning(columns)
  return toContratacion(made as Row)
}

/** One purchase of a client for a write: locks the row, so it waits for a concurrent change and sees it. */
export async function lockContratacion(
  tx: Tx,
  idLocatario: string,
  idCliente: string,
  id: string,
): Promise<Contratacion | null> {
  const [row] = await tx
    .select(columns)
    .from(contrataciones)
    .where(and(ofCliente(idLocatario, idCliente), eq(contrataciones._id, id)))
    .for('update')
  return row ? toContratacion(row) : null
}

/** Whose purchase this is; it never changes. */
export async function clienteOf(tx: Tx, idLocatario: string, id: string): Promise<string | undefined> {
  const [row] = await tx
    .select({ id_cliente: contrataciones.id_cliente })
    .from(contrataciones)
    .where(isContratacion(idLocatario, id))
  return row?.id_cliente
}

const isContratacion = (idLocatario: string, id: string) => anyRow(contrataciones, idLocatario, id)

export const cancelContratacion = (tx: Tx, idLocatario: string, id: string): Promise<Contratacion> =>
  update(tx, idLocatario, id, { cancelacion: sql`now()` })

/** Takes the cancellation back. */
export const restoreContratacion = (tx: Tx, idLocatario: string, id: string): Promise<Contratacion> =>
  update(tx, idLocatario, id, { cancelacion: null })

/** Sets the last day. */
export const endContratacion = (
  tx: Tx,
  idLocatario: string,
  id: string,
  fecha_fin: string,
): Promise<Contratacion> => update(tx, idLocatario, id, { fecha_fin })

/**
 * Adds to what is paid, or takes away from it; null if that would pay more than the total. The database adds, in cents of its own.
 * The version stays, because nothing that a person edits has changed.
 */
export async function payContratacion(
  tx: Tx,
  idLocatario: string,
  id: string,
  { monto, sign }: { monto: number; sign: 1 | -1 },
): Promise<Contratacion | null> {
  const pagado = sql`coalesce(pagado, 0) + ${sign}::int * ${monto}::numeric`
  const [row] = await tx
    .update(contrataciones)
    .set({ pagado: sql`nullif(${pagado}, 0)` })
    .where(and(isContratacion(idLocatario, id), sql`${pagado} between 0 and total`))
    .returning(columns)
  return row ? toContratacion(row) : null
}

async function update(
  tx: Tx,
  idLocatario: string,
  id: string,
  change: { cancelacion: SQL | null } | { fecha_fin: string },
): Promise<Contratacion> {
  const [row] = await tx
    .update(contrataciones)
    .set({ ...change, version: sql`version + 1` })
    .where(isContratacion(idLocatario, id))
    .returning(columns)
  return toContratacion(row as Row)
}
