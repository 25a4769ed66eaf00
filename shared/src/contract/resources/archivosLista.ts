import { z } from 'zod'
import type { CallsOf } from '../call.ts'
import { exportAnswer, exportRequest, pageAnswer, pageRequest, rowBase } from '../list.ts'
import { CLASES_ARCHIVO, type ClaseArchivo } from '../text/index.ts'
import { dia, diaOpcional, id } from '../wire.ts'

/*
 * The files of all clients that are good until some day (E-19): those that are about to end are asked for again.
 */

/** By the last day, unless a question says otherwise. */
export const COLUMNAS_ARCHIVOS = ['vence', 'nombre', 'cliente'] as const

const clases = Object.keys(CLASES_ARCHIVO) as [ClaseArchivo, ...ClaseArchivo[]]

/** Both days included. */
export const filtroArchivos = z.object({
  clase: z
    .enum(clases, { error: `Debe ser una de: ${clases.join(', ')}` })
    .nullish()
    .transform((value) => value ?? null),
  vence_desde: diaOpcional,
  vence_hasta: diaOpcional,
})

export const archivoPorVencer = z.object({
  ...rowBase,
  nombre: z.string(),
  extension: z.string(),
  clase: z.enum(clases).nullable(),
  vence: dia,
  cliente: z.object({
    _id: id,
    nombre: z.string(),
    celular: z.string().nullable(),
    email: z.string().nullable(),
  }),
})

const { filas, pagina, orden, direccion } = pageRequest(COLUMNAS_ARCHIVOS)

export const archivosListaCalls = {
  'POST /archivos/listar': {
    access: ['clientes.detalles'],
    extra: true,
    request: filtroArchivos.extend({ filas, pagina, orden, direccion }),
    response: z.object({
      archivos: z.array(archivoPorVencer),
      total: pageAnswer.total,
      total_exacto: pageAnswer.total_exacto,
    }),
  },
  'POST /archivos/exportar': {
    access: ['clientes.detalles'],
    extra: true,
    audit: { accion: 'exportar', entidad: 'archivo' },
    request: filtroArchivos.extend(exportRequest(COLUMNAS_ARCHIVOS)),
    response: exportAnswer,
  },
} satisfies CallsOf

export type FiltroArchivos = z.output<typeof filtroArchivos>
export type ArchivoPorVencer = z.output<typeof archivoPorVencer>
