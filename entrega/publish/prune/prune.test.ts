import assert from 'node:assert/strict'
import { test } from 'node:test'
import { rollback } from '../testing/rollback.ts'
import { pin } from '../change/change.ts'
import { readLog } from '../log/log.ts'
import { publish } from '../publish/publish.ts'
import { world, type World } from '../testing/world.ts'

/** The releases whose files are there. */
const there = async ({ store }: World, name: string) => [
  ...new Set((await store.list(`remotes/${name}/`)).map((key) => key.split('/')[2])),
]

async function releaseMany(w: World, count: number, days: number) {
  const releases: string[] = []
  for (let n = 0; n < count; n++) {
    const build = w.remote('clientes', `código ${releases.length} ${days} ${count}`)
    await publish(w.parts, [build])
    releases.push(build.release)
    w.pass(days)
  }
  return releases
}

test('keeps every release that was in use in the last 30 days, however many there are', async (t) => {
  const w = world(t)
  const releases = await releaseMany(w, 25, 1)
  assert.deepEqual((await there(w, 'clientes')).sort(), releases.sort())
})

test('removes the oldest ones beyond ten; the log says so, and their records stay', async (t) => {
  const w = world(t)
  const releases = await releaseMany(w, 13, 40)
  assert.deepEqual((await there(w, 'clientes')).sort(), releases.slice(-10).sort())
  const { entries } = await readLog(w.store)
  assert.deepEqual(
    entries
      .filter(({ kind }) => kind === 'prune')
      .flatMap(({ changes }) => changes.map(({ release }) => release)),
    releases.slice(0, 3),
  )
  assert.equal((await w.store.list('.releases/clientes/')).length, 13)
  await assert.rejects(rollback(w.parts, 'clientes', { release: releases[0] }), /ya no están/)
})

test('after a rollback to the oldest kept release, the next release does not remove it', async (t) => {
  const w = world(t)
  const releases = await releaseMany(w, 12, 40)
  const oldest = (await there(w, 'clientes')).find((release) => release === releases[2]) ?? assert.fail()
  await rollback(w.parts, 'clientes', { release: oldest })
  w.pass(60)
  const [next] = [w.remote('clientes', 'el siguiente')]
  await publish(w.parts, [next])
  assert.ok((await there(w, 'clientes')).includes(oldest))
  await rollback(w.parts, 'clientes')
  const { entries } = await readLog(w.store)
  assert.equal(entries.at(-1)?.changes[0]?.release, oldest)
})

test('keeps a release while an empresa or a canary uses it', async (t) => {
  const w = world(t)
  const pinned = w.remote('clientes', 'fijada')
  await publish(w.parts, [pinned])
  await pin(w.parts, 'clientes', { release: pinned.release, empresa: '7' })
  await releaseMany(w, 14, 40)
  assert.ok((await there(w, 'clientes')).includes(pinned.release))
})

test('removes the host’s assets with the last release that uses them', async (t) => {
  const w = world(t)
  for (let n = 0; n < 12; n++) {
    await publish(w.parts, [w.host(String(n).padStart(4, '0'))])
    w.pass(40)
  }
  const assets = (await w.store.list('assets/')).filter((key) => !/\.(gz|br)$/.test(key))
  assert.equal(assets.length, 11)
  assert.ok(assets.includes('assets/kit.js'))
  assert.equal((await w.store.list('.host/')).length, 10)
})

test('a removed release can be released again from the same build', async (t) => {
  const w = world(t)
  const first = w.remote('clientes', 'la primera')
  await publish(w.parts, [first])
  w.pass(40)
  await releaseMany(w, 12, 40)
  assert.ok(!(await there(w, 'clientes')).includes(first.release))
  await publish(w.parts, [first])
  assert.ok((await there(w, 'clientes')).includes(first.release))
  await publish(w.parts, [w.remote('clientes', 'otra')])
  await rollback(w.parts, 'clientes')
})
