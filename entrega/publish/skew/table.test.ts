import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Combination } from './combinations.ts'
import { flowsIn, type Flow } from './flows.ts'
import { hasFailed, tableOf } from './table.ts'

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

test('a column for each mixture, a line for each flow', () => {
  const tried = [
    { combination: combination('one'), flows: [flow('lists'), flow('saves', false)] },
    { combination: combination('other') },
  ]
  assert.equal(
    tableOf(tried, []),
    `A  one
B  other: no se probó

A B
✔ –  lists
✘ –  saves
✘ falla, y con todo lo anterior no: es de la mezcla`,
  )
})

test('a flow that fails with all of before as well is no matter of the mixture', () => {
  const tried = [{ combination: combination('one'), flows: [flow('new', false)] }]
  assert.equal(hasFailed(tried, []), true)
  assert.equal(hasFailed(tried, [flow('new', true)]), true)
  assert.equal(hasFailed(tried, [flow('new', false)]), false)
  assert.match(tableOf(tried, [flow('new', false)]), /^○ {2}new$/m)
})
