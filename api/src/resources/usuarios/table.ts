import type { Permisos } from '@backoffice/shared/contract'
import { jsonb, pgTable, primaryKey, smallint, text } from '../../platform/database/drizzle.ts'
import { instante, lifecycle, tenantKey, textoVacio } from '../../platform/database/columns.ts'

/** The people who enter; migrations/base. */
export const usuarios = pgTable(
  'usuarios',
  {
    ...tenantKey,
    nombre: text().notNull(),
    apellido_paterno: textoVacio(),
    apellido_materno: textoVacio(),
    tipo: smallint().notNull(),
    email: text().notNull(),
    permisos: jsonb().$type<Permisos>(),
    perfil_archivo: text(),
    creacion: instante().notNull(),
    ...lifecycle,
  },
  (t) => [primaryKey({ columns: [t.id_locatario, t._id] })],
)
