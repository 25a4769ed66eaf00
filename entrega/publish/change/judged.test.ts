import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { HostFacts, RemoteFacts } from '../../build/facts/facts.ts'
import { readLog } from '../log/log.ts'
import type { Candidate } from '../records/candidate.ts'
import { publish } from '../publish/publish.ts'
import { sayEntry } from '../show/entry.ts'
import { missedSince } from '../show/missed.ts'
import { world, type World } from '../testing/world.ts'
import { rollback } from '../testing/rollback.ts'
import { disable, enable, endCanary, pin, rollbackAll } from './change.ts'

/** A host's build with this version of shared, as its record keeps it. */
function hostOf(w: World, shared: string, door: string[] = ['Button', 'Chart']): Candidate {
  const provides = { '@backoffice/shared/ui': door }
  const facts: HostFacts = { format: 1, kind: 'host', app: 'host', shared, provides, files: [] }
  return { ...w.host(`${door.length}${shared}`), facts }
}

/** A remote's build that takes this from the host. */
function remoteOf(w: World, name: string, contract: string, taken = 'Button', more: object = {}): Candidate {
  const facts: RemoteFacts = {
    format: 1,
    kind: 'remote',
    app: name,
    shared: '1.1.0',
    contract,
    imports: { '@backoffice/shared/ui': [taken] },
    exposes: {},
    routes: [],
    copies: [],
    files: [],
  }
  const build = w.remote(name, `${name} ${contract} ${taken}`, { contract, ...more })
  return { ...build, facts }
}

/** In use: the second release of both, which fit only each other. */
async function twoMajors(w: World) {
  const [host1, host2] = [hostOf(w, '1.1.0'), hostOf(w, '2.0.0')]
  const [clientes1, clientes2] = [remoteOf(w, 'clientes', '^1.0.0'), remoteOf(w, 'clientes', '^2.0.0')]
  await publish(w.parts, [host1, clientes1])
  await publish(w.parts, [host2, clientes2])
  return { host1, clientes1, clientes2 }
}

const misfit =
  /No se cambió nada:\n {2}clientes: Su código pide @backoffice\/shared \^1\.0\.0, y el host trae 2/

test('refuses a rollback that does not fit the host in use, with its sentence and the repair', async (t) => {
  const w = world(t)
  const { clientes1 } = await twoMajors(w)
  const { last } = await readLog(w.store)
  await assert.rejects(rollback(w.parts, 'clientes'), misfit)
  await assert.rejects(rollback(w.parts, 'clientes'), /npm run rollback -- host clientes/)
  await assert.rejects(rollback(w.parts, 'clientes'), /En una emergencia: --force/)
  assert.equal((await readLog(w.store)).last, last)

  const entry = await rollback(w.parts, 'clientes', { force: 'la nueva borra datos' })
  assert.deepEqual(entry.changes, [{ app: 'clientes', release: clientes1.release }])
  assert.equal(entry.forced?.reason, 'la nueva borra datos')
  assert.match(
    sayEntry(entry).join('\n'),
    /a la fuerza, «la nueva borra datos», aunque:\n {4}clientes: Su código pide/,
  )
})

test('a rollback that fits is not called forced', async (t) => {
  const w = world(t)
  await publish(w.parts, [hostOf(w, '1.1.0'), remoteOf(w, 'clientes', '^1.0.0')])
  await publish(w.parts, [remoteOf(w, 'clientes', '^1.1.0')])
  assert.equal((await rollback(w.parts, 'clientes', { force: 'por si acaso' })).forced, undefined)
})

test('refuses a rollback of the host that breaks a remote; both together fit', async (t) => {
  const w = world(t)
  const { host1, clientes1 } = await twoMajors(w)
  await assert.rejects(
    rollback(w.parts, 'host'),
    /host: Dejaría sin funcionar a clientes, que pide .*\^2\.0\.0/,
  )
  const entry = await rollbackAll(w.parts, [{ app: 'host' }, { app: 'clientes' }], { note: 'los dos' })
  assert.deepEqual(entry.changes, [
    { app: 'host', release: host1.release },
    { app: 'clientes', release: clientes1.release },
  ])
})

test('refuses a rollback to a release that takes a name which the host in use lacks', async (t) => {
  const w = world(t)
  await publish(w.parts, [hostOf(w, '1.1.0'), remoteOf(w, 'clientes', '^1.0.0', 'Chart')])
  await publish(w.parts, [hostOf(w, '1.1.0', ['Button']), remoteOf(w, 'clientes', '^1.0.0')])
  await assert.rejects(rollback(w.parts, 'clientes'), /lo que el host no ofrece: Chart/)
})

