import { getTableColumns, type Table } from 'drizzle-orm'
import { customType, integer, uuid } from 'drizzle-orm/pg-core'
import { isoInstant } from './instant'

/*
 * The kinds of column that several tables have.
 */

/** '' in the table, null outside (see migrations/0002): `fromDriver` reads it so, `stored` writes it so. */
export const textoONulo = customType<{ data: string | null; driverData: string }>({
  dataType: () => 'text',
  fromDriver: (value) => (value === '' ? null : value),
})
export const textoVacio = () => textoONulo().notNull().default('')

/** A value as its column keeps it: no text is ''. Not as `toDriver`, which is never asked about null. */
export const storedValue = (table: Table, column: string, value: unknown): unknown =>
  value ?? (getTableColumns(table)[column]?.default === '' ? '' : null)

/** The values of a write as the table keeps them; what is absent stays absent. */
export const stored = <V extends object>(table: Table, values: V): V =>
  Object.fromEntries(
    Object.entries(values)
      .filter(([, value]) => value !== undefined)
      .map(([column, value]) => [column, storedValue(table, column, value)]),
  ) as V

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
