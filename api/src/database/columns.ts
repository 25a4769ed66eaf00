import { customType, integer, uuid } from 'drizzle-orm/pg-core'
import { isoInstant } from './instant'

/*
 * The kinds of column that several tables have.
 */

/** '' in the table, null outside (see migrations/0002): writes turn null into '' by `vacios`. */
export const textoONulo = customType<{ data: string | null; driverData: string }>({
  dataType: () => 'text',
  fromDriver: (value) => (value === '' ? null : value),
})
export const textoVacio = () => textoONulo().notNull().default('')

export const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** An instant, ISO 8601 in UTC. */
export const instante = customType<{ data: string; driverData: string }>({
  dataType: () => 'timestamptz(3)',
  fromDriver: isoInstant,
})

export const tenantKey = {
  id_locatario: uuid().notNull(),
  _id: uuid().notNull(),
}

export const lifecycle = {
  eliminacion: instante(),
  version: integer().notNull().default(1),
}
