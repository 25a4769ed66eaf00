import type { ClaseRecordatorio } from '@backoffice/shared/contract'
import { boolean, date, pgTable, primaryKey, text, uuid } from '../../platform/database/drizzle.ts'
import { bytea, instante, tenantKey } from '../../platform/database/tables/columns.ts'

/** What each person chose; migrations/0052. */
export const recordatoriosElegidos = pgTable(
  'recordatorios_elegidos',
  {
    id_locatario: uuid().notNull(),
    id_usuario: uuid().notNull(),
    clase: text().$type<ClaseRecordatorio>().notNull(),
    activo: boolean().notNull(),
  },
  (t) => [primaryKey({ columns: [t.id_locatario, t.id_usuario, t.clase] })],
)

/** The mornings that were planned. */
export const recordatoriosDias = pgTable(
  'recordatorios_dias',
  { id_locatario: uuid().notNull(), dia: date().notNull() },
  (t) => [primaryKey({ columns: [t.id_locatario, t.dia] })],
)

/** What a morning had for one person: one of each kind. */
export const recordatorios = pgTable(
  'recordatorios',
  {
    ...tenantKey,
    id_usuario: uuid().notNull(),
    clase: text().$type<ClaseRecordatorio>().notNull(),
    dia: date().notNull(),
    tomado: instante(),
    enviado: instante(),
    huella: bytea(),
  },
  (t) => [primaryKey({ columns: [t.id_locatario, t._id] })],
)
