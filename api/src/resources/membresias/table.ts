import { numeric, pgTable, primaryKey, smallint, text } from '../../platform/database/drizzle.ts'
import { lifecycle, tenantKey, textoVacio } from '../../platform/database/tables/columns.ts'

/** The plans that an office sells; migrations/base. */
export const membresias = pgTable(
  'membresias',
  {
    ...tenantKey,
    nombre: text().notNull(),
    precio: numeric({ precision: 14, scale: 2, mode: 'number' }).notNull(),
    descripcion: textoVacio(),
    beneficios: text().array().notNull(),
    /** How many months the price pays for. */
    duracion: smallint(),
    ...lifecycle,
  },
  (t) => [primaryKey({ columns: [t.id_locatario, t._id] })],
)
