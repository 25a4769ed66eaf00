import { and, eq, jsonb, pgTable, primaryKey, text } from '../database/drizzle.ts'
import { uuidv7 } from 'uuidv7'
import type { Session } from '../auth/session.ts'
import type { Tx } from '../database/database.ts'
import { bytea, instante, tenantKey } from '../database/tables/columns.ts'

export const exportaciones = pgTable(
  'exportaciones',
  {
    ...tenantKey,
    sesion: bytea().notNull(),
    lista: text().notNull(),
    pregunta: jsonb().$type<unknown>().notNull(),
    creacion: instante(),
  },
  (t) => [primaryKey({ columns: [t.id_locatario, t._id] })],
)

export interface Asked {
  sesion: Buffer
  lista: string
  pregunta: unknown
}

/** Stores a query until its file is downloaded. */
export async function keepQuestion(
  tx: Tx,
  session: Session,
  lista: string,
  pregunta: unknown,
): Promise<string> {
  const _id = uuidv7()
  await tx
    .insert(exportaciones)
    .values({ id_locatario: session.idLocatario, _id, sesion: session.huella, lista, pregunta })
  return _id
}

export async function findQuestion(tx: Tx, idLocatario: string, id: string): Promise<Asked | undefined> {
  const { sesion, lista, pregunta } = exportaciones
  const [asked] = await tx
    .select({ sesion, lista, pregunta })
    .from(exportaciones)
    .where(and(eq(exportaciones.id_locatario, idLocatario), eq(exportaciones._id, id)))
  return asked
}
