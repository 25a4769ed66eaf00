import { integer, pgTable, primaryKey, uuid } from '../../platform/database/drizzle.ts'
import { bytea, instante } from '../../platform/database/tables/columns.ts'

/** migrations/0050. */
export const calendarios = pgTable(
  'calendarios',
  {
    id_locatario: uuid().notNull(),
    id_usuario: uuid().notNull(),
    huella: bytea().notNull(),
    creacion: instante().notNull(),
    ventana: instante().notNull(),
    lecturas: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.id_locatario, t.id_usuario] })],
)
