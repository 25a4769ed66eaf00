import { z } from 'zod'
import type { CallsOf } from '../call.ts'
import { LOTES } from '../entidades.ts'
import { exportAnswer, exportRequest, pageAnswer, pageRequest, rowBase, varios } from '../list.ts'
import { crearLote } from '../lotes.ts'
import { guardarVistas, leerVistas } from '../vistas.ts'
import {
  conMsg,
  dia,
  diaOpcional,
  dineroDesdeCero,
  id,
  idOpcional,
  obligatorio,
  textoFiltro,
  version,
} from '../wire.ts'

/** 0 Efectivo, 1 Tarjeta, 2 Transferencia. */
export const metodoPago = z.union([z.literal(0), z.literal(1), z.literal(2)], {
  error: obligatorio('Debe ser 0, 1 o 2'),
})

/** 0 Activa, 1 Vencida, 2 Cancelada; the database stores only the cancellation (D14). */
export const statusContratacion = z.union([z.literal(0), z.literal(1), z.literal(2)], {
  error: 'Debe ser 0, 1 o 2',
})

/** A purchase of a plan, with the plan's name at the time of the purchase (D25). */
export const contratacion = z.object({
  ...rowBase,
  membresia: z.object({ _id: id.optional(), nombre: z.string() }),
  total: z.number(),
  metodo: metodoPago,
  fecha_inicio: dia,
  fecha_fin: dia,
  status: statusContratacion,
  /** The sum of its payments (E-23); absent: none is registered, and it counts as paid. */
  pagado: z.number().optional(),
  /** What is still owed, nothing of a cancelled one; absent with `pagado`. */
  saldo: z.number().optional(),
})

/** Both members, of what a purchase has paid; money is counted in cents. */
export const pagosDe = ({
  total,
  pagado,
  cancelada,
}: {
  total: number
  pagado: number | null
  cancelada: boolean
}) =>
  pagado === null
    ? {}
    : { pagado, saldo: cancelada ? 0 : (Math.round(total * 100) - Math.round(pagado * 100)) / 100 }

/** A purchase in the list over all clients. */
export const contratacionFila = contratacion.extend({
  /** The name, and how to reach them, is null for people who may not see it (D60). */
  cliente: z.object({
    _id: id,
    nombre: z.string().nullable(),
    celular: z.string().nullable().optional(),
    email: z.string().nullable().optional(),
  }),
})

export const COLUMNAS_CONTRATACIONES = [
  'cliente',
  'membresia',
  'total',
  'metodo',
  'fecha_inicio',
  'fecha_fin',
  'status',
  'saldo',
] as const

/** The days are inclusive. */
export const filtroContrataciones = z.object({
  cliente: textoFiltro,
  membresia: idOpcional,
  status: varios(statusContratacion),
  metodo: varios(metodoPago),
  inicio_desde: diaOpcional,
  inicio_hasta: diaOpcional,
  fin_desde: diaOpcional,
  fin_hasta: diaOpcional,
  /** Only those that owe something (E-23). */
  con_saldo: z
    .boolean({ error: 'Debe ser verdadero o falso' })
    .nullish()
    .transform((value) => value ?? false),
  /**
   * Only those of which something was paid on these days: of one without payments, its total on the day it began. `metodo` is then
   * that of what was paid.
   */
  pago_desde: diaOpcional,
  pago_hasta: diaOpcional,
  /** Only those after whose end the client has no other that is not cancelled. */
  sin_renovar: z
    .boolean({ error: 'Debe ser verdadero o falso' })
    .nullish()
    .transform((value) => value ?? false),
  /** Only the others: the client has one that is not cancelled and ends later. */
  renovadas: z
    .boolean({ error: 'Debe ser verdadero o falso' })
    .nullish()
    .transform((value) => value ?? false),
})

/** By how many days a purchase can be extended at once: ten years. */
export const EXTENSION_MAX = 3_660

