import assert from 'node:assert/strict'
import { parseArgs } from 'node:util'
import type pg from 'pg'
import { buildApi } from '../../tooling/start/build/products.ts'
import { startApi } from '../api/servers.ts'
import { settings } from '../api/settings.ts'
import { report } from '../report.ts'
import { figure, type Figure } from '../statistics.ts'
import { benchAgainst } from './against.ts'
import { branches, variant } from './branches.ts'
import { callFunction, connect, createFunctions, dropFunctions } from './functions.ts'
import { questions as all, type Question } from './questions.ts'

/** A variant that takes longer has lost and is not measured again; its exact time would add nothing. */
const PATIENCE_MS = 1_000

/** Regular expressions that restrict the run to some branches, for a second look. */
const { BENCH_RAMAS = '', BENCH_PREGUNTAS = '' } = process.env
const questions = all.filter(({ name }) => new RegExp(BENCH_PREGUNTAS).test(name))

/** Answers by question: the fastest of the runs in ms, because the machine does other work, too. */
type Times = Map<string, number>

/**
 * Compares each branch of buscar (api/migrations/repeatable) with the same function without it, on the same rows,
 * alternately. `valor` is without the branch and `base` with it; a branch whose best ratio is under 1.3 is not worth
 * its lines.
 */
async function benchBranches(): Promise<void> {
  const client = await connect(PATIENCE_MS)
  const names = Object.keys(branches)
    .filter((branch) => new RegExp(BENCH_RAMAS).test(branch))
    .map((branch, i) => [branch, `buscar_sin_${i}`] as const)
  try {
    await createFunctions(
      client,
      names.map(([branch, name]) => [name, variant(name, branches[branch] ?? [])]),
    )
    const ours: Times = new Map()
    const others = new Map<string, Times>(names.map(([branch]) => [branch, new Map()]))
    for (const [i, question] of questions.entries()) {
      for (let round = 0; round <= settings.runs; round++) await askAll(client, question, names, ours, others)
      if (i % 20 === 0) console.log(`medidas: ${i} de ${questions.length} preguntas`)
    }
    report(
      'buscar',
      [...others].flatMap(([branch, times]) => figuresOf(branch, times, ours)),
    )
  } finally {
    await dropFunctions(
      client,
      names.map(([, name]) => name),
    )
    await client.end()
  }
}

/** With `--against <commit>`: the function of that commit against this one's, as one person asks and as twenty do. */
export async function benchBuscar(args: string[]): Promise<void> {
  const { against } = parseArgs({ args, options: { against: { type: 'string' } } }).values
  await buildApi(() => undefined)
  const api = await startApi((msg) => console.log(`  ${msg}`))
  try {
    await (against === undefined ? benchBranches() : benchAgainst(against))
  } finally {
    await api.stop()
  }
}

type Names = readonly (readonly [branch: string, name: string])[]

/** Times are comparable only if every variant gives the same answer. */
async function askAll(
  client: pg.Client,
  question: Question,
  names: Names,
  ours: Times,
  others: Map<string, Times>,
): Promise<void> {
  const right = await ask(client, 'buscar', question, ours)
  for (const [branch, name] of names) {
    const answer = await ask(client, name, question, others.get(branch) ?? new Map())
    if (answer && right) assert.deepEqual(answer, right, `sin «${branch}»: ${question.name}`)
  }
}

/** Returns the answer, or null if it took too long. */
async function ask(client: pg.Client, name: string, question: Question, times: Times) {
  if ((times.get(question.name) ?? 0) >= PATIENCE_MS) return null
  const start = performance.now()
  const answer = await callFunction(client, name, question.values).catch((error: unknown) => {
    if ((error as { code?: string }).code === '57014') return null
    throw error
  })
  const took = performance.now() - start
  times.set(question.name, Math.min(took, times.get(question.name) ?? Infinity))
  return answer
}

/** Reports the sum of all questions, the three that gain most from the branch, and the one that loses most. */
function figuresOf(branch: string, times: Times, ours: Times): Figure[] {
  const line = (name: string, of: string[]) => {
    const sum = (all: Times) => of.reduce((total, one) => total + (all.get(one) ?? 0), 0)
    return figure(name, 'ms', [sum(times)], [sum(ours)])
  }
  const each = [...times.keys()].map((name) => line(`  ${name}`, [name]))
  each.sort((a, b) => (b.ratio ?? 0) - (a.ratio ?? 0))
  const whole = line(`sin «${branch}»: las ${times.size} preguntas`, [...times.keys()])
  return [whole, ...each.slice(0, 3), ...each.slice(-1)]
}
