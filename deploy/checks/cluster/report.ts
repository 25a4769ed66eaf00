import { mkdirSync, writeFileSync } from 'node:fs'
import { availableParallelism, loadavg } from 'node:os'
import { join } from 'node:path'
import { root } from '../../../tooling/start/before/root.mjs'
import { type Result, type Round } from './rounds.ts'

const number = new Intl.NumberFormat('es-MX', { minimumFractionDigits: 1, maximumFractionDigits: 1 })

/** Whether nothing was lost, doubled or wrong; how long anything took decides nothing. */
export const isRight = ({ rounds }: Result): boolean =>
  rounds.every(({ lost, twice, wrong }) => lost.length + twice.length + wrong.length === 0)

export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length / 2
  return ((sorted[Math.ceil(middle) - 1] ?? 0) + (sorted[Math.floor(middle)] ?? 0)) / 2
}

/** Lines for the terminal: a row for each kind of fault, and the sum. */
export function table({ rounds, statuses }: Result): string {
  const kinds = [...new Set(rounds.map(({ fault }) => fault))]
  const row = (name: string, of: Round[]) => {
    const pauses = of.map(({ pause }) => pause)
    const sum = (count: (round: Round) => number) =>
      String(of.reduce((total, round) => total + count(round), 0))
    return [
      name,
      String(of.length),
      number.format(median(pauses)),
      number.format(Math.max(...pauses)),
      sum(({ acknowledged }) => acknowledged),
      sum(({ lost }) => lost.length),
      sum(({ twice }) => twice.length),
      sum(({ wrong }) => wrong.length),
    ]
  }
  const lines = [
    ['falla', 'rondas', 's sin escribir (p50)', '(peor)', 'confirmadas', 'perdidas', 'dobles', 'otras'],
    ...kinds.map((kind) =>
      row(
        kind,
        rounds.filter(({ fault }) => fault === kind),
      ),
    ),
    row('todas', rounds),
  ]
  const widths = (lines[0] ?? []).map((_, i) => Math.max(...lines.map((line) => line[i]?.length ?? 0)))
  const aligned = lines.map((line) =>
    line.map((cell, i) => (i ? cell.padStart(widths[i] ?? 0) : cell.padEnd(widths[i] ?? 0))),
  )
  const answers = Object.entries(statuses).map(([status, times]) => `${status}: ${times}`)
  return [...aligned.map((line) => line.join('  ')), '', `Respuestas: ${answers.join(', ')}`].join('\n')
}

/** Writes all of it to bench-results/cluster.json. */
export function keep(result: Result, network: string): void {
  const machine = { núcleos: availableParallelism(), carga: loadavg()[0], red: network }
  mkdirSync(join(root, 'bench-results'), { recursive: true })
  writeFileSync(
    join(root, 'bench-results/cluster.json'),
    `${JSON.stringify({ machine, ...result }, null, 2)}\n`,
  )
}
