import { sql } from '../../platform/database/drizzle.ts'
import { defineEntity, type RowOf } from '../../platform/rows/entity.ts'
import { archivos } from './table.ts'

const { _id, version, nombre, descripcion, extension, fecha, bytes, clase, vence } = archivos
const { id_cliente, clave, sha256 } = archivos

const shown = { _id, version, nombre, descripcion, extension, fecha, tamano: bytes, clase, vence }

/** A file in its client's list; an address is asked for one by one. */
export const archivoRow = { ...shown, url: sql<null>`null` }

export const archivo = defineEntity({
  entidad: 'archivo',
  falta: 'El archivo no existe',
  tabla: archivos,
  columnas: { ...shown, id_cliente, clave, sha256 },
  nombre: sql<string>`${nombre}`,
})

/** A file as the server knows it. */
export type ArchivoEntero = RowOf<typeof archivo>
