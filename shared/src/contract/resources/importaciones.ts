import { z } from 'zod'
import type { CallsOf } from '../call.ts'
import { DESTINOS, REPETIDOS } from '../campos/index.ts'
import { ORDENES_DE_FECHA } from '../importar/index.ts'
import { conMsg, id, instante, obligatorio } from '../wire.ts'

/*
 * Clients from a sheet (E-11). The server reads the file once, when it arrives. The person then says what each column
 * holds and may have the rows checked as often as they like; a job makes clients of the rows, which can be undone.
 */

const destino = z.enum(DESTINOS, { error: `Debe ser uno de: ${DESTINOS.join(', ')}` })

/** A column of the sheet: its title, some of its values, and what the server takes it for. */
export const columnaImportada = z.object({
  titulo: z.string(),
  muestra: z.array(z.string()),
  destino: destino.nullable(),
})

const ESTADOS = [
  'leida',
  'en_curso',
  'terminada',
  'cancelada',
  'detenida',
  'deshaciendo',
  'deshecha',
] as const

/** An import, and how far it is. */
export const importacion = z.object({
  _id: id,
  /** Of the file. */
  nombre: z.string(),
  estado: z.enum(ESTADOS),
  /** Why it was stopped; null: it was not. */
  motivo: z.string().nullable(),
  columnas: z.array(columnaImportada),
  /** How many rows the sheet has, and how many are done or undone. */
  total: z.number().int(),
  avance: z.number().int(),
  creados: z.number().int(),
  completados: z.number().int(),
  omitidos: z.number().int(),
  fallidos: z.number().int(),
  deshechos: z.number().int(),
  /** Changed since the import, so that undoing it left them. */
  conservados: z.number().int(),
  creacion: instante,
  fin: instante.nullable(),
})

/** What is wrong with a row, in a sentence; `columna` is its title, null where it is about the whole row. */
export const fallaDeFila = z.object({
  /** As the spreadsheet numbers it: the titles are row 1. */
  fila: z.number().int(),
  columna: z.string().nullable(),
  valor: z.string().nullable(),
  motivo: z.string(),
})

/** How many mistakes an answer tells, and how many rows a check looks at. */
export const FALLAS_DE_FILAS_MAX = 200
export const FILAS_REVISADAS_MAX = 5_000

const lectura = {
  id,
  /** One for each column of the sheet, null for those that are left out. */
  columnas: z
    .array(destino.nullable(), { error: obligatorio('Debe ser una lista') })
    .min(1, { error: 'Debe nombrar al menos una' })
    .max(500, { error: 'Son demasiadas' }),
  /** Which comes first in 03/04/1980; absent: the day, as in Mexico. */
  fechas: z.enum(ORDENES_DE_FECHA, { error: `Debe ser uno de: ${ORDENES_DE_FECHA.join(', ')}` }).optional(),
}

const repetidos = z.enum(REPETIDOS, {
  error: obligatorio(`Debe ser uno de: ${REPETIDOS.join(', ')}`),
})

const quien = { access: ['clientes.agregar'], extra: true } as const
const respuesta = conMsg.extend({ importacion })

export const importacionesCalls = {
  /** Reads a CSV or XLSX file (multipart), up to 25 MB and 200,000 rows. */
  'POST /clientes/leer_importacion': {
    ...quien,
    audit: { accion: 'crear', entidad: 'importacion' },
    request: z.object({}),
    response: respuesta,
  },
  /** What would become of the first rows; changes nothing. */
  'POST /clientes/revisar_importacion': {
    ...quien,
    request: z.object(lectura),
    response: z.object({
      /** How many rows were looked at, and how many of them have no mistake. */
      revisadas: z.number().int(),
      correctas: z.number().int(),
      fallas: z.array(fallaDeFila),
      /** The first rows as they would be kept, by field. */
      muestra: z.array(z.object({ fila: z.number().int(), valores: z.record(z.string(), z.string()) })),
    }),
  },
  /** Begins the job. `completar` what exists needs `clientes.editar` as well (D49). */
  'POST /clientes/comenzar_importacion': {
    ...quien,
    once: true,
    audit: { accion: 'editar', entidad: 'importacion' },
    request: z.object({ ...lectura, repetidos }),
    response: respuesta,
  },
  /** One of one's own, with the first rows that were left out or failed. */
  'POST /clientes/ver_importacion': {
    ...quien,
    request: z.object({ id }),
    response: z.object({ importacion, fallas: z.array(fallaDeFila) }),
  },
  /** One's own, the newest first, 20 at most. */
  'POST /clientes/listar_importaciones': {
    ...quien,
    request: z.object({}),
    response: z.object({ importaciones: z.array(importacion) }),
  },
  /** What is done stays done. */
  'POST /clientes/cancelar_importacion': {
    ...quien,
    audit: { accion: 'editar', entidad: 'importacion' },
    request: z.object({ id }),
    response: respuesta,
  },
  /** Deletes the clients that it made and empties what it filled in, where nobody changed them since. */
  'POST /clientes/deshacer_importacion': {
    access: ['clientes.editar'],
    extra: true,
    audit: { accion: 'editar', entidad: 'importacion' },
    request: z.object({ id }),
    response: respuesta,
  },
  /** The rows that failed or were left out, with the reason, as a file to mend and to import again. */
  'POST /clientes/descargar_fallas': {
    ...quien,
    audit: { accion: 'exportar', entidad: 'importacion' },
    request: z.object({ id }),
    response: z.object({ url: z.string() }),
  },
} satisfies CallsOf

export type Importacion = z.output<typeof importacion>
export type ColumnaImportada = z.output<typeof columnaImportada>
export type FallaDeFila = z.output<typeof fallaDeFila>
