import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newKeys } from '../evidence/evidence.ts'
import { configure } from '../change/configure.ts'
import { rollback } from '../testing/rollback.ts'
import type { Problem } from '../problem.ts'
import { readSituation } from '../registry/derive.ts'
import { proven } from '../testing/proven.ts'
import { world, type World } from '../testing/world.ts'
import { publishAtStart } from './atStart.ts'
import type { Candidate } from '../records/candidate.ts'
import { publish, type Gates } from './publish.ts'

const { privateKey, publicKey } = newKeys()

const inUse = async ({ store }: World) =>
  Object.fromEntries([...(await readSituation(store)).state.apps].map(([app, { inUse }]) => [app, inUse]))

test('where a site requires evidence, a build without it leaves its release in use, and says so', async (t) => {
  const w = world(t)
  const [host, clientes] = [w.host('uno'), proven(w.remote('clientes', 'uno'), privateKey)]
  await publish(w.parts, [host, clientes])
  await configure(w.parts, { evidence: [publicKey] })

  const [next, bare, other] = [w.host('dos'), w.remote('clientes', 'dos'), w.remote('taller', 'uno')]
  const { entry, left } = await publishAtStart(w.parts, [next, bare, other])
  assert.deepEqual(await inUse(w), { host: next.release, clientes: clientes.release })
  assert.deepEqual(entry?.changes, [{ app: 'host', release: next.release }])
  assert.equal(entry?.note, 'Al arrancar.')
  assert.deepEqual(left, [
    `clientes: sigue en uso ${clientes.release}; lo construido (${bare.release}) no pasó las comprobaciones:`,
    '  clientes no trae su comprobación («npm run conformance»).',
    '    Correr «npm run conformance -- clientes --clave …» sobre lo que se publica, y publicar lo mismo.',
    `taller: nada está en uso, y su sección no aparece; lo construido (${other.release}) no pasó las comprobaciones:`,
    '  taller no trae su comprobación («npm run conformance»).',
    '    Correr «npm run conformance -- taller --clave …» sobre lo que se publica, y publicar lo mismo.',
  ])

  const again = await publishAtStart(w.parts, [next, bare, other])
  assert.deepEqual(again, { entry: null, left })
  // What has its proof meanwhile is put in use.
  const later = await publishAtStart(w.parts, [next, proven(bare, privateKey)])
  assert.deepEqual(later.left, [])
  assert.equal((await inUse(w)).clientes, bare.release)
})

test('a site with nothing to show stops, and nothing is published', async (t) => {
  const w = world(t)
  const parts = { ...w.parts, trusted: [publicKey] }
  await assert.rejects(
    publishAtStart(parts, [w.host('uno'), w.remote('clientes', 'uno')]),
    /No se publicó nada:\n {2}clientes: clientes no trae su comprobación/,
  )
  assert.deepEqual(await inUse(w), {})
})

test('builds that do not fit what stays in use stay out with it', async (t) => {
  const w = world(t)
  const problem = (app: string): Problem => ({ app, gate: 'breaks', sentence: 'No.', repair: 'Sí.' })
  const needed = { clientes: 'host', host: 'usuarios' } as const
  /** The new clientes needs the new host, which needs the new usuarios, which is refused. */
  const gates: Gates = (candidates) => {
    const names = candidates.map(({ app }) => app)
    const misses = (app: keyof typeof needed) => names.includes(app) && !names.includes(needed[app])
    return [
      ...names.filter((app) => app === 'usuarios'),
      ...(['clientes', 'host'] as const).filter(misses),
    ].map(problem)
  }
  const builds = (code: string): Candidate[] => [
    w.host(code),
    ...['clientes', 'usuarios', 'asesorias'].map((name) => w.remote(name, code)),
  ]
  const first = builds('uno')
  await publish(w.parts, first)
  const { left } = await publishAtStart({ ...w.parts, gates }, builds('dos'))
  const now = await inUse(w)
  for (const { app, release } of first)
    assert.equal(now[app] === release, app !== 'asesorias', `${app} ${now[app]}`)
  assert.equal(left.filter((line) => /^\w/.test(line)).length, 3)
})

test('what was released before is neither judged nor put back in use', async (t) => {
  const w = world(t)
  const [one, two] = [w.remote('clientes', 'uno'), w.remote('clientes', 'dos')]
  await publish(w.parts, [w.host('uno'), one])
  await publish(w.parts, [two])
  await rollback(w.parts, 'clientes')
  const { entry, left } = await publishAtStart(w.parts, [two])
  assert.equal(entry, null)
  assert.match(left.join(), /ya se publicó antes y no vuelve solo/)
  assert.equal((await inUse(w)).clientes, one.release)
})
