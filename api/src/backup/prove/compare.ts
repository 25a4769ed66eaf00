import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import type pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { READ_EVERYTHING } from '../../platform/database/migrations/backup-policy.ts'
import type { FileStore } from '../../platform/files/store.ts'
import { assertSeesEverything } from '../access.ts'
import { file, read, table as tableSchema } from '../file/format.ts'
import { dataOf, type Frame, readFrames } from '../file/frames.ts'
import { keysOfFiles, selectOf, type Table } from '../tables.ts'
import { RowSum } from './row-sum.ts'

/**
 * Reads a backup again beside what was restored from it, in the transaction that restored it: every row of every table,
 * and every byte of every file.
 * @returns the differences, a phrase in Spanish each
 */
export async function compareRestored(
  client: pg.Client,
  store: FileStore,
  path: string,
  identities: string[],
): Promise<string[]> {
  await assertSeesEverything(client)
  await client.query(READ_EVERYTHING)
  const differences: string[] = []
  const frames = readFrames(path, identities, () => {})
  for await (const frame of frames) {
    const found =
      frame.kind === 'table'
        ? await compareTable(client, frame, frames)
        : frame.kind === 'file'
          ? await compareFile(store, frame, frames)
          : null
    if (found) differences.push(found)
  }
  return differences
}

async function compareTable(client: pg.Client, frame: Frame, frames: AsyncGenerator<Frame>) {
  const table: Table = read(tableSchema, frame.content)
  const told = await sumOf(dataOf(frames, () => {}))
  const back = await sumOf(client.query(copyTo(`copy (${selectOf(client, table)}) to stdout`)))
  if (back.count !== told.count)
    return `la tabla ${table.nombre} volvió con ${back.count} registros y no con ${told.count}`
  return back.digest === told.digest ? null : `la tabla ${table.nombre} volvió con otros valores`
}

async function sumOf(rows: Readable): Promise<RowSum> {
  const sum = new RowSum()
  for await (const chunk of rows as AsyncIterable<Buffer>) sum.add(chunk)
  return sum
}

async function compareFile(store: FileStore, { content }: Frame, frames: AsyncGenerator<Frame>) {
  const { clave } = read(file, content)
  const told = await sha256Of(dataOf(frames, () => {}))
  const back = await store.get(clave)
  if (!back) return `no volvió el archivo ${clave}`
  return (await sha256Of(back.body)) === told ? null : `el archivo ${clave} volvió con otro contenido`
}

async function sha256Of(body: Readable): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of body as AsyncIterable<Buffer>) hash.update(chunk)
  return hash.digest('hex')
}

/** The files that current rows name and that the backup never had, a phrase each. The schema must be this program's. */
export async function missingFiles(client: pg.Client, store: FileStore): Promise<string[]> {
  await client.query('begin')
  await assertSeesEverything(client)
  await client.query(READ_EVERYTHING)
  const { rows } = await client.query<{ clave: string }>(
    `select clave from (${await keysOfFiles()}) c where viva order by clave`,
  )
  await client.query('commit')
  const missing: string[] = []
  for (const { clave } of rows)
    if ((await store.size(clave)) === null) missing.push(`el respaldo no trae el archivo ${clave}`)
  return missing
}
