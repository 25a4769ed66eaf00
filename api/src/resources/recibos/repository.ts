import { and, eq, sql } from '../../platform/database/drizzle.ts'
import { uuidv7 } from 'uuidv7'
import { type Actor, auditBy } from '../../platform/audit/repository.ts'
import type { Tx } from '../../platform/database/database.ts'
import { one } from '../../platform/database/statements/one.ts'
import { notFound, Refusal } from '../../platform/http/refusal.ts'
import { anyRow } from '../../platform/rows/rows.ts'
import type { ClienteEntero } from '../clientes/entidad.ts'
import { takeCliente } from '../clientes/repository.ts'
import { lockContratacion } from '../contrataciones/repository.ts'
import { contrataciones } from '../contrataciones/table.ts'
import { readLogo } from '../oficina/logo.ts'
import { readOficina } from '../oficina/repository.ts'
import { PAGO } from '../pagos/entidad.ts'
import { findPago } from '../pagos/repository.ts'
import { pagos } from '../pagos/table.ts'
import { type DatosRecibo, recibos } from './table.ts'

/** A receipt as it was issued. */
export interface ReciboEntero {
  _id: string
  folio: number
  emision: string
  datos: DatosRecibo
  id_logo: string | null
}

/** A receipt with what its PDF needs beside. */
export interface ReciboImpreso extends ReciboEntero {
  logo: Buffer | null
  /** The one thing that may change: its purchase, or its payment, was cancelled. */
  cancelado: boolean
}

const columns = {
  _id: recibos._id,
  folio: recibos.folio,
  emision: recibos.emision,
  datos: recibos.datos,
  id_logo: recibos.id_logo,
}

interface Which {
  id_cliente: string
  id_contratacion: string
  id_pago?: string | undefined
}

/**
 * The receipt of a purchase, or of one of its payments, issued now if it has none. Its number is taken in this transaction, after everything that
 * could refuse it: others that issue one wait until this one is stored, so that no number is missing.
 */
export async function takeRecibo(
  tx: Tx,
  actor: Actor,
  { id_cliente, id_contratacion, id_pago }: Which,
): Promise<{ recibo: ReciboEntero; cliente: ClienteEntero }> {
  const { idLocatario } = actor
  const cliente = await takeCliente(tx, idLocatario, id_cliente)
  const compra = await lockContratacion(tx, idLocatario, id_cliente, id_contratacion)
  if (!compra) throw notFound('La contratación no existe')
  const of = id_pago === undefined ? { id_contratacion } : { id_pago }
  const known = await findRecibo(tx, idLocatario, of)
  const pago = id_pago === undefined ? null : await findPago(tx, idLocatario, { id_contratacion, id_pago })
  if (pago === undefined) throw notFound(PAGO.falta)
  if (known) return { recibo: known, cliente }
  // A receipt of the whole would say again what the receipts of the payments say.
  if (pago === null && compra.pagado !== undefined)
    throw new Refusal(409, 'Esta contratación tiene pagos registrados: el recibo es de cada pago')

  const { id_logo, version: _version, ...oficina } = await readOficina(tx, idLocatario)
  const { nombre, apellido_paterno, apellido_materno, razon_social, rfc } = cliente
  const datos: DatosRecibo = {
    oficina,
    cliente: {
      nombre: [nombre, apellido_paterno, apellido_materno].filter(Boolean).join(' '),
      razon_social: razon_social ?? '',
      rfc: rfc ?? '',
    },
    membresia: compra.membresia.nombre,
    total: compra.total,
    metodo: compra.metodo,
    fecha_inicio: compra.fecha_inicio,
    fecha_fin: compra.fecha_fin,
    ...(pago && {
      metodo: pago.metodo,
      pago: { fecha: pago.fecha, monto: pago.monto, saldo: compra.saldo ?? 0 },
    }),
  }
  const folio = await nextFolio(tx, idLocatario)
  const ids = { id_locatario: idLocatario, _id: uuidv7(), ...of, id_cliente, id_logo }
  const rows = await tx
    .insert(recibos)
    .values({ ...ids, folio, datos, emision: sql`now()` })
    .returning(columns)
  const recibo = one({ rows })
  auditBy(tx, actor, {
    accion: 'crear',
    entidad: 'recibo',
    idEntidad: recibo._id,
    despues: { id_cliente, id_contratacion, ...of, folio },
  })
  return { recibo, cliente }
}

/** The next number; nobody else gets one until this transaction ends. */
async function nextFolio(tx: Tx, idLocatario: string): Promise<number> {
  const { ultimo } = one(
    await tx.execute<{ ultimo: number }>(sql`
      insert into folios_recibos as f (id_locatario, ultimo) values (${idLocatario}, 1)
      on conflict (id_locatario) do update set ultimo = f.ultimo + 1 returning ultimo`),
  )
  return ultimo
}

async function findRecibo(
  tx: Tx,
  idLocatario: string,
  of: { id_contratacion: string } | { id_pago: string },
): Promise<ReciboEntero | undefined> {
  const [row] = await tx
    .select(columns)
    .from(recibos)
    .where(
      and(
        eq(recibos.id_locatario, idLocatario),
        'id_pago' in of ? eq(recibos.id_pago, of.id_pago) : eq(recibos.id_contratacion, of.id_contratacion),
      ),
    )
  return row
}

/** What the PDF of a receipt says today. */
export async function readImpreso(tx: Tx, idLocatario: string, id: string): Promise<ReciboImpreso | null> {
  const [row] = await tx
    .select({
      ...columns,
      cancelado: sql<boolean>`${contrataciones.cancelacion} is not null or ${pagos.cancelacion} is not null`,
    })
    .from(recibos)
    .leftJoin(
      contrataciones,
      and(eq(contrataciones.id_locatario, idLocatario), eq(contrataciones._id, recibos.id_contratacion)),
    )
    .leftJoin(pagos, and(eq(pagos.id_locatario, idLocatario), eq(pagos._id, recibos.id_pago)))
    .where(anyRow(recibos, idLocatario, id))
  if (!row) return null
  return { ...row, logo: row.id_logo === null ? null : await readLogo(tx, idLocatario, row.id_logo) }
}
