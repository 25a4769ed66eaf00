import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import type { Registry } from '@backoffice/shared/contract'
import { readLog } from '../log/log.ts'
import { publish } from '../publish/publish.ts'
import { fromJson } from '../store/store.ts'
import { world } from '../testing/world.ts'
import { judgeCanaries } from './judge.ts'
import type { ReleaseCounts } from './verdict.ts'

const counts = (version: string, cargas: number, failed: number): ReleaseCounts => ({
  remoto: 'clientes',
  version,
  cargas,
  fallos: failed > 0 ? { code: failed } : {},
  errores: 0,
})

/** Clientes in use, and its next release as a canary for ten sessions in a hundred. */
async function withCanary(t: TestContext) {
  const at = world(t)
  const [first, next] = [at.remote('clientes', 'first'), at.remote('clientes', 'next')]
  await publish(at.parts, [first])
  await publish(at.parts, [next], { canary: 10 })
  const registry = async () => fromJson((await at.store.read('remotes.json'))!.bytes) as Registry
  const canaryNow = async () => (await registry()).remotes['clientes']?.canary?.release
  return { ...at, inUse: first.release, canary: next.release, registry, canaryNow }
}

test('a canary that fails more often than the release in use ends by itself, and the log says why', async (t) => {
  const { parts, store, inUse, canary, registry, canaryNow } = await withCanary(t)
  assert.equal(await canaryNow(), canary)
  const [judged] = await judgeCanaries(parts, () =>
    Promise.resolve([counts(inUse, 900, 1), counts(canary, 60, 40)]),
  )
  assert.equal(judged?.verdict.what, 'returns')
  assert.equal(await canaryNow(), undefined)
  assert.equal((await registry()).remotes['clientes']?.release, inUse)
  const last = (await readLog(store)).entries.at(-1)
  assert.equal(last?.kind, 'return')
  assert.match(last?.note ?? '', new RegExp(`^${canary}: fallaron 40\\.0 % de 100 cargas, frente a 0\\.1 %$`))
})

test('a canary continues if it does as well as the release in use, or if there is too little data', async (t) => {
  const { parts, store, inUse, canary, canaryNow } = await withCanary(t)
  const before = (await readLog(store)).last
  for (const rows of [[], [counts(canary, 3, 3)], [counts(inUse, 900, 30), counts(canary, 97, 3)]]) {
    const [judged] = await judgeCanaries(parts, () => Promise.resolve(rows))
    assert.notEqual(judged?.verdict.what, 'returns')
  }
  assert.equal(await canaryNow(), canary)
  assert.equal((await readLog(store)).last, before)
})

test('the judgement uses only the counts since the canary began', async (t) => {
  const { parts, pass } = await withCanary(t)
  const asked: number[] = []
  const figures = (hours: number) => Promise.resolve((asked.push(hours), []))
  await judgeCanaries(parts, figures)
  pass(2)
  await judgeCanaries(parts, figures)
  pass(60)
  await judgeCanaries(parts, figures)
  assert.deepEqual(asked, [1, 49, 720])
})

test('two simultaneous watches write one entry, and a canary that someone has ended meanwhile stays ended', async (t) => {
  const { parts, store, inUse, canary, remote } = await withCanary(t)
  const bad = () => Promise.resolve([counts(inUse, 900, 0), counts(canary, 0, 50)])
  await Promise.all([judgeCanaries(parts, bad), judgeCanaries(parts, bad)])
  const returns = (await readLog(store)).entries.filter(({ kind }) => kind === 'return')
  assert.equal(returns.length, 1)
  await publish(parts, [remote('clientes', 'third')], { canary: 10 })
  const meanwhile = async () => {
    await publish(parts, [remote('clientes', 'fourth')])
    return [counts(canary, 0, 50)]
  }
  await judgeCanaries(parts, meanwhile)
  assert.equal((await readLog(store)).entries.filter(({ kind }) => kind === 'return').length, 1)
})

test('without a canary no counts are read', async (t) => {
  const { parts, remote } = world(t)
  await publish(parts, [remote('clientes', 'first')])
  assert.deepEqual(await judgeCanaries(parts, () => Promise.reject(new Error('asked'))), [])
})
