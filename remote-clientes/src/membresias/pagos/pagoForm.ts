import type { Contratacion, Pago, RequestOf } from '@backoffice/shared/contract'
import { dinero, hoy } from '@backoffice/shared/format'
import { textos } from './pagos.textos.ts'

/** The form's values; a missing choice is null. */
export interface PagoForm {
  monto: number | null
  metodo: Pago['metodo'] | null
  fecha: string | null
}

/** What can still be paid of a purchase: without payments, all of it. */
export const porPagar = ({ total, saldo }: Pick<Contratacion, 'total' | 'saldo'>): number => saldo ?? total

const { registrar } = textos

/** A payment is made today; how much, the person says. */
export const pagoVacio = (metodo: Pago['metodo']): PagoForm => ({ monto: null, metodo, fecha: hoy() })

type Pedido = Omit<RequestOf<'/clientes/crear_pago'>, 'id_cliente' | 'id_contratacion'>

/** The request, or the errors of each field. */
export function pagoDe(
  { monto, metodo, fecha }: PagoForm,
  resto: number,
): { pedido: Pedido } | { campos: Partial<Record<keyof PagoForm, string>> } {
  if (monto === null || metodo === null || !fecha) {
    const missing = Object.entries({ monto, metodo, fecha }).filter(
      ([, value]) => value === null || value === '',
    )
    return { campos: Object.fromEntries(missing.map(([campo]) => [campo, registrar.obligatorio])) }
  }
  const campos = {
    ...(monto <= 0 && { monto: registrar.masDeCero }),
    ...(monto > resto && { monto: registrar.mayor(dinero(resto)) }),
    // Days as text compare like days.
    ...(fecha > hoy() && { fecha: registrar.futura }),
  }
  return Object.keys(campos).length > 0 ? { campos } : { pedido: { monto, metodo, fecha } }
}
