import type { Archivo } from '../../contract/index.ts'
import { findCliente } from './clientes.ts'
import type { ArchivoGuardado } from './data.ts'
import { discard, restore } from './eliminados.ts'
import { Refusal, type Context, type HandlersFor } from './handler.ts'
import { changed, checkVersion, findRow, pick, replaced, sentOf } from './rows.ts'

type Calls = 'crear' | 'editar' | 'detalles' | 'eliminar' | 'restaurar'

const row = (archivo: ArchivoGuardado): Archivo => ({
  ...pick(archivo, ['_id', 'version', 'nombre', 'descripcion', 'extension', 'fecha', 'tamano']),
  url: null,
})

/** The members of a client's file in lists. */
export const archivosDe = ({ data }: Context, id_cliente: string): Archivo[] =>
  data.archivos.filter((archivo) => archivo.id_cliente === id_cliente).map(row)

function find(context: Context, id_cliente: string, id_archivo: string): ArchivoGuardado {
  findCliente(context, id_cliente)
  const ofClient = context.data.archivos.filter((archivo) => archivo.id_cliente === id_cliente)
  return findRow(ofClient, id_archivo, GONE)
}

const GONE = 'El archivo no existe'

const extensionOf = (name: string) => (name.includes('.') ? name.split('.').pop()!.toLowerCase() : '')

// Size and kind are derived from the file; its name decides the kind, not the type that the browser claims.
const uploaded = (file: File, id: string) => ({
  extension: extensionOf(file.name),
  tamano: file.size,
  contenido: file,
  url: `/admin/descargas/${id}`,
})

export const archivos: HandlersFor<`/clientes/${Calls}_archivo`> = {
  'POST /clientes/crear_archivo': ({ id_cliente, nombre, descripcion }, context) => {
    findCliente(context, id_cliente)
    const _id = context.newId()
    // Never null: the back end has already checked that a file is present.
    const bytes = uploaded(context.file as File, _id)
    const textos = { descripcion: null, ...sentOf({ nombre, descripcion }) }
    const archivo = { _id, version: 1, id_cliente, ...textos, fecha: ahora, ...bytes }
    context.data.archivos.unshift(archivo)
    return { msg: 'Archivo agregado', archivos: archivosDe(context, id_cliente) }
  },
  'POST /clientes/editar_archivo': ({ id_cliente, id_archivo, nombre, descripcion, version }, context) => {
    const archivo = find(context, id_cliente, id_archivo)
    checkVersion(context, archivo, version)
    const { file, data } = context
    const change = { ...sentOf({ nombre, descripcion }), ...(file && uploaded(file, id_archivo)) }
    data.archivos = replaced(data.archivos, changed(archivo, change))
    return { msg: 'Cambios guardados', archivos: archivosDe(context, id_cliente) }
  },
  'POST /clientes/detalles_archivo': ({ id_cliente, id_archivo }, context) => {
    const archivo = find(context, id_cliente, id_archivo)
    return { archivo: { ...row(archivo), url: archivo.url } }
  },
  'POST /clientes/eliminar_archivo': ({ id_cliente, id_archivo, version }, context) => {
    const archivo = find(context, id_cliente, id_archivo)
    checkVersion(context, archivo, version)
    discard(context, 'archivos', archivo)
    return { msg: 'Archivo eliminado', archivos: archivosDe(context, id_cliente) }
  },
  'POST /clientes/restaurar_archivo': ({ id_cliente, id_archivo, version }, context) => {
    findCliente(context, id_cliente)
    restore(context, 'archivos', { id: id_archivo, version }, GONE, (archivo) => {
      if (archivo.id_cliente !== id_cliente) throw new Refusal(404, GONE)
    })
    const { data } = context
    data.archivos = data.archivos.toSorted((a, b) => b.fecha.localeCompare(a.fecha))
    return { msg: 'Archivo restaurado', archivos: archivosDe(context, id_cliente) }
  },
}

/** The timestamp of everything created here. */
const ahora = '2024-05-01T12:00:00.000Z'

/** Refuses a multipart call without its required file (400). */
export const noFile = (member: string) =>
  new Refusal(400, 'Hay datos que corregir', { [member]: 'Hay que elegir un archivo' })