/** How far a purchase is extended: one of both. */
export const extension = {
  dias: z
    .number({ error: 'Debe ser un número' })
    .int({ error: 'Debe ser un número entero' })
    .min(1, { error: 'Debe ser al menos 1' })
    .max(EXTENSION_MAX, { error: `Debe ser como máximo ${EXTENSION_MAX}` })
    .optional(),
  /** Until which day. */
  fecha_fin: dia.optional(),
}

const { filas, pagina, orden, direccion } = pageRequest(COLUMNAS_CONTRATACIONES)

const seesPurchases = ['configuracion.membresias.ver', 'clientes.detalles'] as const

export const contratacionesCalls = {
  'POST /contrataciones/listar': {
    access: seesPurchases,
    extra: true,
    request: filtroContrataciones.extend({ filas, pagina, orden, direccion }),
    response: z.object({
      contrataciones: z.array(contratacionFila),
      total: pageAnswer.total,
      total_exacto: pageAnswer.total_exacto,
      /** The sum of their totals; absent when they are more than are counted, and for people who may not see it (D60). */
      suma: z.number().optional(),
      /** The sum of what they owe; absent like `suma`. */
      suma_saldo: z.number().optional(),
      /** The sum of what was paid on the days of `pago_desde` and `pago_hasta`; absent like `suma`, and without those days. */
      suma_pagada: z.number().optional(),
      /** The plan that the filter names, deleted or not. */
      membresia: z.object({ _id: id, nombre: z.string() }).optional(),
    }),
  },
  'POST /contrataciones/exportar': {
    access: seesPurchases,
    extra: true,
    audit: { accion: 'exportar', entidad: 'contratacion' },
    request: filtroContrataciones.extend(exportRequest(COLUMNAS_CONTRATACIONES)),
    response: exportAnswer,
  },
  'POST /clientes/crear_contratacion': {
    access: ['clientes.editar'],
    extra: true,
    once: true,
    audit: { accion: 'crear', entidad: 'contratacion' },
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
  /** Moves the last day to a later one, also of one that has expired. */
  'POST /clientes/extender_contratacion': {
    access: ['clientes.editar'],
    extra: true,
    audit: { accion: 'editar', entidad: 'contratacion' },
    request: z.object({ id_cliente: id, id_contratacion: id, ...extension, version: version.optional() }),
    response: conMsg.extend({ contratacion }),
  },
  /** Takes the last extension back, unless something else happened since. */
  'POST /clientes/restaurar_fecha_fin': {
    access: ['clientes.editar'],
    extra: true,
    audit: { accion: 'editar', entidad: 'contratacion' },
    request: z.object({ id_cliente: id, id_contratacion: id, version: version.optional() }),
    response: conMsg.extend({ contratacion }),
  },
  'POST /clientes/cancelar_contratacion': {
    access: ['clientes.editar'],
    extra: true,
    audit: { accion: 'editar', entidad: 'contratacion' },
    request: z.object({ id_cliente: id, id_contratacion: id }),
    response: conMsg.extend({ contratacion }),
  },
  /** Takes back a cancellation. */
  'POST /clientes/restaurar_contratacion': {
    access: ['clientes.editar'],
    extra: true,
    audit: { accion: 'restaurar', entidad: 'contratacion' },
    request: z.object({ id_cliente: id, id_contratacion: id, version: version.optional() }),
    response: conMsg.extend({ contratacion }),
  },
  'POST /contrataciones/crear_lote': {
    // `restaurar` undoes an extension.
    ...crearLote(['extender', 'restaurar'], filtroContrataciones, extension),
    access: [LOTES.contrataciones],
  },
  'POST /contrataciones/vistas': { ...leerVistas, access: seesPurchases },
  'POST /contrataciones/guardar_vistas': { ...guardarVistas, access: seesPurchases },
} satisfies CallsOf

export type Contratacion = z.output<typeof contratacion>
export type ContratacionFila = z.output<typeof contratacionFila>
export type FiltroContrataciones = z.output<typeof filtroContrataciones>
export type MetodoPago = z.output<typeof metodoPago>
export type StatusContratacion = z.output<typeof statusContratacion>
