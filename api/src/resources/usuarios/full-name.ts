import { type SQL, sql } from 'drizzle-orm'
import { usuarios } from '../../platform/database/schema'

/** The full name of a user in a query over `usuarios`; as a value and to order by, as a Spanish dictionary does. */
export const nombreCompleto = (): SQL<string> =>
  sql<string>`concat_ws(' ', ${usuarios.nombre}, nullif(${usuarios.apellido_paterno}, ''), nullif(${usuarios.apellido_materno}, ''))`
