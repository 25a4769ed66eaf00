import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Combination } from './combinations.ts'
import { flowsIn, type Flow } from './flows.ts'
import { hasFailed, sayTried } from './outcome.ts'

const combination = (title: string): Combination => ({ name: 'x', title, releases: [], published: [] })
const flow = (title: string, passed = true): Flow => ({ title, passed })

test('the flows of a Playwright report, whatever group they are in', () => {
  const spec = (title: string, ok: boolean) => ({ title, ok, file: 'a.spec.ts' })
  const report = {
    suites: [
      { specs: [spec('[C-01] lists @flujo', true)], suites: [{ specs: [spec('@flujo saves', false)] }] },
    ],
  }
  assert.deepEqual(flowsIn(Buffer.from(JSON.stringify(report))), [
    flow('a.spec.ts: [C-01] lists'),
    flow('a.spec.ts: saves', false),
  ])
  assert.deepEqual(flowsIn(Buffer.from('{"suites": [')), [])
})

test('a line for each flow of each mixture, and what the marks mean', () => {
  const tried = [
    { combination: combination('one'), flows: [flow('lists'), flow('saves', false)] },
    { combination: combination('other') },
  ]
  assert.deepEqual(sayTried(tried, []), [
    'one',
    '✔  lists',
    '✘  saves',
    'other: no se probó',
    '✘ falla, y con todo lo anterior no: es de la mezcla',
  ])
})

test('a flow that fails with the earlier releases alone, too, does not fail because of the mix', () => {
  const tried = [{ combination: combination('one'), flows: [flow('new', false)] }]
  assert.equal(hasFailed(tried, []), true)
  assert.equal(hasFailed(tried, [flow('new', true)]), true)
  assert.equal(hasFailed(tried, [flow('new', false)]), false)
  assert.ok(sayTried(tried, [flow('new', false)]).includes('○  new'))
})
