import type { CanalMensaje, TextoMensaje } from '@backoffice/shared/contract'
import { integer, jsonb, pgTable, primaryKey, text, uuid } from '../../platform/database/drizzle.ts'
import { tenantKey } from '../../platform/database/tables/columns.ts'

/** The texts that an office has changed; migrations/0047. */
export const textosMensajes = pgTable('textos_mensajes', {
  id_locatario: uuid().primaryKey(),
  textos: jsonb().$type<TextoMensaje[]>().notNull(),
  version: integer().notNull(),
})

/** What was sent to clients. */
export const mensajes = pgTable(
  'mensajes',
  {
    ...tenantKey,
    id_cliente: uuid().notNull(),
    id_contratacion: uuid(),
    canal: text().$type<CanalMensaje>().notNull(),
    para: text().notNull(),
    asunto: text().notNull(),
    texto: text().notNull(),
    id_autor: uuid().notNull(),
  },
  (t) => [primaryKey({ columns: [t.id_locatario, t._id] })],
)
