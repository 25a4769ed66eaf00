import type { Exportacion } from '@backoffice/shared/contract'
import { instante, tenantKey } from '../../platform/database/tables/columns.ts'
import {
  bigint,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  sql,
  text,
  uuid,
} from '../../platform/database/drizzle.ts'

/** Migration 0068. */
export const exportacionesPreparadas = pgTable(
  'exportaciones_preparadas',
  {
    ...tenantKey,
    id_usuario: uuid().notNull(),
    lista: text().notNull(),
    pregunta: jsonb().$type<Record<string, unknown>>().notNull(),
    formato: text().$type<Exportacion['formato']>().notNull(),
    estado: text().$type<Exportacion['estado']>().notNull().default('en_curso'),
    motivo: text().notNull().default(''),
    ficha: uuid(),
    columnas: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    total: integer().notNull(),
    avance: integer().notNull().default(0),
    clave: text(),
    tamano: bigint({ mode: 'number' }),
    creacion: instante()
      .notNull()
      .default(sql`now()`),
    fin: instante(),
    vence: instante(),
  },
  (t) => [primaryKey({ columns: [t.id_locatario, t._id] })],
)
