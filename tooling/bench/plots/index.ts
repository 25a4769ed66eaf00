import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../start/before/root.mjs'
import { type Figure } from '../statistics.ts'
import { barChart } from './barChart.ts'
import { plots } from './plots.ts'

/** Draws the last results of the benches as SVG for docs/rendimiento.md; a bench without results keeps its drawing. */
export function drawPlots(): void {
  const folder = join(root, 'docs/rendimiento')
  mkdirSync(folder, { recursive: true })
  for (const { bench, file, draw } of plots) {
    const results = join(root, 'bench-results', `${bench}.json`)
    if (!existsSync(results)) {
      console.log(`${file}.svg: se queda como está; antes, npm run bench ${bench}`)
      continue
    }
    const bars = draw(JSON.parse(readFileSync(results, 'utf8')) as Figure[])
    if (bars.lines.length === 0) {
      console.log(`${file}.svg: se queda como está; los últimos resultados de ${bench} no lo miden`)
      continue
    }
    writeFileSync(join(folder, `${file}.svg`), barChart(bars))
    console.log(`Escrito docs/rendimiento/${file}.svg`)
  }
}
