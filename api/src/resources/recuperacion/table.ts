import { pgTable, smallint, text, uuid } from '../../platform/database/drizzle.ts'
import { bytea, instante } from '../../platform/database/tables/columns.ts'

/** One request for a lost password, which sends one mail (migrations/base). */
export const recuperaciones = pgTable('recuperaciones', {
  _id: uuid().primaryKey(),
  cuenta: bytea().notNull(),
  direccion: text().notNull(),
  id_identidad: uuid(),
  id_locatario: uuid(),
  id_usuario: uuid(),
  ticket: bytea().notNull(),
  enlace: bytea().notNull(),
  codigo: bytea().notNull(),
  ficha: bytea(),
  errados: smallint().notNull().default(0),
  ultimo_errado: instante(),
  verificacion: instante(),
  creacion: instante(),
  fin: instante(),
})
