import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { after, describe, it } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { contents, digests, fillOffice, run } from '../../../test/backup/backup.ts'
import { temporaryFolder } from '../../../test/process.ts'
import { type Connection, withOwner } from '../../platform/database/connect.ts'
import { migrate } from '../../platform/database/migrations/migrate.ts'
import { folderStore } from '../../platform/files/folder.ts'
import { DATABASE, ensureDatabase, startEmbedded } from '../../platform/postgres/embedded.ts'
import { archiving } from './archive.ts'
import { addBase } from './base.ts'
import { instantOf, restoreToMinute } from './to-minute.ts'

/** Debian 12's pgBackRest knows PostgreSQL 15 at most; TEST_WAL_PG_BIN names the programs of one that is known. */
const bin = process.env.TEST_WAL_PG_BIN ?? '/usr/lib/postgresql/15/bin'
const skip = !existsSync(join(bin, 'postgres'))
  ? `no hay un PostgreSQL en ${bin} (TEST_WAL_PG_BIN)`
  : spawnSync('pgbackrest', ['version']).status === 0
    ? false
    : 'no está instalado pgbackrest'

const folder = temporaryFolder()
after(() => folder.remove())
const dataDir = join(folder.path, 'la oficina')
const config = { dataDir, walArchive: join(folder.path, 'archivo'), walArchiveDays: 14 }
const store = folderStore(join(dataDir, 'archivos'))
const binaries = { bin, env: {} }

async function working<T>(work: (connection: Connection & object) => Promise<T>): Promise<T> {
  const settings = { ...archiving(config), hot_standby: 'on' }
  const embedded = await startEmbedded({ dataDir, binaries, settings })
  try {
    await ensureDatabase(embedded, DATABASE)
    return await work(embedded.connection(DATABASE))
  } finally {
    await embedded.stop()
  }
}

describe('going back to a minute', { skip }, () => {
  it('what was written before it is there, what came later is gone, files agree, and it can be done again', async () => {
    const { then, rows, files } = await working(async (connection) => {
      await withOwner(connection, (client) => migrate(client))
      await addBase(config, connection.host, binaries)
      await fillOffice(connection, store, 20)
      const found = { rows: await digests(connection), files: await contents(store) }
      // The end of a base counts in whole seconds, and must be before the instant.
      await sleep(1_100)
      const then = new Date(Date.now() + 50)
      await sleep(200)
      await withOwner(connection, async (client) => {
        await client.query(`update clientes set nombre = 'Otro'`)
        await client.query(`update archivos set eliminacion = now()`)
      })
      await store.put('clientes/despues/uno', Readable.from([Buffer.from('de después')]))
      return { then, ...found }
    })
    const { missing, place } = await restoreToMinute(config, then, store, binaries)
    assert.deepEqual(missing, [])
    assert.match(place, /postgres\.apartada-\d{14}$/)
    await working(async (connection) => {
      assert.deepEqual(await digests(connection), rows)
      const { 'clientes/despues/uno': later, ...same } = await contents(store)
      assert.deepEqual([later, same], ['de después', files])
      await withOwner(connection, (client) => client.query(`update clientes set nombre = 'Otra vez'`))
    })
    // The answer names a file whose bytes are gone.
    const [first] = Object.keys(files).filter((name) => name.startsWith('clientes/'))
    await store.delete(first!)
    const again = await restoreToMinute(config, then, store, binaries)
    assert.deepEqual(again.missing, [`el respaldo no trae el archivo ${first}`])
    await working(async (connection) => assert.deepEqual(await digests(connection), rows))
  })

  it('an instant that the archive does not reach leaves all as it was', async () => {
    const rows = await working((connection) => digests(connection))
    await assert.rejects(
      restoreToMinute(config, new Date(), store, binaries),
      /El archivo no llega a ese minuto/,
    )
    await working(async (connection) => assert.deepEqual(await digests(connection), rows))
    assert.equal(readdirSync(dataDir).filter((name) => name.includes('fallida')).length, 1)
  })
})

describe('npm run restaurar -- --hasta', () => {
  it('means a minute of the office', () => {
    assert.equal(instantOf('2026-11-20T10:05').toISOString(), '2026-11-20T16:05:00.000Z')
    assert.equal(instantOf('2026-11-20T10:05:30Z').toISOString(), '2026-11-20T10:05:30.000Z')
    for (const bad of ['ayer', '2026-11-20', '2026-13-20T10:05', '2026-11-20T10:05-6'])
      assert.throws(() => instantOf(bad), /debe ser un minuto como/, bad)
    assert.throws(() => instantOf('2126-11-20T10:05'), /todavía no pasa/)
  })

  it('is off by default, and not for a server of somebody else', async () => {
    const none = await run('restaurar', ['--hasta', '2026-11-20T10:05'], { DATA_DIR: join(folder.path, 'x') })
      .done
    assert.match(none.stderr, /^Hace falta WAL_ARCHIVE/)
    const base = await run('respaldo', ['--base'], {
      DATABASE_URL: 'postgres://x@127.0.0.1:1/x',
      WAL_ARCHIVE: '/tmp/x',
    }).done
    assert.match(base.stderr, /lo lleva quien lo opera/)
    assert.deepEqual(archiving({ dataDir: '/x', walArchive: null, walArchiveDays: 14 }), {})
  })
})
