import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PassThrough, Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { after, describe, it } from 'node:test'
import { temporaryFolder } from '../../../test/process.ts'
import { startS3 } from '../../../test/s3/index.ts'
import { FatalError } from '../../fatal.ts'
import { folderStore } from './folder.ts'
import { s3Store } from './s3.ts'
import { type FileStore, StoreFailure } from './store.ts'

const folder = temporaryFolder()
const s3 = await startS3(folder.path)
after(async () => {
  await s3.stop()
  folder.remove()
})

const MB = 1024 * 1024
const root = join(folder.path, 'archivos')
const stores: Record<string, FileStore> = {
  folder: folderStore(root),
  S3: s3Store({ ...s3.settings, prefix: 'oficina/' }),
}

/** A body of this many bytes, in chunks of a socket's size. */
function* chunksOf(size: number) {
  for (let left = size; left > 0; left -= 65_536) yield Buffer.alloc(Math.min(left, 65_536), left % 251)
}
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
const keysOf = async (store: FileStore, prefix = '') => {
  const keys: string[] = []
  for await (const { key } of store.list(prefix)) keys.push(key)
  return keys.sort()
}

for (const [kind, store] of Object.entries(stores)) {
  describe(`the file store: ${kind}`, () => {
    it('returns exactly the stored bytes, at any size', async () => {
      for (const size of [1, 65_536, 5 * MB, 5 * MB + 1, 12 * MB + 7]) {
        const whole = Buffer.concat([...chunksOf(size)])
        assert.deepEqual(await store.put('clientes/a/uno', Readable.from(chunksOf(size))), { bytes: size })
        const found = await store.get('clientes/a/uno')
        assert.equal(found?.bytes, size)
        assert.equal(sha256(await buffer(found?.body as Readable)), sha256(whole))
        assert.equal(await store.size('clientes/a/uno'), size)
      }
    })

    it('reports a missing file, and deletes it without an error', async () => {
      assert.equal(await store.get('clientes/a/nada'), null)
      assert.equal(await store.size('clientes/a/nada'), null)
      await store.delete('clientes/a/nada')
      await store.delete('clientes/a/uno')
      assert.equal(await store.get('clientes/a/uno'), null)
    })

    it('lists by prefix, with times', async () => {
      for (const key of ['clientes/a/1', 'clientes/ab/2', 'fotos/a/3'])
        await store.put(key, Readable.from([Buffer.from('x')]))
      assert.deepEqual(await keysOf(store), ['clientes/a/1', 'clientes/ab/2', 'fotos/a/3'])
      assert.deepEqual(await keysOf(store, 'clientes/a/'), ['clientes/a/1'])
      assert.deepEqual(await keysOf(store, 'nada/'), [])
      for await (const { modified } of store.list(''))
        assert.ok(Math.abs(modified.getTime() - Date.now()) < 60_000)
      for (const key of await keysOf(store)) await store.delete(key)
    })

    it('keeps nothing of an interrupted body, and rejects with its error', async () => {
      for (const size of [10, 11 * MB]) {
        const why = new Error('broken off')
        const body = Readable.from(
          (function* () {
            yield* chunksOf(size)
            throw why
          })(),
        )
        await assert.rejects(store.put('clientes/a/roto', body), (error) => error === why)
        assert.equal(await store.get('clientes/a/roto'), null)
      }
      assert.deepEqual(await keysOf(store), [])
      if (kind === 'folder') assert.deepEqual(readdirSync(join(root, '.escribiendo')), [])
    })

    it('shows a file only once it is complete, and the old one until then', async () => {
      await store.put('clientes/a/lento', Readable.from([Buffer.from('antes')]))
      const body = new PassThrough()
      const putting = store.put('clientes/a/lento', body)
      body.write(Buffer.alloc(MB))
      // The store has taken everything sent so far.
      await once(body, 'drain')
      assert.equal(
        (await buffer((await store.get('clientes/a/lento'))?.body as Readable)).toString(),
        'antes',
      )
      body.end('fin')
      await putting
      assert.equal(await store.size('clientes/a/lento'), MB + 3)
      await store.delete('clientes/a/lento')
    })

    it('reads no faster than it writes', async () => {
      let produced = 0
      const endless = new Readable({
        read() {
          produced += 65_536
          this.push(Buffer.alloc(65_536))
          if (produced > 40 * MB) this.destroy(new Error('enough'))
        },
      })
      const before = process.memoryUsage().rss
      let peak = 0
      // Samples every 5 ms, because there is no event for a peak of memory.
      const watch = setInterval(() => (peak = Math.max(peak, process.memoryUsage().rss - before)), 5)
      await assert.rejects(store.put('clientes/a/mucho', endless), /enough/)
      clearInterval(watch)
      // Two parts of S3, twice because the server runs in this process, plus uncollected garbage.
      assert.ok(peak < 120 * MB, `${Math.round(peak / MB)} MB`)
    })

    it('a malformed key never reaches the disk', async () => {
      for (const key of [
        '',
        '/etc/passwd',
        'clientes/../../x',
        'clientes/.oculto',
        'clientes',
        'a/b\0c',
        'A/b',
      ])
        await assert.rejects(async () => store.put(key, Readable.from(['x'])), /not a key/)
    })
  })
}

describe('a store that fails', () => {
  it('[D24] S3: gives a 503 with a sentence, and does not blame the sender', async () => {
    const away = s3Store({ ...s3.settings, endpoint: 'http://127.0.0.1:9' })
    const missing = s3Store({ ...s3.settings, bucket: 'otro-que-no-existe' })
    const refused = s3Store({ ...s3.settings, accessKeyId: 'nadie' })
    for (const store of [away, missing, refused]) {
      for (const work of [
        () => store.put('clientes/a/b', Readable.from([Buffer.from('x')])),
        () => store.get('clientes/a/b'),
        () => store.delete('clientes/a/b'),
      ])
        await assert.rejects(work(), (error) => error instanceof StoreFailure && error.status === 503)
    }
    await assert.rejects(missing.ready(), /«otro-que-no-existe» no existe o no acepta esas claves/)
    await assert.rejects(refused.ready(), FatalError)
    await away.ready()
    await stores.S3?.ready()
  })

  it('[D24] gives a 503 if the folder cannot be created', async () => {
    const path = join(folder.path, 'un-archivo')
    writeFileSync(path, 'x')
    const store = folderStore(path)
    await assert.rejects(store.put('clientes/a/b', Readable.from(['x'])), StoreFailure)
    await assert.rejects(store.ready(), /No se puede usar la carpeta de datos/)
    assert.equal(await store.get('clientes/a/b'), null)
  })

  it('reports a folder in place of a file', async () => {
    mkdirSync(join(root, 'clientes/a/carpeta'), { recursive: true })
    await assert.rejects(stores.folder?.delete('clientes/a/carpeta') as Promise<void>, StoreFailure)
  })
})
