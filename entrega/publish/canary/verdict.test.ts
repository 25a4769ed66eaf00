import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { type Fared, verdict } from './verdict.ts'

const fared = (cargas: number, failed = 0, errores = 0): Fared => ({
  cargas,
  fallos: failed > 0 ? { code: failed } : {},
  errores,
})
const good = fared(1_000, 2, 5)

describe('[D51] the verdict about a canary', () => {
  const cases: [string, Fared, Fared, string][] = [
    ['nothing was told of it', fared(0), good, 'waits'],
    ['19 loads, all failed', fared(0, 19), good, 'waits'],
    ['20 loads, none failed', fared(20), good, 'goes on'],
    ['20 loads, all failed', fared(0, 20), good, 'returns'],
    ['a quarter failed', fared(30, 10), good, 'returns'],
    ['two of 20 failed, which may be one bad line', fared(18, 2), good, 'goes on'],
    ['one in ten of many failed', fared(450, 50), good, 'returns'],
    ['5 % failed, and no more', fared(950, 50), good, 'goes on'],
    ['the release in use fails as often: it is the network', fared(70, 30), fared(700, 300), 'goes on'],
    ['it fails twice as often, where nothing is well', fared(80, 20), fared(900, 100), 'goes on'],
    ['it fails three times as often', fared(70, 30), fared(900, 90), 'returns'],
    ['the first release has none to be compared with', fared(10, 20), fared(0), 'returns'],
    ['an error on every load', fared(100, 0, 100), good, 'returns'],
    ['all errors that four pages tell', fared(20, 0, 19), good, 'goes on'],
    ['as many errors as the release in use', fared(100, 0, 100), fared(1_000, 0, 900), 'goes on'],
  ]
  for (const [name, canary, stable, what] of cases) {
    it(`${what}: ${name}`, () => {
      const judged = verdict({ canary, stable })
      assert.equal(judged.what, what, judged.why)
    })
  }

  it('gives the reason for the log', () => {
    assert.deepEqual(verdict({ canary: fared(15, 5), stable: good }), {
      what: 'returns',
      why: 'fallaron 25.0 % de 20 cargas, frente a 0.2 %',
    })
  })
})
