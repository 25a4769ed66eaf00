import { sql, date, pgTable, primaryKey, text, uuid } from '../../platform/database/drizzle.ts'
import { instante, lifecycle, tenantKey } from '../../platform/database/tables/columns.ts'

/** What people write down about a client; a note with somebody responsible is a task; migrations/base. */
export const notas = pgTable(
  'notas',
  {
    ...tenantKey,
    id_cliente: uuid().notNull(),
    texto: text().notNull(),
    vence: date({ mode: 'string' }),
    id_responsable: uuid(),
    hecha: instante(),
    id_autor: uuid().notNull(),
    creacion: instante()
      .notNull()
      .default(sql`now()`),
    ...lifecycle,
  },
  (t) => [primaryKey({ columns: [t.id_locatario, t._id] })],
)
