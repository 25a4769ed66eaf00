import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isSealed, registryOrigins } from './csp.ts'

const origins = (registry: unknown) => registryOrigins(JSON.stringify(registry))
const at = (host: string) => ({ manifest: `https://${host}.ejemplo.mx/taller/mf-manifest.json` })
const local = { manifest: '/remotes/taller/1/mf-manifest.json' }

test('canaries and pinned releases have their origins named, each once', () => {
  const pins = { a: at('fija'), b: at('fija'), c: local }
  assert.deepEqual(
    origins({
      remotes: {
        taller: { ...at('uso'), canary: at('prueba'), pins },
        clientes: { ...local, canary: at('otra') },
      },
    }),
    {
      remotes: [
        'https://uso.ejemplo.mx',
        'https://prueba.ejemplo.mx',
        'https://fija.ejemplo.mx',
        'https://otra.ejemplo.mx',
      ],
      overrides: [],
      api: [],
    },
  )
})

test('a bad entry takes no origin from the others', () => {
  const good = { remotes: ['https://uso.ejemplo.mx'], overrides: [], api: [] }
  for (const bad of [
    null,
    7,
    'x',
    [],
    { manifest: 7 },
    { manifest: 'https://' },
    { manifest: "https://x y; script-src 'unsafe-inline'" },
    { manifest: "https://x.mx;script-src'unsafe-inline'" },
    { canary: null },
    { canary: 'x', pins: 'xyz' },
    { pins: [null] },
    { pins: { a: null, b: 7, c: { manifest: null } } },
  ])
    assert.deepEqual(origins({ remotes: { roto: bad, taller: at('uso') } }), good, JSON.stringify(bad))
  for (const bad of [{ remotes: null }, { remotes: 'x' }, { remotes: {}, config: null }, null, []])
    assert.deepEqual(origins(bad), { remotes: [], overrides: [], api: [] }, JSON.stringify(bad))
  assert.deepEqual(registryOrigins('{'), { remotes: [], overrides: [], api: [] })
})

test('a page is sealed when its build wrote hashes into it, and nobody may take a remote from elsewhere', () => {
  const page = '<script type="application/json" id="integridad">{}</script>'
  const registry = (overrides?: unknown) => JSON.stringify({ config: { overrides }, remotes: {} })
  for (const text of [registry(), registry([]), null, '{,']) assert.equal(isSealed(page, text), true)
  assert.equal(isSealed('<script src="/main.js"></script>', registry()), false)
  for (const overrides of [['https://ensayo.ejemplo.mx'], 'https://ensayo.ejemplo.mx'])
    assert.equal(isSealed(page, registry(overrides)), false)
})
