import { z } from 'zod'
import type { CallsOf } from '../call.ts'
import { metodoPago } from './contrataciones.ts'
import { persona, tipoAsesoria } from './asesorias.ts'
import { rowBase } from '../list.ts'
import { canal } from './mensajes.ts'
import {
  conMsg,
  dia,
  diaOpcional,
  id,
  idOpcional,
  instante,
  obligatorio,
  textoLargoObligatorio,
  version,
} from '../wire.ts'

/*
 * Notes and tasks of a client, and the client's history (E-10, D58). A note for which somebody is responsible is a task;
 * one with a day and nobody's name belongs to its author.
 */

/** A note or task, as every answer carries it. */
export const nota = z.object({
  ...rowBase,
  texto: z.string(),
  vence: dia.nullable(),
  /** null: a note, not a task. */
  responsable: persona.nullable(),
  /** When the task was finished. */
  hecha: instante.nullable(),
  autor: persona,
  creacion: instante,
})

/** What a person writes: text of several lines, never HTML. */
const campos = {
  texto: textoLargoObligatorio(),
  vence: diaOpcional,
  id_responsable: idOpcional,
}

/** A note of a client. */
const suya = { id_cliente: id, id_nota: id }

/** The kinds of entries in a client's history. */
export const TIPOS_HISTORIA = [
  'nota',
  'asesoria',
  'contratacion',
  'pago',
  'archivo',
  'mensaje',
  'cambio',
] as const

/** The kinds that a page from before messages and payments can show: it asks for everything by naming none. */
export const TIPOS_DE_SIEMPRE = TIPOS_HISTORIA.filter((tipo) => tipo !== 'mensaje' && tipo !== 'pago')

/** The largest page of a history. */
export const HISTORIA_MAX = 100

const entrada = {
  /** The row that it is about. */
  _id: id,
  momento: instante,
  /** Full name; null: unknown. */
  autor: z.string().nullable(),
}

const valor = z.union([z.string(), z.number()]).nullable()

/** One entry of a client's history. */
export const entradaHistoria = z.discriminatedUnion('tipo', [
  z.object({ ...entrada, tipo: z.literal('nota'), nota }),
  z.object({
    ...entrada,
    tipo: z.literal('asesoria'),
    asesoria: z.object({
      motivo: z.string(),
      tipo: tipoAsesoria,
      fecha: dia,
      hora: z.string().nullable().optional(),
      finalizacion: dia.nullable(),
    }),
  }),
  z.object({
    ...entrada,
    tipo: z.literal('contratacion'),
    contratacion: z.object({
      hecho: z.enum(['contratada', 'cancelada']),
      membresia: z.string(),
      total: z.number(),
      metodo: metodoPago,
      fecha_inicio: dia,
      fecha_fin: dia,
    }),
  }),
  z.object({
    ...entrada,
    tipo: z.literal('pago'),
    /** `fecha`: the day on which the money came. */
    pago: z.object({
      hecho: z.enum(['registrado', 'cancelado']),
      membresia: z.string(),
      monto: z.number(),
      metodo: metodoPago,
      fecha: dia,
    }),
  }),
  z.object({
    ...entrada,
    tipo: z.literal('archivo'),
    archivo: z.object({ nombre: z.string(), extension: z.string() }),
  }),
  z.object({
    ...entrada,
    tipo: z.literal('mensaje'),
    /** `para`: the e-mail or the phone. */
    mensaje: z.object({ canal, para: z.string(), texto: z.string() }),
  }),
  z.object({
    ...entrada,
    tipo: z.literal('cambio'),
    cambio: z.object({
      accion: z.enum(['crear', 'editar', 'eliminar', 'restaurar']),
      /** Which fields were changed. */
      campos: z.array(z.string()),
      /**
       * What each said before and after; régimen and giro by name, with their ids beside. Absent once the person's data was
       * erased.
       */
      valores: z
        .array(
          z.object({
            campo: z.string(),
            antes: valor,
            despues: valor,
            antes_id: id.nullable().optional(),
            despues_id: id.nullable().optional(),
          }),
        )
        .optional(),
    }),
  }),
])

