import { boolean, pgTable, text, uuid } from '../../platform/database/drizzle.ts'

/* The catalogues; migrations/base. */

export const regimenesFiscales = pgTable('regimenes_fiscales', {
  _id: uuid().primaryKey(),
  clave: text().notNull(),
  nombre: text().notNull(),
  fisica: boolean().notNull(),
  moral: boolean().notNull(),
})

export const giros = pgTable('giros', {
  _id: uuid().primaryKey(),
  clave: text().notNull(),
  nombre: text().notNull(),
})
