import type { CampoCliente } from '@backoffice/shared/contract'
import { instante, tenantKey } from '../../platform/database/tables/columns.ts'
import {
  date,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  sql,
  text,
  uuid,
} from '../../platform/database/drizzle.ts'

/** The office's latest search; migration 0064. */
export const busquedas = pgTable('busquedas_duplicados', {
  id_locatario: uuid().primaryKey(),
  _id: uuid().notNull(),
  id_usuario: uuid().notNull(),
  estado: text().$type<'en_curso' | 'terminada'>().notNull(),
  clientes: integer().notNull(),
  pasos: integer().notNull(),
  avance: integer().notNull().default(0),
  corte: date({ mode: 'string' }),
  creacion: instante()
    .notNull()
    .default(sql`now()`),
  fin: instante(),
})

/** What the one that stays had, and got from the other. */
export type CamposTomados = Partial<Record<CampoCliente, { antes: unknown; despues: unknown }>>

/** Migration 0065: `id_cliente` is the one that goes. */
export const uniones = pgTable(
  'uniones',
  {
    ...tenantKey,
    id_cliente: uuid().notNull(),
    id_queda: uuid().notNull(),
    id_usuario: uuid().notNull(),
    momento: instante()
      .notNull()
      .default(sql`now()`),
    campos: jsonb().$type<CamposTomados>().notNull(),
    deshecha: instante(),
    deshecha_por: uuid(),
  },
  (t) => [primaryKey({ columns: [t.id_locatario, t._id] })],
)
