import type { Lote } from '@backoffice/shared/contract'
import { sql, integer, jsonb, pgTable, primaryKey, text, uuid } from '../database/drizzle.ts'
import type { Origin } from '../audit/repository.ts'
import { instante, tenantKey } from '../database/tables/columns.ts'

export interface Falla {
  id: string
  motivo: string
}

/** The same done to many rows; migrations/base. */
export const lotes = pgTable(
  'lotes',
  {
    ...tenantKey,
    id_usuario: uuid().notNull(),
    lista: text().$type<Lote['lista']>().notNull(),
    accion: text().$type<Lote['accion']>().notNull(),
    datos: jsonb().$type<unknown>().notNull(),
    origen: jsonb().$type<Origin>().notNull(),
    ids: uuid().array().notNull(),
    versiones: integer().array().$type<(number | null)[]>().notNull(),
    previos: text().array().$type<(string | null)[]>(),
    avance: integer().notNull().default(0),
    fallas: jsonb().$type<Falla[]>().notNull().default([]),
    estado: text().$type<Lote['estado']>().notNull().default('en_curso'),
    motivo: text().notNull().default(''),
    creacion: instante()
      .notNull()
      .default(sql`now()`),
    fin: instante(),
  },
  (t) => [primaryKey({ columns: [t.id_locatario, t._id] })],
)
