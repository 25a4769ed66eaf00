import assert from 'node:assert/strict'
import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { disable, enable, pin, unpin } from '../change/change.ts'
import { configure } from '../change/configure.ts'
import { hashOf } from '../integrity.ts'
import { rollback } from '../testing/rollback.ts'
import { readLog } from '../log/log.ts'
import { readSituation, type Situation } from '../registry/derive.ts'
import { registryOf } from '../registry/registry.ts'
import { stateAt } from '../log/state.ts'
import { sayEntry } from '../show/entry.ts'
import { world, type World } from '../testing/world.ts'
import { candidateFrom } from '../records/candidate.ts'
import { publish } from './publish.ts'
import { registryIn, inUse } from '../testing/publish.testing.ts'

const page = ({ site }: World) => readFileSync(path.join(site, 'index.html'), 'utf8')
const long = 'export const text = "una frase que se repite"; '.repeat(60)

test('a release goes into the store, and its files with their hashes into the registry', async (t) => {
  const w = world(t)
  const [clientes, host] = [w.remote('clientes', long), w.host('uno')]
  const entry = await publish(w.parts, [clientes, host], { note: 'la primera' })
  assert.deepEqual(entry, {
    number: 1,
    at: '2026-11-20T10:00:00.000Z',
    by: 'Ana',
    commit: 'a'.repeat(40),
    clean: true,
    kind: 'release',
    changes: [
      { app: 'clientes', release: clientes.release },
      { app: 'host', release: host.release },
    ],
    note: 'la primera',
  })
  const registry = registryIn(w)
  assert.equal(registry.log, 1)
  assert.deepEqual(registry.host, { release: host.release })
  const { release, manifest, integrity, remote } = registry.remotes.clientes ?? assert.fail()
  assert.match(release, /^0\.1\.0-[0-9a-f]{8}$/)
  assert.equal(manifest, `/remotes/clientes/${release}/mf-manifest.json`)
  assert.equal(remote.base, '/clientes')
  const folder = path.join(w.site, 'remotes/clientes', release)
  assert.deepEqual(Object.keys(integrity ?? {}), ['mf-manifest.json', 'remoteEntry.js'])
  for (const [file, hash] of Object.entries(integrity ?? {}))
    assert.equal(hashOf(readFileSync(path.join(folder, file))), hash)
  // Source maps, statistics and stamps stay with the build.
  assert.deepEqual(readdirSync(folder).sort(), [
    'mf-manifest.json',
    'remote.json',
    'remoteEntry.js',
    'remoteEntry.js.br',
    'remoteEntry.js.gz',
  ])
  assert.equal(brotliDecompressSync(readFileSync(path.join(folder, 'remoteEntry.js.br'))).toString(), long)
  assert.equal(gunzipSync(readFileSync(path.join(folder, 'remoteEntry.js.gz'))).toString(), long)
  assert.ok(page(w).includes('/assets/main.'))
})

test('the registry says with which files a remote starts, as its manifest does', async (t) => {
  const w = world(t)
  const build = w.remote('clientes', 'uno')
  const assets = { js: { sync: ['m.js'], async: ['later.js'] }, css: { sync: ['m.css'], async: [] } }
  const manifest = { metaData: { remoteEntry: { name: 'remoteEntry.js' } }, shared: [] }
  writeFileSync(
    path.join(build.folder, 'mf-manifest.json'),
    JSON.stringify({ ...manifest, exposes: [{ path: './module', assets }] }),
  )
  await publish(w.parts, [candidateFrom('clientes', build.folder)])
  assert.deepEqual(registryIn(w).remotes.clientes?.start, {
    entry: 'remoteEntry.js',
    exposes: { './module': { js: ['m.js'], css: ['m.css'] } },
  })
  const unreadable = w.remote('usuarios', 'uno')
  await publish(w.parts, [unreadable])
  assert.equal(registryIn(w).remotes.usuarios?.start, undefined)
})

test('the same build is the same release, and releasing it again writes nothing', async (t) => {
  const w = world(t)
  await publish(w.parts, [w.remote('clientes', 'uno')])
  assert.equal(await publish(w.parts, [w.remote('clientes', 'uno')]), null)
  assert.equal((await readLog(w.store)).last, 1)
})

