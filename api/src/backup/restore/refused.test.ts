import assert from 'node:assert/strict'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { after, before, describe, it } from 'node:test'
import { gunzipSync, gzipSync } from 'node:zlib'
import { uuidv7 } from 'uuidv7'
import { contents, fillOffice } from '../../../test/backup/backup.ts'
import { makeDatabase, type TestDatabase } from '../../../test/databases.ts'
import { temporaryFolder } from '../../../test/process.ts'
import { type Connection, withOwner } from '../../platform/database/connect.ts'
import { folderStore } from '../../platform/files/folder.ts'
import type { FileStore } from '../../platform/files/store.ts'
import { restoreBackup } from './restore.ts'
import { verifyBackup } from './verify.ts'
import { writeBackup } from '../write.ts'

const folder = temporaryFolder()
const store = folderStore(join(folder.path, 'archivos'))
let [source, target]: TestDatabase[] = []
let good = ''

before(async () => {
  source = await makeDatabase()
  target = await makeDatabase({ empty: true })
  await fillOffice(source.connection, store, 200)
  good = await backUp()
})
after(async () => {
  await source?.drop()
  await target?.drop()
  folder.remove()
})

const from = () => source!.connection
const into = () => target!.connection
const newPath = () => join(folder.path, `${uuidv7()}.respaldo`)

async function backUp(files: FileStore = store, path = newPath(), signal?: AbortSignal): Promise<string> {
  await withOwner(from(), (client) => writeBackup(client, files, path, { signal }))
  return path
}

async function restore(
  path: string,
  connection: Connection = into(),
  files = emptyStore(),
  signal?: AbortSignal,
) {
  const backup = await verifyBackup(path)
  await withOwner(connection, (client) => restoreBackup(client, files, path, backup, { signal }))
}

const emptyStore = () => folderStore(join(folder.path, uuidv7()))

const relations = (connection: Connection) =>
  withOwner(connection, async (client) => {
    const { rowCount } = await client.query(
      `select from pg_class where relnamespace = 'public'::regnamespace
       union all select from pg_proc where pronamespace = 'public'::regnamespace`,
    )
    return rowCount
  })

function altered(change: (bytes: Buffer) => Buffer): string {
  const path = newPath()
  writeFileSync(path, change(readFileSync(good)))
  return path
}

/** Packs deliberately wrong frames, which no accident would produce. */
const repacked = (change: (frames: Buffer) => Buffer) =>
  altered((bytes) => {
    const start = bytes.indexOf('\n') + 1
    return Buffer.concat([bytes.subarray(0, start), gzipSync(change(gunzipSync(bytes.subarray(start))))])
  })

