import assert from 'node:assert/strict'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test, type TestContext } from 'node:test'
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { readCounts, shareOf, stepLine, totalLine } from './counts.ts'
import { failureLines, failuresOf } from './failures.ts'
import { schedule } from './schedule.ts'
import { patient } from '../../patience/patience.ts'
import { runStep, tooLate, type Outcome, type Report, type Step } from './step.ts'
import { chosen } from './steps.ts'

const step = (name: string, more: Partial<Step> = {}): Step => ({
  name,
  title: name,
  places: 1,
  commands: [],
  ...more,
})

function temporary(t: TestContext): string {
  const folder = mkdtempSync(join(tmpdir(), 'test-command-'))
  t.after(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Runs steps that each take a moment, and reports which ones overlapped. */
async function scheduled(steps: Step[], failing: string[] = []) {
  const begun: string[] = []
  const together = new Set<string>()
  const now = new Set<string>()
  let most = 0
  let running = 0
  const outcomes = await schedule(steps, async (current): Promise<Outcome> => {
    begun.push(current.name)
    for (const other of now) together.add(`${other} ${current.name}`)
    now.add(current.name)
    most = Math.max(most, (running += current.places))
    // Each step takes a moment, so that others can start.
    await new Promise((done) => setTimeout(done, 5))
    running -= current.places
    now.delete(current.name)
    return { step: current, ok: !failing.includes(current.name), seconds: 0, output: '' }
  })
  return { begun, most, together, outcomes }
}

test('a failed step stops only those that need it', async () => {
  const steps = [step('lint'), step('build'), step('e2e', { needs: ['build'] }), step('api')]
  const { begun, outcomes } = await scheduled(steps, ['build'])
  assert.deepEqual(begun, ['lint', 'build', 'api'])
  assert.equal(outcomes.length, 4)
  assert.ok(outcomes.find((outcome) => outcome.step.name === 'e2e')?.wasBlocked)
})

test('uses both places, and never more than two', async () => {
  const steps = [step('a'), step('b', { places: 2 }), step('c'), step('d'), step('e', { places: 2 })]
  const { begun, most } = await scheduled(steps)
  assert.equal(most, 2)
  assert.equal(begun.length, 5)
})

test('a step that mostly waits runs beside those that it names, and beside no other', async () => {
  const steps = [
    step('compose', { places: 2, beside: ['unit', 'api'] }),
    step('unit', { places: 2 }),
    step('e2e', { places: 2 }),
    step('lint'),
  ]
  const { together } = await scheduled(steps)
  assert.deepEqual([...together], ['compose unit'])
})

test('a step waits for what it needs, unless --only leaves that out', async () => {
  assert.deepEqual((await scheduled([step('e2e', { needs: ['build'] }), step('build')])).begun, [
    'build',
    'e2e',
  ])
  assert.deepEqual((await scheduled([step('e2e', { needs: ['build'] })])).begun, ['e2e'])
})

test('--only chooses parts, and an unknown part is reported', () => {
  const steps = [step('lint'), step('api'), step('compose', { isLong: true })]
  const names = (args: string[]) => {
    const found = chosen(steps, args)
    return 'problem' in found ? found.problem : found.map(({ name }) => name)
  }
  assert.deepEqual(names([]), ['lint', 'api'])
  assert.deepEqual(names(['--todo']), ['lint', 'api', 'compose'])
  assert.deepEqual(names(['--only', 'api,compose']), ['api', 'compose'])
  assert.match(String(names(['--only', 'apis'])), /No existe la parte «apis»/)
  assert.match(String(names(['--olny', 'api'])), /No se entiende «--olny api»/)
})

test('reads the counts of each runner, and a missing report is no success', (t) => {
  const file = join(temporary(t), 'report.json')
  const read = (kind: Report, json: object) => {
    writeFileSync(file, JSON.stringify(json))
    return readCounts(kind, file)
  }
  const jest = { numPassedTests: 3, numFailedTests: 1, numPendingTests: 2, numRuntimeErrorTestSuites: 1 }
  assert.deepEqual(read('jest', jest), { passed: 3, failed: 2, skipped: 2 })
  const stats = { expected: 4, unexpected: 1, flaky: 1, skipped: 0 }
  assert.deepEqual(read('playwright', { errors: [{}], stats }), { passed: 4, failed: 3, skipped: 0 })
  assert.equal(readCounts('node', join(file, 'none')), null)
  assert.deepEqual(shareOf(false, null), { passed: 0, failed: 1, skipped: 0 })
  assert.deepEqual(shareOf(false, { passed: 5, failed: 0, skipped: 0 }), { passed: 5, failed: 1, skipped: 0 })
  assert.deepEqual(shareOf(true, null), { passed: 1, failed: 0, skipped: 0 })
})

test('the last lines name each failed test, what was expected and what was there', (t) => {
  const file = join(temporary(t), 'report.json')
  const failed = (kind: Report, json: object) => {
    writeFileSync(file, JSON.stringify(json))
    const outcome = { step: step('x', { report: { kind, file } }), ok: false, seconds: 1, output: 'a\nb\n' }
    return failureLines(failuresOf(outcome))
  }
  const message =
    'Error: expect(received).toBe(expected)\n\nExpected: 1\nReceived: \u001B[31m2\u001B[39m\n    at a.ts:1'
  const told = '  Error: expect(received).toBe(expected) · Expected: 1 · Received: 2'
  const assertionResults = [
    { status: 'passed', fullName: 'a', failureMessages: [] },
    { status: 'failed', fullName: '[C-04] b', failureMessages: [message] },
  ]
  assert.deepEqual(failed('jest', { testResults: [{ message, name: 'a.test.ts', assertionResults }] }), [
    '✘ [C-04] b',
    told,
  ])
  const specs = [{ title: '[G-01] c', file: 'c.spec.ts', tests: [{ results: [{ error: { message } }] }] }]
  assert.deepEqual(failed('playwright', { suites: [{ suites: [{ specs }] }] }), [
    '✘ [G-01] c (c.spec.ts)',
    told,
  ])
  const failures = Array.from({ length: 6 }, (_, n) => ({ name: `[L-0${n}]`, message: '1 !== 2' }))
  const lines = failed('node', { failures })
  assert.deepEqual(lines.slice(0, 2), ['✘ [L-00]', '  1 !== 2'])
  assert.deepEqual([lines.length, lines.at(-1)], [9, '… y 2 más, arriba'])
  assert.deepEqual(failed('node', {}), ['✘ x', '  a · b'])
})

test('the last line is the sum', () => {
  assert.equal(
    totalLine([
      { passed: 1, failed: 0, skipped: 0 },
      { passed: 10, failed: 2, skipped: 5 },
    ]),
    '11 passed, 2 failed',
  )
})

test('runs all programs of a step, and one failure fails the step', async () => {
  const node = (code: string) => ({ program: process.execPath, args: ['-e', code] })
  const { ok, output } = await runStep(
    step('x', { commands: [node('console.log(1); process.exit(2)'), node('console.log(2)')] }),
  )
  assert.equal(ok, false)
  assert.equal(output, '1\n2\n')
  assert.equal(
    (await runStep(step('y', { commands: [{ program: '/no/such/program', args: [] }] }))).ok,
    false,
  )
})

test('a program that hangs is ended, though what it started holds its output open', async () => {
  const code = `require('child_process').spawn('sleep', ['30'], { stdio: 'inherit' }); console.log('uno'); setInterval(() => {}, 1000)`
  const started = performance.now()
  const { ok, output } = await runStep(
    step('x', { commands: [{ program: process.execPath, args: ['-e', code] }] }),
    patient(500),
  )
  assert.equal(ok, false)
  assert.match(output, /uno\n[^]*Se interrumpió/)
  assert.ok(performance.now() - started < 30_000)
})

test('a step that cannot run here is no failure, and its last line says why', async () => {
  const code = `console.log('algo'); console.log('Omitido por no haber un motor'); process.exit(77)`
  const commands = [{ program: process.execPath, args: ['-e', code] }]
  const outcome = await runStep(step('compose', { maySkip: true, commands }))
  assert.equal(outcome.ok, true)
  assert.equal(outcome.skipped, 'Omitido por no haber un motor')
  assert.match(
    stepLine(outcome, { passed: 0, failed: 0, skipped: 0 }),
    /^– compose\. Omitido por no haber un motor/,
  )
  // Only steps that declare it may.
  assert.equal((await runStep(step('api', { commands }))).ok, false)
})

test('on a slow machine what is repeated begins no more after a while, and says so; the rest does', () => {
  const hour = 3_600_000
  assert.match(tooLate(step('api-server', { isRepeat: true }), hour) ?? '', /60 minutos.*--only api-server/)
  assert.equal(tooLate(step('api-server', { isRepeat: true }), 60_000), null)
  assert.equal(tooLate(step('e2e-entrega', { isLong: true }), hour), null)
})

test('finds, runs and counts node:test files', (t) => {
  const folder = temporary(t)
  const counts = join(folder, 'counts.json')
  const write = (name: string, body: string) =>
    writeFileSync(join(folder, name), `import { test } from 'node:test'\n${body}`)
  write(
    'a.test.ts',
    `const n: number = 1; test('a', () => {}); test('b', () => { throw n }); test.skip('c', () => {})`,
  )
  write('b.test.ts', `test('d', () => {})`)
  const launcher = fileURLToPath(new URL('../node-test.ts', import.meta.url))
  const run = () =>
    spawnSync(process.execPath, [launcher, folder, '--counts', counts], {
      encoding: 'utf8',
      env: { ...process.env, NODE_TEST_CONTEXT: undefined },
    })
  assert.equal(run().status, 1)
  assert.deepEqual(JSON.parse(readFileSync(counts, 'utf8')), {
    ...{ passed: 2, failed: 1, skipped: 1 },
    failures: [{ name: 'b', message: '1' }],
  })
})