test('a rollback is one step, records who did it and when, survives builds and starts, and lasts until the next release', async (t) => {
  const w = world(t)
  const [good, bad] = [w.remote('clientes', 'bueno'), w.remote('clientes', 'malo')]
  await publish(w.parts, [good])
  await publish(w.parts, [bad])
  w.pass(1)
  const entry = await rollback({ ...w.parts, who: { by: 'Luis' } }, 'clientes', { note: 'no abre' })
  assert.deepEqual([entry.by, entry.at, entry.kind], ['Luis', '2026-11-21T10:00:00.000Z', 'rollback'])
  assert.equal(inUse(w), good.release)
  // What npm start does with the existing build.
  assert.equal(await publish(w.parts, [bad], { onlyNew: true }), null)
  assert.equal(inUse(w), good.release)
  // The previous release is not the one that the rollback took out of use.
  await assert.rejects(rollback(w.parts, 'clientes'), /no hay una versión anterior/)
  const next = w.remote('clientes', 'nuevo')
  await publish(w.parts, [next], { onlyNew: true })
  assert.equal(inUse(w), next.release)
  await rollback(w.parts, 'clientes')
  assert.equal(inUse(w), good.release)
})

test('the host can be rolled back like a remote', async (t) => {
  const w = world(t)
  await publish(w.parts, [w.host('uno')])
  const first = page(w)
  await publish(w.parts, [w.host('dos')])
  assert.notEqual(page(w), first)
  await rollback(w.parts, 'host')
  assert.equal(page(w), first)
})

test('refuses a rollback to a release whose files are gone, or that never existed', async (t) => {
  const w = world(t)
  const [one, two] = [w.remote('clientes', 'uno'), w.remote('clientes', 'dos')]
  await publish(w.parts, [one])
  await publish(w.parts, [two])
  rmSync(path.join(w.site, 'remotes/clientes', one.release, 'remoteEntry.js'))
  await assert.rejects(rollback(w.parts, 'clientes'), /ya no están: publicarla de nuevo/)
  await assert.rejects(rollback(w.parts, 'clientes', { release: '9.9.9' }), /no se ha publicado nunca/)
  await assert.rejects(rollback(w.parts, 'usuarios'), /usuarios no se ha publicado nunca/)
  assert.equal((await readLog(w.store)).last, 2)
})

test('the log can be replayed up to any moment', async (t) => {
  const w = world(t)
  const [one, two] = [w.remote('clientes', 'uno'), w.remote('clientes', 'dos')]
  await publish(w.parts, [one])
  w.pass(2)
  await publish(w.parts, [two])
  const { entries } = await readLog(w.store)
  const then = stateAt(entries, new Date('2026-11-21T00:00:00Z'))
  const { records } = await readSituation(w.store, then)
  assert.equal(registryOf(then, records).remotes.clientes?.release, one.release)
  const before = stateAt(entries, new Date('2026-11-01'))
  assert.deepEqual(registryOf(before, records), { format: 1, log: 0, remotes: {} })
})

test('what the gates refuse changes nothing, and they judge again if another command was faster', async (t) => {
  const w = world(t)
  const problem = {
    app: 'clientes',
    gate: 'size' as const,
    sentence: 'no cabe.',
    repair: 'Hacerlo más chico.',
  }
  const refused = publish({ ...w.parts, gates: () => [problem] }, [w.remote('clientes', 'uno')])
  await assert.rejects(refused, /No se publicó nada:\n {2}clientes: no cabe\.\n {4}Hacerlo más chico\./)
  assert.deepEqual(await w.store.list(''), [])
  const seen: number[] = []
  const gates = async (_: unknown, { state }: Situation) => {
    seen.push(state.number)
    if (seen.length === 1) await publish(w.parts, [w.remote('usuarios', 'uno')])
    return []
  }
  assert.equal((await publish({ ...w.parts, gates }, [w.remote('clientes', 'uno')]))?.number, 2)
  assert.deepEqual(seen, [0, 1])
})

