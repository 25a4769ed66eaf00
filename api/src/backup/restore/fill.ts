import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import type { FileStore } from '../../platform/files/store.ts'
import { damaged, end, file, read, table as tableSchema } from '../file/format.ts'
import { dataOf, type Frame } from '../file/frames.ts'
import type { Table } from '../tables.ts'

/** Copies the rows of one table from its frames. */
export async function fillTable(
  client: pg.Client,
  tables: Map<string, Table>,
  { content }: Frame,
  frames: AsyncGenerator<Frame>,
  signal: AbortSignal | undefined,
): Promise<void> {
  const { nombre, columnas } = read(tableSchema, content)
  const known = tables.get(nombre)
  if (!known || columnas.some((columna) => !known.columnas.includes(columna))) throw damaged()
  let cuenta = -1
  const rows = dataOf(frames, (content) => (cuenta = read(end, content).cuenta))
  const names = columnas.map((columna) => client.escapeIdentifier(columna)).join(', ')
  const copy = client.query(copyFrom(`copy ${client.escapeIdentifier(nombre)} (${names}) from stdin`))
  await pipeline(rows, copy, { signal })
  if (copy.rowCount !== cuenta) throw damaged()
}

/**
 * Stores one file; its key is added to `stored` before its first byte is written. With `keepsFiles`, a file of that key
 * and size is the same one: keys are never used twice.
 */
export async function fillFile(
  store: FileStore,
  { content }: Frame,
  frames: AsyncGenerator<Frame>,
  stored: string[],
  { signal, keepsFiles }: { signal?: AbortSignal | undefined; keepsFiles?: boolean | undefined },
): Promise<void> {
  signal?.throwIfAborted()
  const { clave } = read(file, content)
  let cuenta = -1
  if (keepsFiles && (await store.size(clave)) !== null) {
    for await (const _ of dataOf(frames, () => {}));
    return
  }
  stored.push(clave)
  const { bytes } = await store.put(
    clave,
    dataOf(frames, (content) => (cuenta = read(end, content).cuenta)),
  )
  if (bytes !== cuenta) throw damaged()
}

/** Verifies that each table has exactly the backup's number of rows. */
export async function assertCounts(client: pg.Client, tablas: Record<string, number>): Promise<void> {
  for (const [nombre, cuenta] of Object.entries(tablas)) {
    const { rows } = await client.query<{ n: string }>(
      `select count(*) as n from ${client.escapeIdentifier(nombre)}`,
    )
    if (Number(rows[0]?.n) !== cuenta) throw damaged()
  }
}
