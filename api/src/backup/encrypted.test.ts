import assert from 'node:assert/strict'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { gzipSync } from 'node:zlib'
import { Decrypter, generateHybridIdentity, generateIdentity, identityToRecipient } from 'age-encryption'
import { uuidv7 } from 'uuidv7'
import { contents, digests, fillOffice } from '../../test/backup/backup.ts'
import { makeDatabase, type TestDatabase } from '../../test/databases.ts'
import { temporaryFolder } from '../../test/process.ts'
import { withOwner } from '../platform/database/connect.ts'
import { folderStore } from '../platform/files/folder.ts'
import type { FileStore } from '../platform/files/store.ts'
import { AGE_LINE, encrypt, encrypterFor } from './file/age.ts'
import { firstLine } from './file/format.ts'
import { restoreBackup } from './restore/restore.ts'
import { verifyBackup } from './restore/verify.ts'
import { writeBackup } from './write.ts'

const folder = temporaryFolder()
const store = folderStore(join(folder.path, 'archivos'))
let [source, target]: TestDatabase[] = []
let [mine, theirs, spare] = ['', '', '']
let good = ''

before(async () => {
  ;[mine, theirs, spare] = [
    await generateIdentity(),
    await generateIdentity(),
    await generateHybridIdentity(),
  ]
  source = await makeDatabase()
  target = await makeDatabase({ empty: true })
  await fillOffice(source.connection, store, 1500)
  good = await backUp([mine, spare])
})
after(async () => {
  await source?.drop()
  await target?.drop()
  folder.remove()
})

const newPath = () => join(folder.path, `${uuidv7()}.cualquier-nombre`)
const encrypterOf = async (identities: string[]) =>
  encrypterFor(await Promise.all(identities.map(identityToRecipient)))

async function backUp(identities: string[], files: FileStore = store, signal?: AbortSignal) {
  const path = newPath()
  const encrypter = await encrypterOf(identities)
  await withOwner(source!.connection, (client) =>
    writeBackup(client, files, path, { encrypter, ...(signal && { signal }) }),
  )
  return path
}

async function restore(path: string, identities: string[], into: TestDatabase) {
  const backup = await verifyBackup(path, identities)
  const files = folderStore(join(folder.path, uuidv7()))
  await withOwner(into.connection, (client) => restoreBackup(client, files, path, backup))
  return files
}

function altered(change: (bytes: Buffer) => Buffer): string {
  const path = newPath()
  writeFileSync(path, change(readFileSync(good)))
  return path
}

async function sealed(content: Uint8Array): Promise<string> {
  const path = newPath()
  const encrypter = await encrypterOf([mine])
  writeFileSync(path, Buffer.concat(await all(encrypt(pieces(content), encrypter!))))
  return path
}

async function* pieces(content: Uint8Array) {
  yield await Promise.resolve(content)
}

async function all(stream: AsyncIterable<Uint8Array>): Promise<Uint8Array[]> {
  const found: Uint8Array[] = []
  for await (const piece of stream) found.push(piece)
  return found
}

