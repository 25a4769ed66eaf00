import type { MetodoPago } from '@backoffice/shared/contract'
import { integer, jsonb, pgTable, primaryKey, uuid } from '../../platform/database/drizzle.ts'
import { bytea, instante, tenantKey } from '../../platform/database/tables/columns.ts'
import type { DatosOficina } from '../oficina/repository.ts'

/** Everything that a receipt prints, as it was when it was issued. */
export interface DatosRecibo {
  oficina: DatosOficina
  /** Erasing a client's data leaves a name that says so (operator/erase/erase.ts). */
  cliente: { nombre: string; razon_social: string; rfc: string }
  membresia: string
  total: number
  metodo: MetodoPago
  fecha_inicio: string
  fecha_fin: string
  /** Of one payment (E-23): `total` is then the purchase's, and `metodo` the payment's. */
  pago?: { fecha: string; monto: number; saldo: number }
}

/** The receipts of purchases and of payments, one each; migrations/0046 and 0061. */
export const recibos = pgTable(
  'recibos',
  {
    ...tenantKey,
    folio: integer().notNull(),
    /** One of both. */
    id_contratacion: uuid(),
    id_pago: uuid(),
    id_cliente: uuid().notNull(),
    datos: jsonb().$type<DatosRecibo>().notNull(),
    id_logo: uuid(),
    emision: instante().notNull(),
  },
  (t) => [primaryKey({ columns: [t.id_locatario, t._id] })],
)

export const enlacesRecibos = pgTable(
  'enlaces_recibos',
  {
    id_locatario: uuid().notNull(),
    huella: bytea().notNull(),
    id_recibo: uuid().notNull(),
    vence: instante().notNull(),
  },
  (t) => [primaryKey({ columns: [t.id_locatario, t.huella] })],
)
