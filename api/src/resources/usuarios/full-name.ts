import { type SQL, sql } from 'drizzle-orm'
import { usuarios } from '../../platform/database/schema'

/** A user's full name in a query over `usuarios`: as a value, and for the order of a Spanish dictionary. */
export const nombreCompleto = (): SQL<string> =>
  sql<string>`concat_ws(' ', ${usuarios.nombre}, nullif(${usuarios.apellido_paterno}, ''), nullif(${usuarios.apellido_materno}, ''))`
