import { z } from 'zod'
import type { CallsOf } from '../call.ts'
import { rowBase } from '../list.ts'
import { CLASES_ARCHIVO, type ClaseArchivo } from '../text/index.ts'
import {
  conMsg,
  dia,
  diaOpcional,
  id,
  instante,
  texto,
  textoLargo,
  vacioANulo,
  versionTexto,
  version,
} from '../wire.ts'

const claseArchivo = z.enum(Object.keys(CLASES_ARCHIVO) as [ClaseArchivo, ...ClaseArchivo[]], {
  error: `Debe ser una de: ${Object.keys(CLASES_ARCHIVO).join(', ')}`,
})

/** A client's file; in a list `url` is null, and detalles_archivo gives a signed one, valid for 60 s (D65, D29). */
export const archivo = z.object({
  ...rowBase,
  nombre: z.string(),
  descripcion: z.string().nullable(),
  /** Lower case, without the dot: `pdf`. */
  extension: z.string(),
  /** The time of the upload. */
  fecha: instante,
  /** Size in bytes; beyond the specification. */
  tamano: z.number().int().optional(),
  /** What it is, and until which day it is good; beyond the specification, where `capacidades` names `archivos.clase` (E-19). */
  clase: claseArchivo.nullable().optional(),
  vence: dia.nullable().optional(),
  url: z.string().nullable(),
})

/** The texts of the multipart body; the file itself is the member `archivo` (multipartFiles). */
const campos = z.object({
  id_cliente: id,
  nombre: texto(),
  descripcion: textoLargo(),
  /** The type that the browser claims; the server relies on the file's name and content instead. */
  extension: texto(20).optional(),
  /** Absent keeps its value, and so does `vence`; '' is none. */
  clase: z
    .union([z.literal(''), claseArchivo], {
      error: `Debe ser una de: ${Object.keys(CLASES_ARCHIVO).join(', ')}`,
    })
    .nullish()
    .transform(vacioANulo),
  vence: diaOpcional,
})

const archivos = z.array(archivo)

/** What the search box finds: files by their name, each with its client. */
export const archivosEncontrados = {
  archivos: z.array(
    z.object({
      _id: id,
      nombre: z.string(),
      cliente: z.string(),
      extension: z.string(),
      id_cliente: id,
    }),
  ),
}

export const archivosCalls = {
  'POST /clientes/crear_archivo': {
    access: ['clientes.editar'],
    once: true,
    audit: { accion: 'crear', entidad: 'archivo' },
    request: campos,
    response: conMsg.extend({ archivos }),
  },
  'POST /clientes/editar_archivo': {
    access: ['clientes.editar'],
    audit: { accion: 'editar', entidad: 'archivo' },
    request: campos.partial({ nombre: true }).extend({ id_archivo: id, version: versionTexto.optional() }),
    response: conMsg.extend({ archivos }),
  },
  'POST /clientes/detalles_archivo': {
    access: ['clientes.detalles', 'asesorias.detalles'],
    audit: { accion: 'ver', entidad: 'archivo' },
    request: z.object({
      id_archivo: id,
      id_cliente: id,
      /** The address may be shown within the page; where `capacidades` names `archivos.vista_previa`. */
      vista_previa: z.boolean({ error: 'Debe ser verdadero o falso' }).optional(),
    }),
    response: z.object({ archivo }),
  },
  /** Addresses of small pictures of a client's pictures, valid for a while. */
  'POST /clientes/miniaturas': {
    access: ['clientes.detalles', 'asesorias.detalles'],
    extra: true,
    request: z.object({ id_cliente: id }),
    response: z.object({ miniaturas: z.array(z.object({ _id: id, url: z.string() })) }),
  },
  'POST /clientes/eliminar_archivo': {
    access: ['clientes.editar'],
    audit: { accion: 'eliminar', entidad: 'archivo' },
    request: z.object({ id_cliente: id, id_archivo: id, version: version.optional() }),
    response: conMsg.extend({ archivos }),
  },
  'POST /clientes/restaurar_archivo': {
    access: ['clientes.editar'],
    extra: true,
    audit: { accion: 'restaurar', entidad: 'archivo' },
    request: z.object({ id_cliente: id, id_archivo: id, version: version.optional() }),
    response: conMsg.extend({ archivos }),
  },
} satisfies CallsOf

export type Archivo = z.output<typeof archivo>