/** One of the signed-in person's open tasks. */
export const tareaMia = nota.extend({ cliente: persona })

export const notasCalls = {
  'POST /clientes/crear_nota': {
    access: ['clientes.editar'],
    extra: true,
    once: true,
    audit: { accion: 'crear', entidad: 'nota' },
    request: z.object({ id_cliente: id, ...campos }),
    response: conMsg.extend({ nota }),
  },
  /** Absent members keep their value; an empty day or person is none. Its author only. */
  'POST /clientes/editar_nota': {
    access: ['clientes.editar'],
    extra: true,
    audit: { accion: 'editar', entidad: 'nota' },
    request: z.object({ ...suya, ...campos, texto: campos.texto.optional(), version: version.optional() }),
    response: conMsg.extend({ nota }),
  },
  /** Finishes a task, or takes that back. */
  'POST /clientes/terminar_nota': {
    access: ['clientes.editar'],
    extra: true,
    audit: { accion: 'editar', entidad: 'nota' },
    request: z.object({
      ...suya,
      hecha: z.boolean({ error: obligatorio('Debe ser true o false') }),
      version: version.optional(),
    }),
    response: conMsg.extend({ nota }),
  },
  'POST /clientes/eliminar_nota': {
    access: ['clientes.editar'],
    extra: true,
    audit: { accion: 'eliminar', entidad: 'nota' },
    request: z.object({ ...suya, version: version.optional() }),
    response: conMsg,
  },
  'POST /clientes/restaurar_nota': {
    access: ['clientes.editar'],
    extra: true,
    audit: { accion: 'restaurar', entidad: 'nota' },
    request: z.object({ ...suya, version: version.optional() }),
    response: conMsg.extend({ nota }),
  },
  'POST /clientes/historia': {
    access: ['clientes.detalles'],
    extra: true,
    request: z.object({
      id_cliente: id,
      /** None: those of TIPOS_DE_SIEMPRE. A page names the kinds that it can show. */
      tipos: z
        .array(z.enum(TIPOS_HISTORIA, { error: `Debe ser uno de: ${TIPOS_HISTORIA.join(', ')}` }), {
          error: 'Debe ser una lista',
        })
        .max(TIPOS_HISTORIA.length, { error: `Admite como máximo ${TIPOS_HISTORIA.length}` })
        .nullish()
        .transform((value) => value ?? []),
      filas: z
        .number({ error: 'Debe ser un número' })
        .int({ error: 'Debe ser un número entero' })
        .min(1, { error: 'Debe ser al menos 1' })
        .max(HISTORIA_MAX, { error: `Debe ser como máximo ${HISTORIA_MAX}` })
        .optional(),
      /** The `siguiente` of the page before. */
      despues: z
        .string({ error: 'Debe ser un texto' })
        .min(1, { error: 'No es un cursor de esta lista' })
        .max(500, { error: 'No es un cursor de esta lista' })
        .optional(),
    }),
    response: z.object({
      /** Newest first. */
      entradas: z.array(entradaHistoria),
      /** Where the next page begins; null: there is none. */
      siguiente: z.string().nullable(),
    }),
  },
  /** The open tasks of the signed-in person, the first due first, 20 at most. */
  'POST /tareas/mias': {
    access: ['clientes.detalles'],
    extra: true,
    request: z.object({}),
    response: z.object({
      tareas: z.array(tareaMia),
      /** The day of the first one that is not among them; absent: none of those has a day. */
      siguiente_vence: dia.optional(),
    }),
  },
} satisfies CallsOf

export type Nota = z.output<typeof nota>
export type TareaMia = z.output<typeof tareaMia>
export type TipoHistoria = (typeof TIPOS_HISTORIA)[number]
export type EntradaHistoria = z.output<typeof entradaHistoria>