describe('a backup that is refused leaves nothing', () => {
  it('cut off anywhere, or one byte altered', async () => {
    const { length } = readFileSync(good)
    for (const at of [23, 40, 1000, length >> 1, length - 9, length - 1]) {
      await assert.rejects(restore(altered((bytes) => bytes.subarray(0, at))), /incompleto o dañado/, `${at}`)
    }
    // From byte 33 on, because some bytes of the gzip header have no meaning.
    for (const at of [33, 60, 500, length >> 1, length - 30, length - 6]) {
      const path = altered((bytes) => {
        bytes[at]! ^= 0x10
        return bytes
      })
      await assert.rejects(restore(path), /incompleto o dañado/, `${at}`)
    }
    assert.equal(await relations(into()), 0)
  })

  it('is refused when valid as gzip but with other content', async () => {
    const cuts = [
      (frames: Buffer) => frames.subarray(0, frames.lastIndexOf('{"tablas"') - 5),
      (frames: Buffer) => Buffer.concat([frames, frames.subarray(0, 5)]),
      (frames: Buffer) =>
        Buffer.from(frames.toString('latin1').replace('@respaldo.mx', '@respaldo.es'), 'latin1'),
      (frames: Buffer) =>
        Buffer.from(frames.toString('latin1').replace('"clientes"', '"clientas"'), 'latin1'),
      (frames: Buffer) => Buffer.from(frames.toString('latin1').replace('clientes/', 'clientes.'), 'latin1'),
      () => Buffer.alloc(0),
      () => Buffer.from([72, 255, 255, 255, 255]),
    ]
    for (const cut of cuts) await assert.rejects(restore(repacked(cut)), /incompleto o dañado/, String(cut))
    assert.equal(await relations(into()), 0)
  })

  it('is refused when it is no backup, or of a newer format', async () => {
    for (const content of ['', 'PGDMP', '\n']) {
      const path = newPath()
      writeFileSync(path, content)
      await assert.rejects(restore(path), /no es un respaldo de este programa/)
    }
    await assert.rejects(restore(join(folder.path, 'no-existe')), /No se puede leer/)
    const newer = altered((bytes) =>
      Buffer.from(bytes.toString('latin1').replace('respaldo 1', 'respaldo 2'), 'latin1'),
    )
    await assert.rejects(restore(newer), /versión más nueva/)
  })

  it('is refused when its schema is newer or different', async () => {
    const remember = (sql: string) => withOwner(from(), (client) => client.query(sql))
    await remember("insert into migraciones (nombre, huella) values ('9999_futuro.sql', 'x')")
    const newer = await backUp()
    await remember("delete from migraciones where nombre = '9999_futuro.sql'")
    await assert.rejects(restore(newer), /versión más nueva/)

    await remember("update migraciones set huella = 'x' || huella where nombre = '0009_contrataciones.sql'")
    const other = await backUp()
    await remember(
      "update migraciones set huella = substr(huella, 2) where nombre = '0009_contrataciones.sql'",
    )
    await assert.rejects(restore(other), /otra edición.*0009_contrataciones\.sql/)

    const { rows } = await remember(
      "delete from migraciones where nombre = '0033_clientes.sql' returning huella",
    )
    const older = await backUp()
    await remember(
      `insert into migraciones (nombre, huella) values ('0033_clientes.sql', '${String(rows[0]?.huella)}')`,
    )
    await assert.rejects(restore(older), /El respaldo es de una versión del programa anterior/)
    assert.equal(await relations(into()), 0)
  })

  it('is refused by a place with data', async () => {
    await assert.rejects(restore(good, from()), /La base de datos no está vacía/)
    const files = emptyStore()
    await files.put(`clientes/${uuidv7()}`, Readable.from([Buffer.from('de alguien')]))
    const before = await contents(files)
    await assert.rejects(restore(good, into(), files), /El almacén de archivos no está vacío/)
    assert.deepEqual(await contents(files), before)
    assert.equal(await relations(into()), 0)
  })

  it('leaves no row and no file when the store fails halfway or the command is cancelled', async () => {
    const files = emptyStore()
    let stored = 0
    const failing: FileStore = {
      ...files,
      put: (key, body) => {
        if (++stored < 3) return files.put(key, body)
        body.destroy()
        return Promise.reject(new Error('el disco'))
      },
    }
    await assert.rejects(restore(good, into(), failing), /el disco/)
    assert.equal(stored, 3)
    const calledOff = new AbortController()
    const stopping: FileStore = {
      ...files,
      put: async (key, body) => {
        calledOff.abort()
        return files.put(key, body)
      },
    }
    await assert.rejects(restore(good, into(), stopping, calledOff.signal), { name: 'AbortError' })
    assert.deepEqual(await contents(files), {})
    assert.equal(await relations(into()), 0)
    // Afterwards a correct restore still works.
    await restore(good, into(), files)
    assert.equal(Object.keys(await contents(files)).length, 4)
  })
})

describe('a backup that can not be finished', () => {
  it('leaves no file when the store fails, it is cancelled, or there is no folder', async () => {
    const before = readdirSync(folder.path)
    const failing: FileStore = { ...store, get: () => Promise.reject(new Error('sin almacén')) }
    await assert.rejects(backUp(failing), /sin almacén/)
    await assert.rejects(backUp(store, newPath(), AbortSignal.abort()), { name: 'AbortError' })
    await assert.rejects(backUp(store, join(folder.path, 'no', 'hay')), { code: 'ENOENT' })
    assert.deepEqual(readdirSync(folder.path), before)
  })

  it('is refused for an empty database', async () => {
    const empty = await makeDatabase({ empty: true })
    const path = newPath()
    await assert.rejects(
      withOwner(empty.connection, (client) => writeBackup(client, store, path)),
      /no hay nada que respaldar/,
    )
    await empty.drop()
    assert.equal(existsSync(path), false)
  })
})
