import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pageOf } from './csp.ts'

const originsIn = (text: string) => {
  const { remoteOrigins, keptOrigins, apiOrigins } = pageOf('', text)
  return { remoteOrigins, keptOrigins, apiOrigins }
}
const origins = (registry: unknown) => originsIn(JSON.stringify(registry))
const none = { remoteOrigins: [], keptOrigins: [], apiOrigins: [] }
const remotesAt = (...at: string[]) => ({ ...none, remoteOrigins: at, keptOrigins: at })
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
    remotesAt(
      'https://uso.ejemplo.mx',
      'https://prueba.ejemplo.mx',
      'https://fija.ejemplo.mx',
      'https://otra.ejemplo.mx',
    ),
  )
})

test('a bad entry takes no origin from the others', () => {
  const good = remotesAt('https://uso.ejemplo.mx')
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
    assert.deepEqual(origins(bad), none, JSON.stringify(bad))
  assert.deepEqual(originsIn('{'), none)
})

test('a page is sealed when its build wrote hashes into it, and nobody may take a remote from elsewhere', () => {
  const page = '<script type="application/json" id="integridad">{}</script>'
  const registry = (overrides?: unknown) => JSON.stringify({ config: { overrides }, remotes: {} })
  for (const text of [registry(), registry([]), null, '{,']) assert.equal(pageOf(page, text).isSealed, true)
  assert.equal(pageOf('<script src="/main.js"></script>', registry()).isSealed, false)
  for (const overrides of [['https://ensayo.ejemplo.mx'], 'https://ensayo.ejemplo.mx'])
    assert.equal(pageOf(page, registry(overrides)).isSealed, false)
})
