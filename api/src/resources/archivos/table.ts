import type { ClaseArchivo } from '@backoffice/shared/contract'
import { bigint, date, pgTable, primaryKey, sql, text, uuid } from '../../platform/database/drizzle.ts'
import { bytea, instante, lifecycle, tenantKey, textoVacio } from '../../platform/database/tables/columns.ts'

/** The files of clients; their bytes are in the file store under `clave`. */
export const archivos = pgTable(
  'archivos',
  {
    ...tenantKey,
    id_cliente: uuid().notNull(),
    nombre: text().notNull(),
    descripcion: textoVacio(),
    extension: text().notNull(),
    /** What it is, and until which day it is good (E-19). */
    clase: text().$type<ClaseArchivo>(),
    vence: date({ mode: 'string' }),
    clave: text().notNull(),
    bytes: bigint({ mode: 'number' }).notNull(),
    sha256: bytea().notNull(),
    fecha: instante()
      .notNull()
      .default(sql`now()`),
    ...lifecycle,
  },
  (t) => [primaryKey({ columns: [t.id_locatario, t._id] })],
)
