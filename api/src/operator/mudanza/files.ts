import type pg from 'pg'
import { keysOfFiles } from '../../backup/tables.ts'
import type { FileStore } from '../../platform/files/store.ts'

/** The keys of an office's files, in the database that has its rows. */
export async function keysOf(client: pg.Client, id: string): Promise<string[]> {
  const { rows } = await client.query<{ clave: string }>(
    `select clave from (${await keysOfFiles()}) k where split_part(clave, '/', 2) = $1 order by clave`,
    [id],
  )
  return rows.map(({ clave }) => clave)
}

/**
 * Copies the files that the target lacks, and adds each key to `stored` before its first byte: if the move fails, they
 * are removed. A key is never used twice, so a file of the same key and size is the same one.
 * @returns how many there are, and how many the source's store has lost
 */
export async function copyFiles(
  from: FileStore,
  to: FileStore,
  keys: readonly string[],
  stored: string[],
  signal?: AbortSignal,
): Promise<{ archivos: number; faltantes: number }> {
  let faltantes = 0
  for (const key of keys) {
    signal?.throwIfAborted()
    const file = await from.get(key)
    if (!file) {
      faltantes++
      continue
    }
    if ((await to.size(key)) === file.bytes) {
      file.body.destroy()
      continue
    }
    stored.push(key)
    const { bytes } = await to.put(key, file.body)
    if (bytes !== file.bytes) throw new Error(`${key}: ${bytes} of ${file.bytes} bytes`)
  }
  return { archivos: keys.length - faltantes, faltantes }
}
