import assert from 'node:assert/strict'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { after, before, describe, it } from 'node:test'
import { contents, digests, fillOffice, run } from '../../../test/backup/backup.ts'
import { makeDatabase, type TestDatabase, urlOf } from '../../../test/databases.ts'
import { makeOwner } from '../../../test/owner/owner.ts'
import { temporaryFolder } from '../../../test/process.ts'
import { withOwner } from '../../platform/database/connect.ts'
import { folderStore } from '../../platform/files/folder.ts'
import { restoreBackup } from '../restore/restore.ts'
import { verifyBackup } from '../restore/verify.ts'
import { compareRestored } from './compare.ts'
import { RowSum } from './row-sum.ts'

const folder = temporaryFolder()
const at = (name: string) => join(folder.path, name)
const dataDir = at('oficina')
const store = folderStore(join(dataDir, 'archivos'))
let source: TestDatabase
let settings: Record<string, string>
let good = ''

before(async () => {
  source = await makeDatabase()
  await fillOffice(source.connection, store, 60)
  settings = { DATA_DIR: dataDir, DATABASE_URL: urlOf(source.connection) }
})
after(async () => {
  await source.drop()
  folder.remove()
})

const prove = (path: string[], env = {}) =>
  run('respaldo', ['--probar', ...path], { ...settings, ...env }).done
const leftovers = () => readdirSync(dataDir).filter((name) => name.startsWith('probando-'))

const altered = (name: string, change: (bytes: Buffer) => Buffer) => {
  writeFileSync(at(name), change(readFileSync(good)))
  return at(name)
}

const isRefused = async (path: string, sentence: RegExp) => {
  const { status, stdout, stderr } = await prove([path])
  assert.deepEqual([status, stdout], [1, ''])
  assert.match(stderr, sentence)
  assert.match(stderr, /^[A-Z][^\n]*\.\n$/)
  assert.deepEqual(leftovers(), [])
}

describe('npm run respaldo -- --probar', () => {
  it('makes a backup, restores it aside, says that all came back, and touches nothing in use', async () => {
    // What a killed run left, which holds personal data.
    mkdirSync(join(dataDir, 'probando-4194999-abc', 'postgres'), { recursive: true })
    const rows = await digests(source.connection)
    const files = await contents(store)
    const { status, stdout, stderr } = await prove([])
    assert.equal(status, 0, stderr)
    const [made, proven] = stdout.split('\n')
    assert.match(made!, /^Respaldo completo en /)
    assert.match(
      proven!,
      /^Respaldo probado: del \S+Z volvieron iguales \d+ registros de \d+ tablas y 4 archivos\.$/,
    )
    assert.deepEqual(await digests(source.connection), rows)
    assert.deepEqual(await contents(store), files)
    assert.deepEqual(leftovers(), [])
    const [name] = readdirSync(join(dataDir, 'respaldos'))
    good = join(dataDir, 'respaldos', name!)
  })

  it('takes a named one, also in a database of its own on a server, which is gone afterwards', async () => {
    const { status, stdout, stderr } = await prove([good], { BACKUP_TEST_URL: settings.DATABASE_URL })
    assert.equal(status, 0, stderr)
    assert.match(stdout, /^Respaldo probado: .*\.\n$/)
    const left = await withOwner(source.connection, (client) =>
      client.query("select from pg_database where datname like 'backoffice_prueba_%'"),
    )
    assert.equal(left.rowCount, 0)
  })

  it('says what is needed when that server lets nobody make one', async () => {
    const owner = await makeOwner()
    const url = urlOf(await owner.database())
    const { status, stderr } = await prove([good], { BACKUP_TEST_URL: url })
    await owner.drop()
    assert.equal(status, 1)
    assert.match(stderr, /createdb.*BACKUP_TEST_URL con otro\.\n$/)
    assert.deepEqual(leftovers(), [])
  })

  it('finds a damaged one: cut off, one byte altered, not there, or without a file that a client has', async () => {
    await isRefused(
      altered('corto', (bytes) => bytes.subarray(0, bytes.length >> 1)),
      /incompleto o dañado/,
    )
    const byte = altered('byte', (bytes) => {
      bytes[bytes.length >> 1]! ^= 0x10
      return bytes
    })
    await isRefused(byte, /incompleto o dañado/)
    await isRefused(at('no-existe'), /^No se puede leer/)
    const without = at('sin-archivos.respaldo')
    await run('respaldo', [without], { ...settings, DATA_DIR: at('otra') }).done
    await isRefused(without, /no sirve como está: el respaldo no trae el archivo clientes\//)
  })

  it('refuses to make an encrypted one that it could not read back', async () => {
    const key = await run('respaldo', ['clave', at('clave.txt')], settings).done
    const recipient = { BACKUP_RECIPIENT: /age1\w+/.exec(key.stdout)![0] }
    const blind = await prove([], recipient)
    assert.equal(blind.status, 1)
    assert.match(blind.stderr, /BACKUP_IDENTITY_FILE debe nombrar/)
    const { status, stderr } = await prove([], { ...recipient, BACKUP_IDENTITY_FILE: at('clave.txt') })
    assert.equal(status, 0, stderr)
  })
})

describe('what came back is compared with the backup', () => {
  it('says each table and file that differs', async () => {
    const into = await makeDatabase({ empty: true })
    const files = folderStore(at('comparados'))
    const backup = await verifyBackup(good)
    let differences: string[] = []
    await withOwner(into.connection, (client) =>
      restoreBackup(client, files, good, backup, {
        whenFilled: async () => {
          assert.deepEqual(await compareRestored(client, files, good, []), [])
          await client.query(
            `update clientes set nombre = nombre || 'x' where _id = (select min(_id::text)::uuid from clientes)`,
          )
          await client.query('delete from auditoria')
          const [first, second] = Object.keys(await contents(files))
          await files.put(first!, Readable.from([Buffer.from('otro')]))
          await files.delete(second!)
          differences = await compareRestored(client, files, good, [])
        },
      }),
    )
    await into.drop()
    assert.match(differences.join('\n'), /la tabla auditoria volvió con 0 registros y no con 1/)
    assert.match(differences.join('\n'), /la tabla clientes volvió con otros valores/)
    assert.match(differences.join('\n'), /el archivo \S+ volvió con otro contenido/)
    assert.match(differences.join('\n'), /no volvió el archivo \S+/)
    assert.equal(existsSync(good), true)
  })

  it('whatever the order of the rows and the pieces they come in', () => {
    const sumOf = (...pieces: string[]) => {
      const sum = new RowSum()
      for (const piece of pieces) sum.add(Buffer.from(piece))
      return sum.digest
    }
    assert.equal(sumOf('uno\ndos\n', 'tres\n'), sumOf('tr', 'es', '\nuno\n', 'd', 'os\n'))
    assert.notEqual(sumOf('uno\nuno\n'), sumOf('dos\ndos\n'))
    assert.notEqual(sumOf('uno\n'), sumOf('uno\nuno\n'))
    assert.notEqual(sumOf('uno\n'), sumOf('uno\ndos'))
  })
})