test('the facts of a build are kept with the release', async (t) => {
  const w = world(t)
  const { folder } = w.remote('clientes', 'uno')
  writeFileSync(path.join(folder, 'facts.json'), '{"format":1,"shared":"1.1.0"}')
  const one = candidateFrom('clientes', folder)
  await publish(w.parts, [one])
  const { records } = await readSituation(w.store)
  assert.deepEqual(records('clientes', one.release)?.facts, { format: 1, shared: '1.1.0' })
  assert.equal((await w.store.list('remotes/')).filter((key) => key.endsWith('facts.json')).length, 0)
})

test('a canary and a pin exist beside the release in use; a release ends the canary and keeps the pin', async (t) => {
  const w = world(t)
  const [one, two, three] = ['uno', 'dos', 'tres'].map((code) => w.remote('clientes', code))
  assert.ok(one && two && three)
  await assert.rejects(publish(w.parts, [one], { canary: 10 }), /no está en uso: la primera vez/)
  await publish(w.parts, [one])
  await publish(w.parts, [two], { canary: 10 })
  await pin(w.parts, 'clientes', { release: one.release, empresa: '7' })
  const entry = registryIn(w).remotes.clientes
  assert.equal(entry?.release, one.release)
  assert.deepEqual([entry?.canary?.release, entry?.canary?.share], [two.release, 10])
  assert.equal(entry?.pins?.['7']?.release, one.release)
  await publish(w.parts, [three])
  assert.equal(registryIn(w).remotes.clientes?.canary, undefined)
  assert.equal(registryIn(w).remotes.clientes?.pins?.['7']?.release, one.release)
  await unpin(w.parts, 'clientes', '7')
  assert.equal(registryIn(w).remotes.clientes?.pins, undefined)
})

test('a disabled remote stays disabled through releases and starts, until it is enabled', async (t) => {
  const w = world(t)
  await publish(w.parts, [w.remote('clientes', 'uno'), w.host('uno')])
  await disable(w.parts, 'clientes', 'En mantenimiento hasta las 12.')
  const next = w.remote('clientes', 'dos')
  await publish(w.parts, [next], { onlyNew: true })
  assert.equal(inUse(w), next.release)
  assert.deepEqual(registryIn(w).remotes.clientes?.disabled, { reason: 'En mantenimiento hasta las 12.' })
  const stopped = await disable(w.parts, 'clientes', 'Guarda mal.', { now: true })
  assert.deepEqual(registryIn(w).remotes.clientes?.disabled, { reason: 'Guarda mal.', now: true })
  assert.equal(sayEntry(stopped)[1], '  se apagó clientes, también donde está abierto: Guarda mal.')
  await enable(w.parts, 'clientes')
  assert.equal(registryIn(w).remotes.clientes?.disabled, undefined)
  await assert.rejects(enable(w.parts, 'clientes'), /no está apagado/)
  await assert.rejects(disable(w.parts, 'clientes', ' '), /Hace falta --reason/)
  await assert.rejects(disable(w.parts, 'host', 'x'), /El host no se apaga/)
  await assert.rejects(
    disable(w.parts, 'nadie', 'x'),
    /nadie no se ha publicado nunca en .*Hay: clientes, host/,
  )
})

test('[G-20] the registry can name other bases, and releases keep them', async (t) => {
  const w = world(t)
  await configure(w.parts, { adminApiBase: 'https://api.example/admin' })
  await publish(w.parts, [w.remote('clientes', 'uno')])
  assert.deepEqual(registryIn(w).config, { adminApiBase: 'https://api.example/admin' })
})

test('refuses a file of the host that changes under the same name, because a release never changes', async (t) => {
  const w = world(t)
  await publish(w.parts, [w.host('uno')])
  const other = w.host('dos')
  writeFileSync(path.join(other.folder, 'assets/kit.js'), 'another kit')
  const files = other.files.map((file) =>
    file.path === 'assets/kit.js' ? { ...file, integrity: hashOf(Buffer.from('another kit')) } : file,
  )
  await assert.rejects(publish(w.parts, [{ ...other, files }]), /ya tiene assets\/kit\.js con otro contenido/)
  assert.equal((await readLog(w.store)).last, 1)
  assert.deepEqual((await w.store.list('.releases/')).length, 1)
})
