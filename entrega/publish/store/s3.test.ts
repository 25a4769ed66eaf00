import type { Registry } from '@backoffice/shared/contract'
import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import { rollback } from '../testing/rollback.ts'
import { readLog } from '../log/log.ts'
import { publish } from '../publish/publish.ts'
import { startBucket } from '../testing/bucket.ts'
import { world } from '../testing/world.ts'
import { s3Place } from './s3.ts'

async function inBucket(t: TestContext) {
  const w = world(t)
  const { store, heard, stop } = await startBucket(`${w.folder}/s3`)
  t.after(stop)
  const read = async (key: string) => (await store.read(key))?.bytes.toString()
  return { ...w, store, heard, read, parts: { ...w.parts, store } }
}

test('in a bucket only the first write creates a file, and only a writer who knows its bytes replaces it; the bucket enforces both', async (t) => {
  const { store, heard, read } = await inBucket(t)
  assert.equal(await store.read('a/uno.json'), undefined)
  assert.equal(await store.create('a/uno.json', Buffer.from('1')), true)
  assert.equal(await store.create('a/uno.json', Buffer.from('2')), false)
  const { tag } = (await store.read('a/uno.json')) ?? assert.fail()
  assert.equal(await store.replace('a/uno.json', Buffer.from('3'), tag), true)
  assert.equal(await store.replace('a/uno.json', Buffer.from('4'), tag), false)
  assert.equal(await read('a/uno.json'), '3')
  assert.deepEqual(heard, [
    { key: 'sitio/a/uno.json', condition: '*', held: true },
    { key: 'sitio/a/uno.json', condition: '*', held: false },
    { key: 'sitio/a/uno.json', condition: tag, held: true },
    { key: 'sitio/a/uno.json', condition: tag, held: false },
  ])
  assert.equal(await store.replace('no-hay.json', Buffer.from('5'), tag), false)
  await store.create('b.json', Buffer.from('b'))
  assert.deepEqual(await store.list('a/'), ['a/uno.json'])
  await store.remove('a/uno.json')
  assert.deepEqual(await store.list(''), ['b.json'])
})

test('teams that release into a bucket at the same moment lose nothing, and a rollback works as in a folder', async (t) => {
  const w = await inBucket(t)
  const names = ['asesorias', 'clientes', 'usuarios']
  await publish(w.parts, [w.host('uno')])
  for (let round = 1; round <= 3; round++) {
    const builds = names.map((name) => w.remote(name, `${name} ${round}`))
    await Promise.all(builds.map((build) => publish(w.parts, [build])))
    const { remotes, log } = JSON.parse((await w.read('remotes.json')) ?? '') as Registry
    assert.equal(log, 1 + round * names.length)
    for (const { app, release } of builds) assert.equal(remotes[app]?.release, release)
  }
  assert.deepEqual((await readLog(w.store)).torn, [])
  assert.ok(w.heard.some(({ key, held }) => key.startsWith('sitio/.log/') && !held))
  await rollback(w.parts, 'clientes')
  assert.equal((await readLog(w.store)).last, 11)
})

test('parses a bucket’s name, s3://name/folder', () => {
  assert.deepEqual(s3Place('s3://mi-deposito'), { bucket: 'mi-deposito', prefix: '' })
  assert.deepEqual(s3Place('s3://mi-deposito/sitio/uno/'), { bucket: 'mi-deposito', prefix: 'sitio/uno/' })
  assert.throws(() => s3Place('s3://'), /No se entiende «s3:\/\/»/)
  assert.throws(() => s3Place('s3://mi-deposito/../otro'), /No se entiende/)
})
