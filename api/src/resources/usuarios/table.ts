import type { Permisos } from '@backoffice/shared/contract'
import {
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  type AnyColumn,
  type SQL,
  sql,
} from '../../platform/database/drizzle.ts'
import { instante, lifecycle, tenantKey, textoVacio } from '../../platform/database/tables/columns.ts'

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

type Named = Record<'nombre' | 'apellido_paterno' | 'apellido_materno', AnyColumn>

/** A user's full name in a query over `usuarios`: as a value, and for the order of a Spanish dictionary. */
export const nombreCompleto = (of: Named = usuarios): SQL<string> =>
  sql<string>`concat_ws(' ', ${of.nombre}, nullif(${of.apellido_paterno}, ''), nullif(${of.apellido_materno}, ''))`
