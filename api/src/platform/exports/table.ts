import { jsonb, pgTable, primaryKey, text } from '../database/drizzle.ts'
import { bytea, instante, tenantKey } from '../database/columns.ts'

export const exportaciones = pgTable(
  'exportaciones',
  {
    ...tenantKey,
    sesion: bytea().notNull(),
    lista: text().notNull(),
    pregunta: jsonb().$type<unknown>().notNull(),
    creacion: instante(),
  },
  (t) => [primaryKey({ columns: [t.id_locatario, t._id] })],
)
