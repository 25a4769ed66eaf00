import { date, numeric, pgTable, primaryKey, smallint, uuid } from '../../platform/database/drizzle.ts'
import { instante, lifecycle, tenantKey } from '../../platform/database/tables/columns.ts'

/** The payments of purchases; migrations/0061. */
export const pagos = pgTable(
  'pagos',
  {
    ...tenantKey,
    id_contratacion: uuid().notNull(),
    fecha: date({ mode: 'string' }).notNull(),
    metodo: smallint().notNull(),
    monto: numeric({ precision: 14, scale: 2, mode: 'number' }).notNull(),
    cancelacion: instante(),
    creacion: instante().notNull(),
    version: lifecycle.version,
  },
  (t) => [primaryKey({ columns: [t.id_locatario, t._id] })],
)
