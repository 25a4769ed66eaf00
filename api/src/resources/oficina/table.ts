import { integer, pgTable, primaryKey, uuid } from '../../platform/database/drizzle.ts'
import { bytea, instante, tenantKey, textoVacio } from '../../platform/database/tables/columns.ts'

/** What an office has told of itself, beside its name; migrations/0046. */
export const oficinas = pgTable('oficinas', {
  id_locatario: uuid().primaryKey(),
  razon_social: textoVacio(),
  rfc: textoVacio(),
  domicilio: textoVacio(),
  telefono: textoVacio(),
  email: textoVacio(),
  id_logo: uuid(),
  version: integer().notNull(),
})

export const logos = pgTable(
  'logos',
  { ...tenantKey, imagen: bytea().notNull(), sha256: bytea().notNull(), creacion: instante() },
  (t) => [primaryKey({ columns: [t.id_locatario, t._id] })],
)
