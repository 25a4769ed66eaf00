import { date, pgTable, primaryKey, smallint, sql, text, uuid } from '../../platform/database/drizzle.ts'
import { horaDelDia, lifecycle, tenantKey, textoVacio } from '../../platform/database/tables/columns.ts'

/** migrations/base. */
export const asesorias = pgTable(
  'asesorias',
  {
    ...tenantKey,
    id_cliente: uuid().notNull(),
    id_asesor: uuid().notNull(),
    tipo: smallint().notNull(),
    motivo: text().notNull(),
    descripcion: textoVacio(),
    creacion: date({ mode: 'string' }).notNull(),
    finalizacion: date({ mode: 'string' }),
    hora: horaDelDia(),
    minutos: smallint(),
    // The database maintains these columns, by triggers or as generated columns.
    cliente: text().notNull().default(''),
    empresa: textoVacio(),
    status: smallint()
      .notNull()
      .generatedAlwaysAs(sql`case when finalizacion is null then 0 else 1 end`),
    ...lifecycle,
  },
  (t) => [primaryKey({ columns: [t.id_locatario, t._id] })],
)
