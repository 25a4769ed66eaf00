import assert from 'node:assert/strict'
import { createHash, randomInt } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { before, describe, it } from 'node:test'
import { uuidv7 } from 'uuidv7'
import { type TestApi, useApi } from '../../test/api.ts'
import { Checker } from '../../test/fuzz/check.ts'
import type { Document } from '../../test/fuzz/document.ts'
import { Lane } from '../../test/fuzz/lane.ts'
import type { Plan } from '../../test/fuzz/plan.ts'
import { plans } from '../../test/fuzz/plans.ts'
import { Random } from '../../test/fuzz/random.ts'
import { rawRequest, sendRaw } from '../../test/fuzz/raw.ts'
import { newTenant } from '../../test/matrix/world.ts'

/*
 * Requests from the OpenAPI document: valid, borderline and malformed. FUZZ_SEED repeats a run, FUZZ_REQUESTS=200000 is
 * the long mode.
 */

const seed = Number(process.env.FUZZ_SEED ?? randomInt(2 ** 31))
/** On a server only a quarter of the requests run. */
const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? 5_000)
/**
 * Each lane is its own tenant with its own stream of requests, so that lanes run side by side and remain repeatable.
 */
const LANES = 4

const log: string[] = []
const api = useApi({ logLevel: 'warn' }, undefined, { logTo: { write: (line) => void log.push(line) } })

describe(`fuzz, FUZZ_SEED=${seed} FUZZ_REQUESTS=${REQUESTS}`, () => {
  let document: Document
  before(
    async () => (document = (await api.raw({ method: 'GET', url: '/admin/openapi.json' })).body as Document),
  )

  it('[D24] no answer is a 5xx, violates its schema, or lacks a sentence for people', async (t) => {
    const checker = new Checker(document)
    const lanes = await Promise.all(Array.from({ length: LANES }, () => startLane(checker)))
    for (const lane of lanes) lane.others = lanes.filter((other) => other !== lane)

    const found = new Map<string, { times: number; example: string }>()
    const statuses = new Map<string, number>()
    const started = performance.now()
    let slowest = 0
    await Promise.all(
      lanes.map(async (lane, number) => {
        let left = Math.ceil(REQUESTS / LANES)
        for (const plan of plans(document, seed, number)) {
          if (left-- === 0 || found.size > 50) return
          let { status, faults, ms } = await lane.send(plan)
          // The previous request may have signed the lane out or changed its password.
          if (status === 401 && plan.headers['x-auth-token'] === '@@token@@') {
            await renew(lane)
            ;({ status, faults, ms } = await lane.send(plan))
          }
          // Without its grace, the office would refuse nearly every call from here on.
          if (plan.call === 'POST /configuracion/exigir_paso')
            await api.sql('delete from exigencias_paso', [], tenants.get(lane))
          slowest = Math.max(slowest, ms)
          count(statuses, `${plan.note} ${status}`)
          for (const fault of faults) note(found, plan, number, fault)
        }
      }),
    )
    const seconds = (performance.now() - started) / 1000
    const sent = [...statuses.values()].reduce((sum, n) => sum + n, 0)
    t.diagnostic(
      `seed ${seed}: ${sent} requests in ${seconds.toFixed(1)} s, slowest ${slowest.toFixed(0)} ms`,
    )
    t.diagnostic(histogram(statuses))
    const errors = log.filter((line) => Number((JSON.parse(line) as { level: number }).level) >= 50)
    const list = [...found].map(([key, { times, example }]) => `${times} × ${key}\n${example}`)
    if (list.length > 0) assert.fail(`${list.join('\n\n')}\n\n${errors.slice(0, 5).join('\n')}`)
    assert.deepEqual(errors.slice(0, 5), [], 'nothing in the log at error level')
    assert.ok(sent >= REQUESTS)
  })

  it('malformed HTTP gets a sentence or no answer, and disturbs nobody', async () => {
    await api.app.listen({ host: '127.0.0.1', port: 0 })
    const { port } = api.app.server.address() as AddressInfo
    const r = new Random(seed, LANES)
    const requests = Array.from({ length: 300 }, () => rawRequest(r))
    const found = new Set<string>()
    for (let i = 0; i < requests.length; i += 10) {
      const answers = requests.slice(i, i + 10).map(async (bytes) => {
        const fault = await sendRaw(port, bytes)
        if (fault) found.add(`${fault} ← ${JSON.stringify(bytes.toString('latin1')).slice(0, 200)}`)
      })
      await Promise.all(answers)
    }
    assert.deepEqual([...found], [])
    assert.equal((await fetch(`http://127.0.0.1:${port}/admin/salud`)).status, 200)
  })

  it('the same seed makes the same requests', () => {
    assert.equal(fingerprint(seed), fingerprint(seed))
    assert.notEqual(fingerprint(seed), fingerprint(seed + 1))
  })

  function fingerprint(of: number): string {
    const hash = createHash('sha256')
    let left = 500
    for (const plan of plans(document, of, 0)) {
      if (left-- === 0) break
      hash.update(JSON.stringify({ ...plan, payload: plan.payload?.toString('base64') }))
    }
    return hash.digest('hex')
  }
})

async function startLane(checker: Checker): Promise<Lane> {
  const lane = new Lane(api, checker)
  const { idLocatario, token } = await newTenant(api)
  lane.token = token
  tenants.set(lane, idLocatario)
  const secret = { nombre: lane.secret, apellido_paterno: lane.secret }
  await api.call('POST /clientes/crear', secret, { token })
  await learnCatalogues(api, lane)
  return lane
}

const tenants = new Map<Lane, string>()

async function learnCatalogues(api: TestApi, lane: Lane): Promise<void> {
  const regimenes = await api.call('POST /configuracion/listar_regimenes_fiscales', {}, { token: lane.token })
  for (const { _id } of regimenes.body.regimenes as { _id: string }[]) lane.remember('regimen', _id)
  const giros = await api.call('GET /configuracion/listar_giros', undefined, { token: lane.token })
  for (const { _id } of giros.body.giros as { _id: string }[]) lane.remember('giro', _id)
}

async function renew(lane: Lane): Promise<void> {
  const email = `${uuidv7()}@pruebas.mx`
  await api.addUser({ email, tipo: 0 }, tenants.get(lane))
  lane.token = await api.signIn(email)
}

const count = (counts: Map<string, number>, key: string) => counts.set(key, (counts.get(key) ?? 0) + 1)

function histogram(statuses: Map<string, number>): string {
  const notes = new Map<string, string[]>()
  for (const [key, n] of [...statuses].sort()) {
    const [note = '', status] = key.split(' ')
    notes.set(note, [...(notes.get(note) ?? []), `${status}: ${n}`])
  }
  return [...notes].map(([note, parts]) => `${note} (${parts.join(', ')})`).join('; ')
}

function note(
  found: Map<string, { times: number; example: string }>,
  plan: Plan,
  lane: number,
  fault: string,
) {
  const key = `${fault} ← ${plan.call ?? plan.note}`
  const example = [
    `lane ${lane}, ${plan.note}: ${plan.method} ${plan.url.slice(0, 100)} ${JSON.stringify(plan.headers).slice(0, 200)}`,
    plan.payload?.toString().slice(0, 600) ?? '',
  ].join('\n')
  const known = found.get(key)
  if (known) known.times++
  else found.set(key, { times: 1, example })
}
