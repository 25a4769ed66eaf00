import type { Registry } from '@backoffice/shared/contract'
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import { newKeys } from '../evidence/evidence.ts'
import { publish } from '../publish/publish.ts'
import { overview } from '../show/overview.ts'
import { sayEntry } from '../show/entry.ts'
import { proven } from '../testing/proven.ts'
import { world, type World } from '../testing/world.ts'
import { pin } from './change.ts'
import { configure } from './configure.ts'
import { rollback } from '../testing/rollback.ts'

const registryIn = ({ site }: World) =>
  JSON.parse(readFileSync(path.join(site, 'remotes.json'), 'utf8')) as Registry

test('[G-20] a change of one member keeps the others; null takes one out; the log says who and what', async (t) => {
  const w = world(t)
  await publish(w.parts, [w.remote('clientes', 'uno')])
  await configure(w.parts, { adminApiBase: 'https://api.example/admin' })
  const entry = await configure(w.parts, { overrides: ['https://ensayo.example'] }, { note: 'para probar' })
  assert.deepEqual(registryIn(w).config, {
    adminApiBase: 'https://api.example/admin',
    overrides: ['https://ensayo.example'],
  })
  assert.match(
    sayEntry(entry).join('\n'),
    /· Ana\n {2}el registro dice base de la api: https:\/\/api\.example\/admin; orígenes para probar: https:\/\/ensayo\.example\n {2}«para probar»/,
  )
  await configure(w.parts, { adminApiBase: null })
  assert.deepEqual(registryIn(w).config, { overrides: ['https://ensayo.example'] })
  await assert.rejects(configure(w.parts, { adminApiBase: null }), /El registro ya dice eso/)
})

const { privateKey, publicKey } = newKeys()

test('where a site requires evidence, the registry tells who signed it, and every command asks for it', async (t) => {
  const w = world(t)
  const [one, two] = [w.remote('clientes', 'uno'), w.remote('clientes', 'dos')]
  await publish(w.parts, [one])
  await publish(w.parts, [proven(two, privateKey)])
  const { evidence } = registryIn(w).remotes.clientes ?? {}
  assert.equal(evidence?.key, publicKey)

  await configure(w.parts, { evidence: [publicKey] })
  assert.deepEqual(registryIn(w).config, { evidence: [publicKey] })
  const unproven = /clientes no trae su comprobación/
  await assert.rejects(publish(w.parts, [w.remote('clientes', 'tres')]), unproven)
  await assert.rejects(publish(w.parts, [w.remote('clientes', 'tres')], { canary: 5 }), unproven)
  await assert.rejects(rollback(w.parts, 'clientes'), unproven)
  await assert.rejects(
    rollback(w.parts, 'clientes', { force: 'urge' }),
    /el host no la usaría, ni con --force/,
  )
  await assert.rejects(pin(w.parts, 'clientes', { release: one.release, empresa: '7' }), unproven)
  assert.deepEqual((await overview(w.store)).problems, [])
})

test('evidence of other files, or with a false signature, is not told in the registry', async (t) => {
  const w = world(t)
  const [one, two] = [w.remote('clientes', 'uno'), w.remote('usuarios', 'dos')]
  const { evidence } = proven(one, privateKey)
  await publish(w.parts, [{ ...two, evidence }])
  await publish(w.parts, [{ ...one, evidence: { evidence: {}, signature: 7 } }])
  assert.equal(registryIn(w).remotes.usuarios?.evidence, undefined)
  assert.equal(registryIn(w).remotes.clientes?.evidence, undefined)
})

test('refuses to require evidence that a release in use lacks; the evidence may come later, or the reason', async (t) => {
  const w = world(t)
  const [clientes, usuarios] = [w.remote('clientes', 'uno'), w.remote('usuarios', 'uno')]
  await publish(w.parts, [clientes, usuarios])
  await publish(w.parts, [proven(clientes, privateKey)])
  const refused = configure(w.parts, { evidence: [publicKey] })
  await assert.rejects(refused, (error: Error) => {
    assert.match(error.message, /Dejarían de usarse:\n {2}usuarios: usuarios no trae su comprobación/)
    assert.doesNotMatch(error.message, /clientes/)
    return true
  })
  const entry = await configure(w.parts, { evidence: [publicKey] }, { force: 'antes nada que sin firma' })
  assert.equal(entry.forced?.reason, 'antes nada que sin firma')
  assert.match(
    (await overview(w.store)).problems.join('\n'),
    /usuarios no trae su comprobación .*Su sección no está disponible\. Correr «npm run conformance/,
  )
})
