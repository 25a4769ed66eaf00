import { jsonb, pgTable, text, uuid } from '../drizzle.ts'
import { bytea, instante, tenantKey } from './columns.ts'

/*
 * The tables as queries see them. migrations/ is authoritative; those of a resource are described in its folder
 * (`table.ts`); columns that only serve searching are omitted.
 */

export const empresas = pgTable('empresas', {
  id_locatario: uuid().primaryKey(),
  nombre: text().notNull(),
})

export const identidades = pgTable('identidades', {
  _id: uuid().primaryKey(),
  email: text().notNull(),
  email_n: text().notNull(),
  clave: text().notNull(),
  id_locatario: uuid().notNull(),
  id_usuario: uuid().notNull(),
  eliminacion: instante(),
  /** When the access was closed (E-16); null: open. */
  cierre: instante(),
  cerrado_por: uuid(),
  /** The last sign-in. */
  entrada: instante(),
})

export const sesiones = pgTable('sesiones', {
  huella: bytea().primaryKey(),
  id_identidad: uuid().notNull(),
  id_locatario: uuid().notNull(),
  id_usuario: uuid().notNull(),
  direccion: text().notNull(),
  creacion: instante(),
  ultimo_uso: instante(),
  _id: uuid(),
  agente: text().notNull().default(''),
})

export const direccionesConocidas = pgTable('direcciones_conocidas', {
  id_identidad: uuid().notNull(),
  direccion: text().notNull(),
  ultimo_uso: instante(),
})

export const idempotencia = pgTable('idempotencia', {
  id_locatario: uuid().notNull(),
  id_usuario: uuid().notNull(),
  clave: text().notNull(),
  llamada: text().notNull(),
  huella: bytea().notNull(),
  respuesta: jsonb().$type<unknown>(),
  creacion: instante(),
})

export const auditoria = pgTable('auditoria', {
  ...tenantKey,
  id_usuario: uuid(),
  direccion: text().notNull(),
  peticion: text().notNull(),
  llamada: text().notNull(),
  accion: text().notNull(),
  entidad: text().notNull(),
  id_entidad: uuid(),
  antes: jsonb().$type<unknown>(),
  despues: jsonb().$type<unknown>(),
})