test('refuses a rollback to a base that another remote has taken since', async (t) => {
  const w = world(t)
  await publish(w.parts, [remoteOf(w, 'clientes', '^1.0.0', 'Button', { base: '/personas' })])
  await publish(w.parts, [remoteOf(w, 'clientes', '^1.0.0')])
  await publish(w.parts, [remoteOf(w, 'usuarios', '^1.0.0', 'Button', { base: '/personas' })])
  await assert.rejects(
    rollback(w.parts, 'clientes'),
    /Su base \/personas choca con \/personas, que es de usuarios/,
  )
})

test('refuses to pin a release that does not fit; with a reason the log says why it was done', async (t) => {
  const w = world(t)
  const { clientes1, clientes2 } = await twoMajors(w)
  const own = { release: clientes1.release, empresa: '7' }
  await assert.rejects(pin(w.parts, 'clientes', own), misfit)
  assert.equal((await pin(w.parts, 'clientes', { ...own, force: 'lo pidió' })).forced?.reason, 'lo pidió')
  assert.equal(
    (await pin(w.parts, 'clientes', { release: clientes2.release, empresa: '8' })).forced,
    undefined,
  )
})

test('refuses to enable a remote that does not fit the host any more', async (t) => {
  const w = world(t)
  await twoMajors(w)
  await disable(w.parts, 'clientes', 'Se revisa.')
  await rollback(w.parts, 'clientes', { force: 'se prueba apagado' })
  await assert.rejects(enable(w.parts, 'clientes'), misfit)
  assert.equal((await enable(w.parts, 'clientes', { force: 'urge' })).forced?.reason, 'urge')
})

test('a release from before the gates is judged by the contract that its remote.json names', async (t) => {
  const w = world(t)
  await publish(w.parts, [hostOf(w, '1.1.0'), w.remote('clientes', 'old', { contract: '^3.0.0' })])
  await publish(w.parts, [remoteOf(w, 'clientes', '^1.0.0')])
  await assert.rejects(rollback(w.parts, 'clientes'), /pide @backoffice\/shared \^3\.0\.0/)
})

test('a canary ends when someone says so; there is none of the host', async (t) => {
  const w = world(t)
  await publish(w.parts, [w.host('uno'), w.remote('clientes', 'uno')])
  const next = w.remote('clientes', 'dos')
  await publish(w.parts, [next], { canary: 10 })
  const entry = await endCanary(w.parts, 'clientes', 'ya se vio')
  assert.match(
    sayEntry(entry).join('\n'),
    new RegExp(`terminó la prueba de ${next.release}\n {2}«ya se vio»`),
  )
  await assert.rejects(endCanary(w.parts, 'clientes'), /clientes no tiene una versión en prueba/)
  await assert.rejects(
    publish(w.parts, [w.host('dos')], { canary: 10 }),
    /El host es uno para todas las sesiones/,
  )
})

/** A build of clientes with or without the profile, and one of asesorias that shows it. */
function offerer(w: World, exposes: string[]) {
  return remoteOf(w, 'clientes', '^1.0.0', 'Button', { exposes: ['./module', ...exposes] })
}
function user(w: World): Candidate {
  const build = remoteOf(w, 'asesorias', '^1.0.0')
  return { ...build, facts: { ...(build.facts as RemoteFacts), uses: { 'clientes/PerfilCliente': null } } }
}

test('a rollback to a release without what another remote uses is refused; the log keeps a forced one', async (t) => {
  const w = world(t)
  await publish(w.parts, [hostOf(w, '1.1.0'), offerer(w, [])])
  await publish(w.parts, [offerer(w, ['./PerfilCliente']), user(w)])
  const lost = /Dejaría a asesorias sin clientes\/PerfilCliente: esta versión no lo ofrece/
  await assert.rejects(rollback(w.parts, 'clientes'), lost)
  const entry = await rollback(w.parts, 'clientes', { force: 'borra datos' })
  assert.match(entry.forced?.problems.join() ?? '', lost)
})

test('whoever disables a remote, or ends a canary, reads what people miss in other sections', async (t) => {
  const w = world(t)
  await publish(w.parts, [hostOf(w, '1.1.0'), offerer(w, ['./PerfilCliente']), user(w)])
  const disabled = await disable(w.parts, 'clientes', 'Se revisa.')
  assert.deepEqual(await missedSince(w.store, disabled), [
    'Aviso: mientras clientes esté apagado, asesorias no muestra clientes/PerfilCliente.',
  ])
  assert.deepEqual(await missedSince(w.store, await enable(w.parts, 'clientes')), [])

  await publish(w.parts, [offerer(w, ['./PerfilCliente', './Otro'])], { canary: 10 })
  assert.deepEqual(await missedSince(w.store, await endCanary(w.parts, 'clientes')), [])
  await publish(w.parts, [offerer(w, [])])
  const ended = await publish(w.parts, [offerer(w, ['./PerfilCliente'])], { canary: 10 })
  assert.ok(ended)
  assert.match(
    (await missedSince(w.store, await endCanary(w.parts, 'clientes'))).join(),
    /Aviso: clientes: Dejaría a asesorias sin clientes\/PerfilCliente/,
  )
})
