import type {
  CampoCliente,
  ColumnaImportada,
  Destino,
  Importacion,
  OrdenDeFecha,
  Repetidos,
} from '@backoffice/shared/contract'
import type { Origin } from '../../platform/audit/repository.ts'
import { instante, tenantKey } from '../../platform/database/tables/columns.ts'
import { integer, jsonb, pgTable, primaryKey, sql, text, uuid } from '../../platform/database/drizzle.ts'

/** What the person decided: what each column holds, and what becomes of those that exist. */
export interface Lectura {
  columnas: (Destino | null)[]
  fechas?: OrdenDeFecha | undefined
  repetidos: Repetidos
}

const count = () => integer().notNull().default(0)

/** Migration 0043. */
export const importaciones = pgTable(
  'importaciones',
  {
    ...tenantKey,
    id_usuario: uuid().notNull(),
    nombre: text().notNull(),
    columnas: jsonb().$type<ColumnaImportada[]>().notNull(),
    lectura: jsonb().$type<Lectura>(),
    origen: jsonb().$type<Origin>().notNull(),
    total: integer().notNull(),
    avance: count(),
    creados: count(),
    completados: count(),
    omitidos: count(),
    fallidos: count(),
    deshechos: count(),
    conservados: count(),
    estado: text().$type<Importacion['estado']>().notNull().default('leida'),
    motivo: text().notNull().default(''),
    creacion: instante()
      .notNull()
      .default(sql`now()`),
    inicio: instante(),
    fin: instante(),
  },
  (t) => [primaryKey({ columns: [t.id_locatario, t._id] })],
)

export type EstadoDeFila =
  'pendiente' | 'creada' | 'completada' | 'omitida' | 'fallida' | 'deshecha' | 'conservada'

/** What is wrong with a row: `columna` is a position, null for the whole row. */
export interface Motivo {
  columna: number | null
  motivo: string
}

export const importacionFilas = pgTable(
  'importacion_filas',
  {
    id_locatario: uuid().notNull(),
    id_importacion: uuid().notNull(),
    n: integer().notNull(),
    fila: integer().notNull(),
    celdas: jsonb().$type<string[]>(),
    estado: text().$type<EstadoDeFila>().notNull().default('pendiente'),
    id_cliente: uuid(),
    id_contratacion: uuid(),
    version: integer(),
    campos: text().array().$type<CampoCliente[]>(),
    motivos: jsonb().$type<Motivo[]>(),
  },
  (t) => [primaryKey({ columns: [t.id_locatario, t.id_importacion, t.n] })],
)
