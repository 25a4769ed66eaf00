import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../tooling/start/before/root.mjs'
import { type Figure } from '../statistics.ts'

/** A figure that the pages show, and the day when it was measured. */
export interface KeptFigure extends Figure {
  /** `2026-11-25` */
  fecha: string
}

/** The last figures of each bench, by its name: what drawings and tables are made of. */
export type Kept = Record<string, KeptFigure[]>

const file = join(root, 'docs/rendimiento/cifras.json')

export const readKept = (): Kept => JSON.parse(readFileSync(file, 'utf8')) as Kept

export const writeKept = (kept: Kept): void => writeFileSync(file, `${JSON.stringify(kept, null, 2)}\n`)

/** Of the 200 figures of a visit's bench, those that some page shows. */
export const shownOf = (bench: string, figures: readonly Figure[]): readonly Figure[] =>
  bench === 'web'
    ? figures.filter(({ name }) =>
        /(sin límites: (bytes|peticiones)|: (tiempo|primera pintura)) \(÷ una sola\)$/.test(name),
      )
    : figures

/** With the results of a later run, which may have measured a part alone: the figures of the rest stay. */
export function withResults(
  before: readonly KeptFigure[],
  results: readonly Figure[],
  fecha: string,
): KeptFigure[] {
  const measured = new Map(results.map((figure) => [figure.name, { ...figure, fecha }]))
  const stay = before.map((figure) => measured.get(figure.name) ?? figure)
  const known = new Set(before.map(({ name }) => name))
  return [...stay, ...[...measured.values()].filter(({ name }) => !known.has(name))]
}

/** The last results of a bench on this machine, with their day; null: it has not run here. */
export function resultsOf(bench: string): { figures: Figure[]; fecha: string } | null {
  const results = join(root, 'bench-results', `${bench}.json`)
  if (!existsSync(results)) return null
  const fecha = statSync(results).mtime.toISOString().slice(0, 10)
  return { figures: JSON.parse(readFileSync(results, 'utf8')) as Figure[], fecha }
}
