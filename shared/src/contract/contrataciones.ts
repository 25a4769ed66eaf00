import { z } from 'zod'
import { rowBase } from './list'
import { conMsg, dia, dineroDesdeCero, id, obligatorio, version } from './wire'

/** 0 Efectivo, 1 Tarjeta, 2 Transferencia. */
export const metodoPago = z.union([z.literal(0), z.literal(1), z.literal(2)], {
  error: obligatorio('Debe ser 0, 1 o 2'),
})

/** 0 Activa, 1 Vencida, 2 Cancelada; the database stores only the cancellation (D14). */
export const statusContratacion = z.union([z.literal(0), z.literal(1), z.literal(2)])

/** A purchase of a plan, with the plan's name at the time of the purchase (D25). */
export const contratacion = z.object({
  ...rowBase,
  membresia: z.object({ _id: id.optional(), nombre: z.string() }),
  total: z.number(),
  metodo: metodoPago,
  fecha_inicio: dia,
  fecha_fin: dia,
  status: statusContratacion,
})

export const contratacionesCalls = {
  'POST /clientes/crear_contratacion': {
    request: z
      .object({
        id_cliente: id,
        id_membresia: id,
        total: dineroDesdeCero,
        metodo: metodoPago,
        fecha_inicio: dia,
        fecha_fin: dia,
      })
      .refine(({ fecha_inicio, fecha_fin }) => fecha_fin >= fecha_inicio, {
        path: ['fecha_fin'],
        error: 'No puede ser anterior a la fecha de inicio',
      }),
    response: conMsg.extend({ contratacion }),
  },
  'POST /clientes/cancelar_contratacion': {
    request: z.object({ id_cliente: id, id_contratacion: id }),
    response: conMsg.extend({ contratacion }),
  },
  /** Takes back a cancellation. */
  'POST /clientes/restaurar_contratacion': {
    request: z.object({ id_cliente: id, id_contratacion: id, version: version.optional() }),
    response: conMsg.extend({ contratacion }),
  },
}

export type Contratacion = z.output<typeof contratacion>
export type MetodoPago = z.output<typeof metodoPago>
export type StatusContratacion = z.output<typeof statusContratacion>
