import { and, eq, sql, boolean, pgTable, primaryKey, text, uuid } from '../database/drizzle.ts'
import type { Tx } from '../database/database.ts'
import { instante } from '../database/tables/columns.ts'
import { Refusal } from '../http/refusal.ts'

const bytesSueltos = pgTable(
  'bytes_sueltos',
  {
    id_locatario: uuid().notNull(),
    clave: text().notNull(),
    borrar_desde: instante().notNull(),
    tomados: boolean().notNull(),
  },
  (t) => [primaryKey({ columns: [t.id_locatario, t.clave] })],
)

/**
 * Records a key before its first byte is written, in its own transaction: if the process dies, the sweep knows the key.
 */
export const reserve = (tx: Tx, idLocatario: string, key: string, orphanMinutes: number) =>
  insertLoose(tx, idLocatario, key, orphanMinutes * 60)

/** Call it in the transaction that creates the row of the bytes: from its commit on they have an owner. */
export async function claim(tx: Tx, idLocatario: string, key: string): Promise<void> {
  const mine = await tx
    .delete(bytesSueltos)
    .where(and(loose(idLocatario, key), eq(bytesSueltos.tomados, false)))
  if (mine.rowCount !== 1) throw new Refusal(503, 'El archivo tardó demasiado; hay que enviarlo de nuevo')
}

/** Call it in the transaction in which a row releases its bytes: they are deleted this many days later. */
export const release = (tx: Tx, idLocatario: string, key: string, days: number) =>
  insertLoose(tx, idLocatario, key, days * 86_400)

/**
 * Call it in the transaction in which a restored row takes its bytes back. False: their time is over, and they are gone
 * or about to go.
 */
export async function takeBack(tx: Tx, idLocatario: string, key: string): Promise<boolean> {
  const still = await tx
    .delete(bytesSueltos)
    .where(and(loose(idLocatario, key), eq(bytesSueltos.tomados, false)))
  return still.rowCount === 1
}

/** Call it once the store has deleted bytes that were reserved and never claimed. */
export async function forget(tx: Tx, idLocatario: string, key: string): Promise<void> {
  await tx.delete(bytesSueltos).where(loose(idLocatario, key))
}

const loose = (idLocatario: string, key: string) =>
  and(eq(bytesSueltos.id_locatario, idLocatario), eq(bytesSueltos.clave, key))

async function insertLoose(tx: Tx, idLocatario: string, clave: string, seconds: number): Promise<void> {
  await tx.insert(bytesSueltos).values({
    id_locatario: idLocatario,
    clave,
    borrar_desde: sql`now() + make_interval(secs => ${seconds})`,
    tomados: false,
  })
}
