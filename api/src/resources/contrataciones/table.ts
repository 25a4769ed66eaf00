import { date, numeric, pgTable, primaryKey, smallint, text, uuid } from '../../platform/database/drizzle.ts'
import { instante, lifecycle, tenantKey } from '../../platform/database/tables/columns.ts'

/** The purchases of membership plans; migrations/base. */
export const contrataciones = pgTable(
  'contrataciones',
  {
    ...tenantKey,
    id_cliente: uuid().notNull(),
    id_membresia: uuid().notNull(),
    /** The plan's name at the time of purchase. */
    membresia: text().notNull(),
    total: numeric({ precision: 14, scale: 2, mode: 'number' }).notNull(),
    metodo: smallint().notNull(),
    fecha_inicio: date({ mode: 'string' }).notNull(),
    fecha_fin: date({ mode: 'string' }).notNull(),
    /** The sum of its payments that count; null without any (migrations/0061). */
    pagado: numeric({ precision: 14, scale: 2, mode: 'number' }),
    cancelacion: instante(),
    creacion: instante().notNull(),
    version: lifecycle.version,
  },
  (t) => [primaryKey({ columns: [t.id_locatario, t._id] })],
)
