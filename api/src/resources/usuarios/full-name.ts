import type { AnyColumn, SQL } from '../../platform/database/drizzle.ts'
import { sql } from '../../platform/database/drizzle.ts'
import { usuarios } from './table.ts'

type Named = Record<'nombre' | 'apellido_paterno' | 'apellido_materno', AnyColumn>

/** A user's full name in a query over `usuarios`: as a value, and for the order of a Spanish dictionary. */
export const nombreCompleto = (of: Named = usuarios): SQL<string> =>
  sql<string>`concat_ws(' ', ${of.nombre}, nullif(${of.apellido_paterno}, ''), nullif(${of.apellido_materno}, ''))`
