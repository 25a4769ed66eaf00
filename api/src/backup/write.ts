import { open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { Encrypter } from 'age-encryption'
import type pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { READ_EVERYTHING } from '../platform/database/migrations/backup-policy.ts'
import { appliedMigrations } from '../platform/database/migrations/migrations.ts'
import { one } from '../platform/database/statements/one.ts'
import type { FileStore } from '../platform/files/store.ts'
import { version } from '../version.ts'
import { assertSeesEverything } from './access.ts'
import { encrypt } from './file/age.ts'
import { firstLine, type Header, type Trailer } from './file/format.ts'
import { FrameWriter } from './file/frames.ts'
import { carriedTables, keysOfFiles, selectOf, sequences, SETTINGS } from './tables.ts'

export interface Written extends Omit<Trailer, 'sha256'> {
  /** Files that live rows use and the store lacks. */
  faltantes: number
}

/** The size limit of data frames, so that readers need little memory. */
const PIECE = 256 * 1024

interface Options {
  /** Encrypts the whole backup; without it, the backup stays readable. */
  encrypter?: Encrypter | null
  signal?: AbortSignal
}

/**
 * Writes one consistent backup: the database at one instant, and the files that it names. The file gets its name only
 * once it is completely on the disk.
 */
export async function writeBackup(
  client: pg.Client,
  store: FileStore,
  path: string,
  { encrypter = null, signal }: Options = {},
): Promise<Written> {
  const unfinished = `${path}.escribiendo-${process.pid}`
  try {
    const result = { written: undefined as Written | undefined }
    const out = (await open(unfinished, 'wx', 0o600)).createWriteStream()
    const sealed = (packed: AsyncIterable<Uint8Array>) =>
      encrypter ? encrypt(withFirstLine(packed), encrypter) : withFirstLine(packed)
    const frames = Readable.from(backupFrames(client, store, result), { objectMode: false })
    await pipeline(frames, createGzip({ level: 4 }), sealed, out, { signal })
    await sync(unfinished)
    await rename(unfinished, path)
    await sync(dirname(path))
    return result.written as Written
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
}

async function* withFirstLine(packed: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield Buffer.from(firstLine())
  yield* packed
}

async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r')
  await handle.sync().finally(() => handle.close())
}

async function* backupFrames(client: pg.Client, store: FileStore, result: { written?: Written | undefined }) {
  await client.query(SETTINGS)
  await assertSeesEverything(client)
  await client.query('begin transaction isolation level repeatable read read only')
  await client.query(READ_EVERYTHING)
  const writer = new FrameWriter()
  yield writer.frame('header', await headerOf(client))

  const tablas: Record<string, number> = {}
  for (const table of await carriedTables(client)) {
    yield writer.frame('table', table)
    const rows = client.query(copyTo(`copy (${selectOf(client, table)}) to stdout`))
    for await (const chunk of rows as AsyncIterable<Buffer>) yield* pieces(writer, chunk)
    // The count comes after the last row, and perhaps later than the stream's end: the next answer comes after both.
    await client.query('select')
    tablas[table.nombre] = rows.rowCount
    yield writer.frame('end', { cuenta: rows.rowCount })
  }

  let [archivos, bytes, faltantes] = [0, 0, 0]
  for await (const { clave, viva } of fileKeys(client)) {
    const found = await store.get(clave)
    if (!found) {
      if (viva) faltantes++
      continue
    }
    yield writer.frame('file', { clave })
    let cuenta = 0
    for await (const chunk of found.body as AsyncIterable<Buffer>) {
      cuenta += chunk.length
      yield* pieces(writer, chunk)
    }
    yield writer.frame('end', { cuenta })
    archivos++
    bytes += cuenta
  }
  await client.query('commit')
  result.written = { tablas, archivos, bytes, faltantes }
  yield writer.frame('trailer', { tablas, archivos, bytes, sha256: writer.digest() } satisfies Trailer)
}

async function headerOf(client: pg.Client): Promise<Header> {
  const { rows } = await client.query<{ postgres: string; creado: string }>(
    `select current_setting('server_version') as postgres,
       to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as creado`,
  )
  return {
    ...one({ rows }),
    version,
    migraciones: await appliedMigrations(client),
    secuencias: await sequences(client),
  }
}

function* pieces(writer: FrameWriter, chunk: Buffer) {
  for (let at = 0; at < chunk.length; at += PIECE) yield writer.frame('data', chunk.subarray(at, at + PIECE))
}

/** Reads all keys through a cursor, in the snapshot of the rows. */
async function* fileKeys(client: pg.Client): AsyncGenerator<{ clave: string; viva: boolean }> {
  await client.query(`declare claves no scroll cursor for ${await keysOfFiles()}`)
  for (;;) {
    const { rows } = await client.query<{ clave: string; viva: boolean }>('fetch 1000 from claves')
    if (rows.length === 0) return
    yield* rows
  }
}
