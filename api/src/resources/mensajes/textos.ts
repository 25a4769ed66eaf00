import { TEXTOS_INICIALES, type TextoMensaje } from '@backoffice/shared/contract'
import { eq, sql } from '../../platform/database/drizzle.ts'
import type { Tx } from '../../platform/database/database.ts'
import { one } from '../../platform/database/statements/one.ts'
import { textosMensajes } from './table.ts'

interface Textos {
  textos: TextoMensaje[]
  version: number
}

const columns = { textos: textosMensajes.textos, version: textosMensajes.version }
const rowOf = (idLocatario: string) => eq(textosMensajes.id_locatario, idLocatario)

/** An office that has changed nothing has version 0. */
const FIRST: Textos = { textos: TEXTOS_INICIALES, version: 0 }

export async function readTextos(tx: Tx, idLocatario: string): Promise<Textos> {
  const [row] = await tx.select(columns).from(textosMensajes).where(rowOf(idLocatario))
  return row ?? FIRST
}

/** The same for a write: from here on nobody else changes them. */
export async function lockTextos(tx: Tx, idLocatario: string): Promise<Textos> {
  await tx
    .insert(textosMensajes)
    .values({ id_locatario: idLocatario, ...FIRST })
    .onConflictDoNothing()
  const rows = await tx.select(columns).from(textosMensajes).where(rowOf(idLocatario)).for('update')
  return one({ rows })
}

export async function saveTextos(tx: Tx, idLocatario: string, textos: TextoMensaje[]): Promise<Textos> {
  const rows = await tx
    .update(textosMensajes)
    .set({ textos, version: sql`version + 1` })
    .where(rowOf(idLocatario))
    .returning(columns)
  return one({ rows })
}
