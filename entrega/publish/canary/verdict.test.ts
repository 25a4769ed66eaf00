import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { type Counts, verdict } from './verdict.ts'

const counts = (cargas: number, failed = 0, errores = 0): Counts => ({
  cargas,
  fallos: failed > 0 ? { code: failed } : {},
  errores,
})
const good = counts(1_000, 2, 5)

describe('[D51] the verdict about a canary', () => {
  const cases: [string, Counts, Counts, string][] = [
    ['nothing was told of it', counts(0), good, 'waits'],
    ['19 loads, all failed', counts(0, 19), good, 'waits'],
    ['20 loads, none failed', counts(20), good, 'goes on'],
    ['20 loads, all failed', counts(0, 20), good, 'returns'],
    ['a quarter failed', counts(30, 10), good, 'returns'],
    ['two of 20 failed, which may be one bad line', counts(18, 2), good, 'goes on'],
    ['one in ten of many failed', counts(450, 50), good, 'returns'],
    ['5 % failed, and no more', counts(950, 50), good, 'goes on'],
    ['the release in use fails as often: it is the network', counts(70, 30), counts(700, 300), 'goes on'],
    ['it fails twice as often, where nothing is well', counts(80, 20), counts(900, 100), 'goes on'],
    ['it fails three times as often', counts(70, 30), counts(900, 90), 'returns'],
    ['the first release has none to be compared with', counts(10, 20), counts(0), 'returns'],
    ['an error on every load', counts(100, 0, 100), good, 'returns'],
    ['all errors that four pages tell', counts(20, 0, 19), good, 'goes on'],
    ['as many errors as the release in use', counts(100, 0, 100), counts(1_000, 0, 900), 'goes on'],
  ]
  for (const [name, canary, stable, what] of cases) {
    it(`${what}: ${name}`, () => {
      const judged = verdict({ canary, stable })
      assert.equal(judged.what, what, judged.why)
    })
  }

  it('gives the reason for the log', () => {
    assert.deepEqual(verdict({ canary: counts(15, 5), stable: good }), {
      what: 'returns',
      why: 'fallaron 25.0 % de 20 cargas, frente a 0.2 %',
    })
  })
})
