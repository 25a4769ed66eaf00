import { integer, pgTable, primaryKey, uuid } from '../../platform/database/drizzle.ts'
import { bytea, instante } from '../../platform/database/tables/columns.ts'

/** The link with which a new user chooses their password; migrations/0058. */
export const invitaciones = pgTable(
  'invitaciones',
  {
    id_locatario: uuid().notNull(),
    id_usuario: uuid().notNull(),
    huella: bytea().notNull(),
    id_autor: uuid().notNull(),
    envio: instante(),
    ventana: instante(),
    envios: integer(),
  },
  (t) => [primaryKey({ columns: [t.id_locatario, t.id_usuario] })],
)
