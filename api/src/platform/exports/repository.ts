import { and, eq } from '../database/drizzle.ts'
import { uuidv7 } from 'uuidv7'
import type { Session } from '../auth/session.ts'
import type { Tx } from '../database/database.ts'
import { exportaciones } from './table.ts'

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
