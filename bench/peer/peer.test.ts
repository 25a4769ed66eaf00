import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { parse } from 'yaml'
import { root } from '../../tooling/start/before/root.mjs'
import { unlimited } from '../web/conditions.ts'
import { type Measurement } from '../web/measure.ts'
import { peerOptions } from './options.ts'
import { scenarios, type Reading } from './scenarios.ts'
import { summary } from './summary.ts'

const app = 'bench/peer/app'
const text = (file: string) => readFileSync(join(root, file), 'utf8')

interface Manifest {
  dependencies: Record<string, string>
  devDependencies: Record<string, string>
}

test('measures everything seven times, unless told otherwise', () => {
  assert.deepEqual(peerOptions([]), { scenario: '', runs: 7 })
  assert.deepEqual(peerOptions(['--escenario', 'página', '--veces', '1']), { scenario: 'página', runs: 1 })
  assert.throws(() => peerOptions(['--veces', '0']), /número entero/)
  assert.throws(() => peerOptions(['--against', 'main']))
})

const visit = (milliseconds: number, read: number | null = null): Measurement => ({
  milliseconds,
  read,
  bytes: 2000,
  asked: ['GET /clientes'],
  long: 0,
  shift: 0,
  firstPaint: 0,
})

test('each reading is a line: the median of ours, of theirs, and ours ÷ theirs', () => {
  const readings: Reading[] = [
    ['tiempo', 'ms', ({ milliseconds }) => milliseconds],
    ['memoria', 'MB', ({ read }) => read ?? Number.NaN],
  ]
  const lines = summary(
    { name: 'la lista', condition: unlimited, readings },
    {
      ours: [visit(90, 4), visit(100, 4), visit(500, 4)],
      theirs: [visit(200, 8), visit(200, 8), visit(220, 8)],
    },
  )
  assert.deepEqual(
    lines.map(({ name, unit, value, baseline, ratio }) => [name, unit, value, baseline, ratio]),
    [
      ['la lista, sin límites: tiempo', 'ms', 100, 200, 0.5],
      ['la lista, sin límites: memoria', 'MB', 4, 8, 0.5],
    ],
  )
})

test('every scenario has another name or condition, and reads something', () => {
  const names = scenarios.map(({ name, condition }) => `${name}, ${condition.name}`)
  assert.deepEqual(names, [...new Set(names)])
  for (const { name, readings } of scenarios) assert.ok(readings.length > 0, name)
})

test('react-admin is installed for its measurement alone: the workspace neither lists nor resolves it', () => {
  const packages = (file: string) => (parse(text(file)) as { packages: string[] }).packages
  assert.deepEqual(
    packages('pnpm-workspace.yaml').filter((folder) => /^(tooling)?[/*]/.test(folder)),
    [],
  )
  assert.deepEqual(packages(`${app}/pnpm-workspace.yaml`), [])
  assert.doesNotMatch(text('pnpm-lock.yaml'), /react-admin|ra-core|@mui/)
  assert.match(text(`${app}/pnpm-lock.yaml`), /react-admin@5\.15/)
})

test('the versions of the app are exact, and those of what both apps use are the product’s', () => {
  const { dependencies, devDependencies } = JSON.parse(text(`${app}/package.json`)) as Manifest
  const { catalog } = parse(text('pnpm-workspace.yaml')) as { catalog: Record<string, string> }
  for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies })) {
    assert.match(version, /^\d+\.\d+\.\d+$/, name)
    assert.equal(version, catalog[name] ?? version, name)
  }
})
