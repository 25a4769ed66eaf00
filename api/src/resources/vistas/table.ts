import type { Lista, Vista } from '@backoffice/shared/contract'
import { boolean, integer, jsonb, pgTable, primaryKey, text, uuid } from '../../platform/database/drizzle.ts'

/** Each person's views of a list and its looks; migrations/base. */
export const vistas = pgTable(
  'vistas',
  {
    id_locatario: uuid().notNull(),
    id_usuario: uuid().notNull(),
    lista: text().$type<Lista>().notNull(),
    vistas: jsonb().$type<Vista[]>().notNull().default([]),
    columnas: jsonb().$type<string[]>(),
    compacta: boolean().notNull().default(false),
    version: integer().notNull().default(1),
  },
  (t) => [primaryKey({ columns: [t.id_locatario, t.id_usuario, t.lista] })],
)
