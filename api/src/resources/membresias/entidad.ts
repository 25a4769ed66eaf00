import { sql } from '../../platform/database/drizzle.ts'
import { defineEntity } from '../../platform/rows/entity.ts'
import { membresias } from './table.ts'

const { _id, version, nombre, precio, descripcion, beneficios, duracion } = membresias

export const membresia = defineEntity({
  entidad: 'membresia',
  falta: 'La membresía no existe',
  tabla: membresias,
  columnas: { _id, version, nombre, precio, descripcion, beneficios, duracion },
  nombre: sql<string>`${nombre}`,
})
