import assert from 'node:assert/strict'
import { existsSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { test, type TestContext } from 'node:test'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { pin } from '../change/change.ts'
import { rollback } from '../testing/rollback.ts'
import { readLog } from '../log/log.ts'
import { readRecord } from '../records/record.ts'
import { guarded } from '../store/store.ts'
import { world } from '../testing/world.ts'
import { candidateFrom } from '../records/candidate.ts'
import { publish } from './publish.ts'

/** A build that says of itself what it wants, as `--from` reads it. */
function built(t: TestContext) {
  const w = world(t)
  const { folder } = w.remote('clientes', 'code '.repeat(1_000))
  const note = (version: unknown) =>
    writeFileSync(path.join(folder, '.build.json'), JSON.stringify({ version, by: 'Eva' }))
  const put = (file: string, bytes: string | Buffer) => writeFileSync(path.join(folder, file), bytes)
  return { w, folder, note, put, read: (app = 'clientes') => candidateFrom(app, folder) }
}

test('a version that would lead to another folder, or hide its own, is refused with a sentence', (t) => {
  const { note, read } = built(t)
  for (const version of [
    '../../../ESCAPE',
    '.hidden',
    'v1',
    '1.0/../..',
    '1 0',
    '1.0.0\n',
    '1'.repeat(200),
  ]) {
    note(version)
    assert.throws(read, { name: 'Refusal', message: /no es una versión: empieza con un número/ }, version)
  }
  note(7)
  assert.throws(read, { name: 'Refusal', message: /\.build\.json no se puede leer/ })
  note('1.2.0-beta.1+7')
  assert.match(read().release, /^1\.2\.0-beta\.1\+7-[0-9a-f]{8}$/)
})

test('an app has a name of its own kind', (t) => {
  const { read } = built(t)
  for (const app of ['../clientes', '.clientes', 'Clientes', 'clientes/x', '', '__proto__'])
    assert.throws(() => read(app), { name: 'Refusal', message: /no es el nombre de una app/ }, app)
})

test('a link in a build, to a file or a folder, is refused and named', (t) => {
  for (const target of ['/etc/hostname', '/etc', 'remoteEntry.js', 'nowhere']) {
    const { folder, read } = built(t)
    mkdirSync(path.join(folder, 'img'))
    symlinkSync(target, path.join(folder, 'img/enlace'))
    assert.throws(read, { name: 'Refusal', message: /img\/enlace es un enlace/ }, target)
  }
})

test('a compressed copy that came with a build is not taken: people get the file itself, compressed', async (t) => {
  const { w, put, read } = built(t)
  const other = Buffer.from('other code')
  put('remoteEntry.js.br', brotliCompressSync(other))
  put('remoteEntry.js.gz', Buffer.concat([gzipSync('code '.repeat(1_000)), other]))
  const candidate = read()
  await publish(w.parts, [candidate])
  const stored = async (end: string) => {
    const kept = await w.store.read(`remotes/clientes/${candidate.release}/remoteEntry.js${end}`)
    return kept?.bytes ?? assert.fail()
  }
  assert.equal(brotliDecompressSync(await stored('.br')).toString(), 'code '.repeat(1_000))
  assert.equal(gunzipSync(await stored('.gz')).toString(), 'code '.repeat(1_000))
})

test('a file that changes between being read and being stored is not published', async (t) => {
  const { w, put, read } = built(t)
  const candidate = read()
  put('remoteEntry.js', 'other code')
  await assert.rejects(publish(w.parts, [candidate]), /remoteEntry\.js cambió mientras se publicaba/)
  assert.deepEqual((await readLog(w.store)).entries, [])
})

test('no key leads out of a store, whoever asks for it', async (t) => {
  const w = world(t)
  await publish(w.parts, [w.remote('clientes', 'uno')])
  const outside = path.join(w.folder, 'ESCAPE')
  writeFileSync(outside, 'mine')
  const told = /no es el nombre de un archivo/
  for (const key of [
    '../ESCAPE',
    'remotes/../../ESCAPE',
    '/etc/hostname',
    'a//b',
    'a/./b',
    'a\\..\\b',
    'a\0',
    '',
  ]) {
    await assert.rejects(w.store.read(key), told, key)
    await assert.rejects(w.store.create(key, Buffer.from('x')), told, key)
    await assert.rejects(w.store.replace(key, Buffer.from('x'), ''), told, key)
    await assert.rejects(w.store.remove(key), told, key)
  }
  await assert.rejects(w.store.list('../'), told)
  await assert.rejects(readRecord(w.store, 'clientes', '../../../ESCAPE'), told)
  assert.deepEqual(
    readdirSync(w.folder).filter((name) => name === 'ESCAPE'),
    ['ESCAPE'],
  )
  assert.equal(existsSync(outside), true)
  // A bucket is asked nothing either.
  const silent = guarded({ ...w.store, read: () => assert.fail(), list: () => assert.fail() })
  await assert.rejects(silent.read('a/../b'), told)
  await assert.rejects(silent.list('../'), told)
})

test('a command refuses a release that was never released, whatever its name', async (t) => {
  const w = world(t)
  await publish(w.parts, [w.remote('clientes', 'uno')])
  for (const release of ['../../../ESCAPE', '.hidden']) {
    await assert.rejects(rollback(w.parts, 'clientes', { release }), /no se ha publicado nunca/)
    await assert.rejects(pin(w.parts, 'clientes', { release, empresa: '7' }), /no se ha publicado nunca/)
  }
  // An entry that another tool wrote with such a name does not count.
  const entry = { number: 2, at: '2026-11-20T10:00:00Z', by: 'x', kind: 'release' }
  const changes = [{ app: 'clientes', release: '.hidden' }]
  writeFileSync(path.join(w.site, '.log/000002.json'), JSON.stringify({ ...entry, changes }))
  assert.deepEqual((await readLog(w.store)).torn, ['.log/000002.json'])
})
