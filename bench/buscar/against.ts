import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import type pg from 'pg'
import { FILTERS } from '../api/questions.ts'
import { quantile } from '../api/load/run.ts'
import { settings } from '../api/settings.ts'
import { report } from '../report.ts'
import { figure, type Figure } from '../statistics.ts'
import { ofCommit } from './branches.ts'
import { callFunction, connect, createFunctions, dropFunctions } from './functions.ts'
import { everyOrder, inEveryOrder, type Question } from './questions.ts'

const SIDES = ['buscar', 'buscar_antes'] as const
type Side = (typeof SIDES)[number]

/** Compares the function of this commit (`valor`) with that of another (`base`), by turns, on the same rows. */
export async function benchAgainst(ref: string): Promise<void> {
  const client = await connect()
  try {
    await createFunctions(client, [['buscar_antes', ofCommit(ref, 'buscar_antes')]])
    const alone = await askAlone(client)
    const broad = await broadQuestions(client)
    console.log(`preguntas amplias: ${broad.length}`)
    report('buscar-antes', [...alone, ...(await askTogether(broad))])
  } finally {
    await dropFunctions(client, ['buscar_antes'])
    await client.end()
  }
}

/** Every question by one person: the best of some runs, in time and in PostgreSQL's processor time. */
async function askAlone(client: pg.Client): Promise<Figure[]> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  const pid = rows[0]?.pid ?? 0
  const times = { wall: bySide<number>(), processor: bySide<number>() }
  for (const { name, values } of everyOrder) {
    const best = { wall: bySide<number>(), processor: bySide<number>() }
    const answers: unknown[] = []
    for (let round = 0; round < Math.max(2, settings.runs); round++) {
      for (const side of round % 2 === 0 ? SIDES : SIDES.toReversed()) {
        const before = { wall: performance.now(), processor: processorTime(pid) }
        answers.push(await callFunction(client, side, values))
        best.wall[side].push(performance.now() - before.wall)
        best.processor[side].push(processorTime(pid) - before.processor)
      }
    }
    for (const answer of answers) assert.deepEqual(answer, answers[0], name)
    for (const side of SIDES) {
      times.wall[side].push(Math.min(...best.wall[side]))
      times.processor[side].push(Math.min(...best.processor[side]))
    }
  }
  return [
    ...summary('una persona, tiempo', times.wall),
    ...summary('una persona, procesador', times.processor),
  ]
}

/** The questions of those filters that more than one client in 50 matches. */
async function broadQuestions(client: pg.Client): Promise<Question[]> {
  const broad: Question[] = []
  for (const filter of FILTERS) {
    const [question, ...others] = inEveryOrder(filter)
    if (!question) continue
    const values = [...question.values.slice(0, -1), settings.rows / 50]
    const answer = await callFunction(client, 'buscar', values)
    if (Number(answer?.total) > settings.rows / 50) broad.push(question, ...others)
  }
  return broad
}

/** The same questions from as many connections as the api has, each asking again when it has its answer. */
async function askTogether(questions: readonly Question[]): Promise<Figure[]> {
  const clients = await Promise.all(Array.from({ length: settings.connections }, () => connect()))
  const perSecond = bySide<number>()
  const p99 = bySide<number>()
  try {
    for (let round = 0; round <= settings.runs; round++) {
      for (const side of round % 2 === 0 ? SIDES : SIDES.toReversed()) {
        const took = await load(clients, side, questions)
        if (round === 0) continue
        perSecond[side].push(took.perSecond)
        p99[side].push(took.p99)
      }
    }
  } finally {
    for (const client of clients) await client.end()
  }
  const name = `${settings.connections} conexiones, filtros amplios`
  return [
    figure(`${name}: por segundo`, '/s', perSecond.buscar, perSecond.buscar_antes),
    figure(`${name}: p99`, 'ms', p99.buscar, p99.buscar_antes),
  ]
}

/** Every question as often as there are connections to ask it twice: the work of both sides is the same. */
async function load(clients: readonly pg.Client[], side: Side, questions: readonly Question[]) {
  const times: number[] = []
  let next = 0
  const start = performance.now()
  await Promise.all(
    clients.map(async (client) => {
      for (let asked = next++; asked < 2 * questions.length; asked = next++) {
        const begun = performance.now()
        await callFunction(client, side, questions[asked % questions.length]?.values ?? [])
        times.push(performance.now() - begun)
      }
    }),
  )
  const seconds = (performance.now() - start) / 1000
  return { perSecond: times.length / seconds, p99: quantile(times.sort(ascending), 0.99) }
}

const bySide = <T>(): Record<Side, T[]> => ({ buscar: [], buscar_antes: [] })
const ascending = (a: number, b: number) => a - b

function summary(name: string, { buscar, buscar_antes }: Record<Side, number[]>): Figure[] {
  const line = (what: string, of: (sorted: number[]) => number) =>
    figure(`${name}: ${what}`, 'ms', [of(buscar.toSorted(ascending))], [of(buscar_antes.toSorted(ascending))])
  return [
    line('la mitad', (sorted) => quantile(sorted, 0.5)),
    line('90 %', (sorted) => quantile(sorted, 0.9)),
    line('99 %', (sorted) => quantile(sorted, 0.99)),
    line('la peor', (sorted) => quantile(sorted, 1)),
    line('todas', (sorted) => sorted.reduce((sum, one) => sum + one, 0)),
  ]
}

/** How many ms a process has run so far (Linux). Work that PostgreSQL leaves to its reading processes is not in it. */
const processorTime = (pid: number): number =>
  Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6
