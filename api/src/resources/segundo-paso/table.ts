import { bigint, pgTable, smallint, text, uuid } from '../../platform/database/drizzle.ts'
import { bytea, instante, tenantKey } from '../../platform/database/tables/columns.ts'

/* What the second step of a sign-in is made of (migration 0060). */

const ofUser = { id_locatario: uuid().notNull(), id_usuario: uuid().notNull() }

export const autenticadores = pgTable('autenticadores', {
  ...ofUser,
  secreto: bytea().notNull(),
  contador: bigint({ mode: 'number' }).notNull(),
  creacion: instante(),
})

export const llavesAcceso = pgTable('llaves_acceso', {
  ...tenantKey,
  id_usuario: uuid().notNull(),
  credencial: text().notNull(),
  clave_publica: bytea().notNull(),
  contador: bigint({ mode: 'number' }).notNull(),
  transportes: text().array().notNull(),
  nombre: text().notNull(),
  creacion: instante(),
  ultimo_uso: instante(),
})

export const codigosRecuperacion = pgTable('codigos_recuperacion', { ...ofUser, huella: bytea().notNull() })

export const equiposRecordados = pgTable('equipos_recordados', {
  ...tenantKey,
  id_usuario: uuid().notNull(),
  huella: bytea().notNull(),
  direccion: text().notNull(),
  agente: text().notNull(),
  creacion: instante(),
  ultimo_uso: instante(),
})

export const pasosPendientes = pgTable('pasos_pendientes', {
  ...ofUser,
  huella: bytea().notNull(),
  id_identidad: uuid().notNull(),
  reto: text(),
  errados: smallint().notNull().default(0),
  creacion: instante(),
})

export const exigenciasPaso = pgTable('exigencias_paso', {
  id_locatario: uuid().primaryKey(),
  desde: instante(),
  dias: smallint().notNull(),
})
