import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { patience } from '../../patience/patience.ts'
import { whenEnding } from '../before/ending.mjs'
import { fail } from '../before/fail.mjs'
import { root } from '../before/root.mjs'
import { findBrowser, noBrowser } from './browser.ts'
import { results } from './commands.ts'
import { failureLines, failuresOf } from './failures.ts'
import { changedFiles, quickSteps } from './quick.ts'
import { readCounts, shareOf, stepLine, totalLine, type Counts } from './counts.ts'
import { serverBinaries, startPostgres, type TestServer } from './postgres.ts'
import { schedule } from './schedule.ts'
import { endAll, runStep, tooLate, type Outcome, type Step } from './step.ts'
import { allSteps, chosen, usage } from './steps.ts'

const needsBrowser = ['e2e', 'e2e-entrega', 'compose']

/** `npm test`: runs every step to its end and prints one sum. */
const args = process.argv.slice(2)
const bin = serverBinaries()
const names = allSteps({ database: bin ?? undefined })

if (args.includes('--help')) {
  console.log(usage)
} else if (args.includes('--list')) {
  for (const { name, title, isLong } of names)
    console.log(`${name.padEnd(14)}${title}${isLong ? ' (solo con --todo o --only)' : ''}`)
} else {
  const wanted = args.includes('--rapido') ? quickSteps(changedFiles(root)) : chosen(names, args)
  if ('problem' in wanted) fail(wanted.problem)
  else await test(wanted)
}

async function test(wanted: Step[]) {
  const isQuick = args.includes('--rapido')
  const isWanted = (name: string) => wanted.some((step) => step.name === name)
  mkdirSync(results, { recursive: true })
  // Containers start and stop beside the units then, and the first test of a file compiles all it shows.
  const waits = args.includes('--todo') ? Math.max(patience, 5) : patience
  process.env.TEST_PATIENCE = String(waits)
  console.log(`Las pruebas esperan hasta ${waits} veces lo que se tarda en un equipo libre (TEST_PATIENCE).`)
  const browser = needsBrowser.some(isWanted) ? findBrowser() : null
  const server = bin && isWanted('api-server') ? await startPostgres(bin) : null
  endWith(server)

  const steps = isQuick
    ? wanted
    : allSteps({
        browser: browser ?? undefined,
        database: server?.url ?? bin ?? undefined,
        isWhole: args.includes('--todo'),
      })
  const shares: Counts[] = []
  const outcomes = await schedule(
    steps.filter(({ name }) => isWanted(name)),
    (step) => {
      if (needsBrowser.includes(step.name) && !browser) return Promise.resolve(without(step))
      const late = args.includes('--todo') ? tooLate(step, performance.now()) : null
      return late ? Promise.resolve({ step, ok: true, seconds: 0, output: '', skipped: late }) : runStep(step)
    },
    (outcome) => shares.push(tell(outcome)),
  )
  await server?.stop()
  if (!bin && args.includes('--todo'))
    console.log('– Sin binarios de PostgreSQL en este equipo: la api se probó solo sobre el suyo.')
  for (const { step, skipped } of outcomes) if (skipped) console.log(`– ${step.title}. ${skipped}`)
  const failed = outcomes.filter(({ ok, wasBlocked }) => !ok && !wasBlocked)
  for (const { step } of failed)
    console.log(`Falló: ${step.title}${isQuick ? '' : ` (npm test -- --only ${step.name})`}`)
  for (const line of failureLines(failed.flatMap(failuresOf))) console.log(line)
  console.log(totalLine(shares))
  process.exit(shares.some(({ failed }) => failed > 0) ? 1 : 0)
}

/** Prints how a step ended, with its full output if it failed; other output goes to test-results. */
function tell(outcome: Outcome): Counts {
  const { step, ok, output } = outcome
  const share = outcome.skipped
    ? { passed: 0, failed: 0, skipped: 0 }
    : shareOf(ok, step.report ? readCounts(step.report.kind, step.report.file) : null)
  writeFileSync(join(results, `${step.name}.log`), output)
  console.log(stepLine(outcome, share))
  if (!ok && !step.isLive && output) console.log(output.trimEnd())
  return share
}

const without = (step: Step): Outcome => ({
  step: { ...step, isLive: false },
  ok: false,
  seconds: 0,
  output: noBrowser,
})

function endWith(server: TestServer | null) {
  whenEnding(() => {
    endAll('SIGTERM')
    void Promise.resolve(server?.stop()).finally(() => process.exit(130))
  })
}
