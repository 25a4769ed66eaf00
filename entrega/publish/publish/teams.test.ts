import type { Registry } from '@backoffice/shared/contract'
import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { derive } from '../registry/derive.ts'
import { stateAt } from '../log/state.ts'
import { readLog } from '../log/log.ts'
import type { Store } from '../store/store.ts'
import { world, type World } from '../testing/world.ts'
import type { Candidate } from '../records/candidate.ts'
import { publish } from './publish.ts'

const fixture = fileURLToPath(new URL('../fixtures/publish-again.ts', import.meta.url))
const registryIn = ({ site }: World) =>
  JSON.parse(readFileSync(path.join(site, 'remotes.json'), 'utf8')) as Registry

/** A team's command that is ready and waits for a line to release. */
async function team({ site }: World, { app, folder, version }: Candidate, dies = false) {
  const args = [fixture, site, app, folder, version, ...(dies ? ['dies'] : [])]
  const child = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'inherit'] })
  const ended = once(child, 'close') as Promise<[number | null, string | null]>
  await once(child.stdout, 'data')
  return {
    release: async () => {
      child.stdin.write('ya\n')
      return (await ended)[0]
    },
  }
}

test('teams that release at the same moment lose no entry, six times out of six', async (t) => {
  const w = world(t)
  const names = ['asesorias', 'clientes', 'usuarios', 'reportes']
  await publish(w.parts, [w.host('uno')])
  for (let round = 1; round <= 6; round++) {
    const builds = names.map((name) => w.remote(name, `${name} ${round}`))
    const teams = await Promise.all(builds.map((build) => team(w, build)))
    assert.deepEqual(await Promise.all(teams.map(({ release }) => release())), [0, 0, 0, 0])
    const { remotes, log } = registryIn(w)
    assert.equal(log, 1 + round * names.length)
    for (const { app, release } of builds) assert.equal(remotes[app]?.release, release, `round ${round}`)
  }
  const { entries } = await readLog(w.store)
  assert.deepEqual(
    entries.map(({ number }) => number),
    Array.from({ length: 25 }, (_, index) => index + 1),
  )
  assert.equal(stateAt(entries).apps.get('clientes')?.before.length, 5)
})

test('the next command finishes the work of one that died between log and registry', async (t) => {
  const w = world(t)
  const [one, two] = [w.remote('clientes', 'uno'), w.remote('clientes', 'dos')]
  await publish(w.parts, [one])
  const dying = await team(w, two, true)
  assert.equal(await dying.release(), null)
  assert.equal(registryIn(w).remotes.clientes?.release, one.release)
  await derive(w.store)
  assert.equal(registryIn(w).remotes.clientes?.release, two.release)
})

test('readers get whole registries while teams release', async (t) => {
  const w = world(t)
  await publish(w.parts, [w.remote('clientes', 'uno')])
  const teams = await Promise.all(
    ['asesorias', 'usuarios'].map((name) => team(w, w.remote(name, 'x'.repeat(50_000)))),
  )
  let running = true
  const ends = Promise.all(teams.map(({ release }) => release())).finally(() => (running = false))
  for (; running; await new Promise(setImmediate))
    for (let n = 0; n < 20; n++) assert.ok(registryIn(w).remotes.clientes)
  assert.deepEqual(await ends, [0, 0])
})

/** The store of a command that is slow: at this moment another team's command runs from start to end. */
function slowAt(store: Store, step: 'create' | 'replace', key: string, other: () => Promise<unknown>): Store {
  let waits = true
  const meanwhile = async (its: string) => {
    if (its !== key || !waits) return
    waits = false
    await other()
  }
  return {
    ...store,
    create: async (its, bytes) => {
      if (step === 'create') await meanwhile(its)
      return store.create(its, bytes)
    },
    replace: async (its, bytes, tag) => {
      if (step === 'replace') await meanwhile(its)
      return store.replace(its, bytes, tag)
    },
  }
}

for (const [what, step, key] of [
  ['takes the number of its entry', 'create', '.log/000002.json'],
  ['writes the registry', 'replace', 'remotes.json'],
] as const)
  test(`a command that is overtaken when it ${what} loses no entry`, async (t) => {
    const w = world(t)
    await publish(w.parts, [w.remote('clientes', 'uno')])
    const [mine, theirs] = [w.remote('asesorias', 'uno'), w.remote('usuarios', 'uno')]
    let ran = false
    const other = async () => {
      await publish(w.parts, [theirs])
      ran = true
    }
    await publish({ ...w.parts, store: slowAt(w.store, step, key, other) }, [mine])
    assert.ok(ran)
    const { remotes, log } = registryIn(w)
    assert.equal(log, 3)
    assert.deepEqual(Object.keys(remotes), ['asesorias', 'clientes', 'usuarios'])
  })
