import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { root } from '../start/before/root.mjs'
import { readRequirements } from './document.ts'
import { compare, print } from './report.ts'
import { idsOf, namedTests } from './titles.ts'

const ids = (source: string) => namedTests('a.test.ts', source).flatMap((named) => named.ids)

test('the document lists every requirement and every definition once', () => {
  const requirements = readRequirements(readFileSync(join(root, 'docs/requisitos.md'), 'utf8'))
  const count = (letter: string) => requirements.filter(({ id }) => id.startsWith(`${letter}-`)).length
  const expected = { G: 24, L: 10, C: 11, F: 13, P: 17, A: 12, U: 10, M: 6, S: 3, N: 5 }
  assert.deepEqual(
    Object.fromEntries(Object.keys(expected).map((letter) => [letter, count(letter)])),
    expected,
  )
  assert.ok(requirements.filter(({ isDefinition }) => isDefinition).length >= 51)
})

test('a repeated identifier is an error', () => {
  assert.throws(() => readRequirements('- **C-04** a\n- **C-04** b\n'), /C-04 dos veces/)
})

test('identifiers count only at the start of a title', () => {
  assert.deepEqual(idsOf('[C-04] [D31] an empty cell'), ['C-04', 'D31'])
  assert.deepEqual(idsOf('[C-04][C-05] two'), ['C-04', 'C-05'])
  assert.deepEqual(idsOf('shows [C-04]'), [])
  assert.deepEqual(idsOf('[not an id] x'), [])
})

test('recognizes all ways to write a test', () => {
  assert.deepEqual(ids(`it('[C-01] a', () => {})`), ['C-01'])
  assert.deepEqual(ids('test(`[C-02] ${name}`, () => {})'), ['C-02'])
  assert.deepEqual(ids(`it.each([1, 2])('[C-03] %s', () => {})`), ['C-03'])
  assert.deepEqual(ids('it.each`a\n${1}`("[C-04] $a", () => {})'), ['C-04'])
  assert.deepEqual(ids(`test('outer', async (t) => { await t.test('[C-05] inner', () => {}) })`), ['C-05'])
})

test('tests inherit their group’s identifiers, and an empty group proves nothing', () => {
  assert.deepEqual(ids(`describe('[G-01] bar', () => { it('[G-02] a', () => {}) })`), ['G-01', 'G-02'])
  assert.deepEqual(ids(`test.describe('[G-01] bar', () => {})`), [])
})

test('ignores comments and other strings', () => {
  assert.deepEqual(ids(`// it('[C-01] a')\nconst a = "[C-02]"; log('[C-03] b')`), [])
})

test('a test that doesn’t run proves nothing', () => {
  const requirements = readRequirements('- **C-01** uno\n- **C-02** dos\n- **C-03** tres\n')
  const source = `it.skip('[C-01] a', f); describe.skip('x', () => { it('[C-02] b', f) }); it('[C-03] c', f)`
  const tests = namedTests('a.test.ts', source).map((named) => ({ ...named, file: 'a.test.ts' }))
  assert.deepEqual(
    compare(requirements, tests).missing.map(({ id }) => id),
    ['C-01', 'C-02'],
  )
})

test('the report lists the proofs, the missing ones, and unknown identifiers', () => {
  const requirements = readRequirements('- **C-01** uno\n- **C-02** dos\n- **D1** tres\n')
  const tests = namedTests('a.test.ts', `it('[C-01] a', f)\nit('[C-01] [C-99] b', f)`)
  const report = compare(
    requirements,
    tests.map((named) => ({ ...named, file: 'a.test.ts' })),
  )
  assert.deepEqual(report.unknown, [{ id: 'C-99', place: 'a.test.ts:2' }])
  const text = print(report)
  assert.match(text, /C-01 {2}a\.test\.ts:1 y 1 más/)
  assert.match(text, /C-02 {2}dos/)
  assert.match(text, /ninguna prueba nombra: D1\n/)
  assert.match(text, /1 de 2 requisitos demostrados/)
})