describe('an encrypted backup', () => {
  it('restores every row and file with any of its keys', async () => {
    for (const identities of [[mine], [theirs, spare]]) {
      const into = await makeDatabase({ empty: true })
      try {
        const files = await restore(good, identities, into)
        assert.deepEqual(await digests(into.connection), await digests(source!.connection))
        assert.deepEqual(await contents(files), await contents(store))
      } finally {
        await into.drop()
      }
    }
  })

  it('is an age file with a readable backup inside', async () => {
    const bytes = readFileSync(good)
    assert.equal(bytes.toString('latin1', 0, AGE_LINE.length), AGE_LINE)
    assert.equal(bytes.includes('backoffice-respaldo'), false)
    const decrypter = new Decrypter()
    decrypter.addIdentity(mine)
    const path = newPath()
    writeFileSync(path, await decrypter.decrypt(bytes))
    const { header } = await verifyBackup(path)
    assert.deepEqual(header, (await verifyBackup(good, [mine])).header)
  })

  it('is refused with another key, or without one', async () => {
    for (const identities of [[theirs], []])
      await assert.rejects(
        verifyBackup(good, identities),
        /^FatalError: El respaldo está cifrado para otra clave, o dañado/,
      )
  })

  it('is refused when cut off anywhere, or with one byte altered or added', async () => {
    const { length } = readFileSync(good)
    const start = readFileSync(good).indexOf('\n---') + 1
    // Inside the header, inside the nonce, at the end of an encrypted piece, right after it, and close to the end.
    const payload = readFileSync(good).indexOf('\n', start) + 17
    const piece = 64 * 1024 + 16
    const cuts = [40, start + 3, payload - 8, payload, payload + 5, length - 1, length - 16, length - 300]
    assert.ok(length > payload + 2 * piece, `${length}: several pieces`)
    for (const at of [...cuts, payload + piece, payload + piece + 1, payload + 2 * piece])
      await assert.rejects(
        verifyBackup(
          altered((bytes) => bytes.subarray(0, at)),
          [mine],
        ),
        /incompleto o dañado/,
        `${at}`,
      )
    for (const at of [start + 6, payload - 3, payload, payload + piece - 1, payload + piece, length - 1]) {
      const path = altered((bytes) => {
        bytes[at]! ^= 0x10
        return bytes
      })
      await assert.rejects(verifyBackup(path, [mine]), /dañado/, `${at}`)
    }
    const swapped = altered((bytes) => {
      const [one, two] = [0, 1].map((nth) =>
        bytes.subarray(payload + nth * piece, payload + (nth + 1) * piece),
      )
      return Buffer.concat([bytes.subarray(0, payload), two!, one!, bytes.subarray(payload + 2 * piece)])
    })
    const longer = altered((bytes) => Buffer.concat([bytes, Buffer.from('x')]))
    for (const path of [swapped, longer])
      await assert.rejects(verifyBackup(path, [mine]), /incompleto o dañado/)
  })

  it('is refused if it contains something else, a backup of a later format, or part of one', async () => {
    const others: [string, RegExp][] = [
      ['', /no es un respaldo de este programa/],
      ['otra cosa', /no es un respaldo de este programa/],
      [firstLine(2), /versión más nueva/],
      [firstLine(), /incompleto o dañado/],
    ]
    for (const [content, sentence] of others)
      await assert.rejects(verifyBackup(await sealed(Buffer.from(content)), [mine]), sentence, content)
    const empty = Buffer.concat([Buffer.from(firstLine()), gzipSync('')])
    await assert.rejects(verifyBackup(await sealed(empty), [mine]), /incompleto o dañado/)
  })

  it('leaves nothing behind if it changes after verification', async () => {
    const path = altered((bytes) => bytes)
    const backup = await verifyBackup(path, [mine])
    writeFileSync(path, readFileSync(good).subarray(0, -5000))
    const files = folderStore(join(folder.path, uuidv7()))
    await withOwner(target!.connection, async (client) => {
      await assert.rejects(restoreBackup(client, files, path, backup), /incompleto o dañado/)
      const { rowCount } = await client.query(
        "select from pg_class where relnamespace = 'public'::regnamespace",
      )
      assert.equal(rowCount, 0)
    })
    assert.deepEqual(await contents(files), {})
  })

  it('leaves no file if it cannot be finished', async () => {
    const before = readdirSync(folder.path)
    const failing: FileStore = { ...store, get: () => Promise.reject(new Error('sin almacén')) }
    await assert.rejects(backUp([mine], failing), /sin almacén/)
    await assert.rejects(backUp([mine], store, AbortSignal.abort()), { name: 'AbortError' })
    assert.deepEqual(readdirSync(folder.path), before)
  })
})
