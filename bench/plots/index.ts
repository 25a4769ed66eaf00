import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../tooling/start/before/root.mjs'
import { barChart } from './barChart.ts'
import { type Kept, readKept, resultsOf, shownOf, withResults, writeKept } from './kept.ts'
import { plots } from './plots.ts'
import { tables, withTables } from './tables.ts'

/**
 * Takes the last results of the benches into `docs/rendimiento/cifras.json`, and writes of it the drawings and the
 * tables of every page: a figure stands in one place. A bench without results keeps what it has.
 */
export function drawPlots(): void {
  const kept = readKept()
  for (const bench of new Set([...plots, ...tables].map((one) => one.bench))) {
    const results = resultsOf(bench)
    if (results) kept[bench] = withResults(kept[bench] ?? [], shownOf(bench, results.figures), results.fecha)
    else console.log(`${bench}: se queda como está; antes, npm run bench ${bench}`)
  }
  writeKept(kept)
  mkdirSync(join(root, 'docs/rendimiento'), { recursive: true })
  for (const [file, text] of made(kept)) {
    writeFileSync(join(root, file), text)
    console.log(`Escrito ${file}`)
  }
}

/** The files that are made of the figures, by path from the repository's folder, as they must be. */
export function made(kept: Kept): Map<string, string> {
  const drawings = plots.map(({ bench, file, draw }) => {
    const bars = draw(kept[bench] ?? [])
    return [`docs/rendimiento/${file}.svg`, barChart(bars)] as const
  })
  const pages = globSync(['README.md', 'docs/**/*.md'], { cwd: root })
    .map((page) => [page, readFileSync(join(root, page), 'utf8')] as const)
    .filter(([, text]) => text.includes('<!-- cifras: '))
    .map(([page, text]) => [page, withTables(text, kept)] as const)
  return new Map([...drawings, ...pages])
}
