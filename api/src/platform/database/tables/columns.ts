import { customType, integer, text, uuid } from '../drizzle.ts'
import { isoInstant } from '../statements/instant.ts'

/* The column types that several tables share. */

/** An optional text. Both the code and the table use '' for an empty one (see migrations/base). */
export const textoVacio = () => text().notNull().default('')

export const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** An instant, ISO 8601 in UTC. */
export const instante = customType<{ data: string; driverData: string }>({
  dataType: () => 'timestamptz(3)',
  fromDriver: isoInstant,
})

/** An hour of a day, `HH:MM`. */
export const horaDelDia = customType<{ data: string; driverData: string }>({
  dataType: () => 'time(0)',
  fromDriver: (written) => written.slice(0, 5),
})

export const tenantKey = {
  id_locatario: uuid().notNull(),
  _id: uuid().notNull(),
}

export const lifecycle = {
  eliminacion: instante(),
  /** The user who deleted it; null also where the audit did not say it. */
  eliminado_por: uuid(),
  version: integer().notNull().default(1),
}
