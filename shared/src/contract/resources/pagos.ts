import { z } from 'zod'
import type { CallsOf } from '../call.ts'
import { rowBase } from '../list.ts'
import { conMsg, dia, dinero, id, instante, version } from '../wire.ts'
import { contratacion, metodoPago } from './contrataciones.ts'

/** One payment of a purchase that is paid in parts (E-23). */
export const pago = z.object({
  ...rowBase,
  /** The day on which the money came. */
  fecha: dia,
  metodo: metodoPago,
  monto: z.number(),
  /** When it was cancelled; null: it counts. */
  cancelacion: instante.nullable(),
})

const which = { id_cliente: id, id_contratacion: id }
const hecho = conMsg.extend({ pago, contratacion })

export const pagosCalls = {
  /** The payments of a purchase, the latest first, cancelled ones too. */
  'POST /clientes/pagos_contratacion': {
    access: ['clientes.detalles', 'clientes.editar'],
    extra: true,
    request: z.object(which),
    response: z.object({ contratacion, pagos: z.array(pago) }),
  },
  /** With its first payment, a purchase owes the rest of its total. */
  'POST /clientes/crear_pago': {
    access: ['clientes.editar'],
    extra: true,
    once: true,
    audit: { accion: 'crear', entidad: 'pago' },
    request: z.object({
      ...which,
      fecha: dia,
      metodo: metodoPago,
      monto: dinero.gt(0, { error: 'Debe ser más de 0' }),
    }),
    response: hecho,
  },
  /** What it paid is owed again; without any payment left, the purchase counts as paid. */
  'POST /clientes/cancelar_pago': {
    access: ['clientes.editar'],
    extra: true,
    audit: { accion: 'editar', entidad: 'pago' },
    request: z.object({ ...which, id_pago: id, version: version.optional() }),
    response: hecho,
  },
  /** Takes back a cancellation, unless others have paid that part since. */
  'POST /clientes/restaurar_pago': {
    access: ['clientes.editar'],
    extra: true,
    audit: { accion: 'restaurar', entidad: 'pago' },
    request: z.object({ ...which, id_pago: id, version: version.optional() }),
    response: hecho,
  },
} satisfies CallsOf

export type Pago = z.output<typeof pago>
