import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../tooling/start/before/root.mjs'
import { type Figure } from './statistics.ts'

const number = new Intl.NumberFormat('es-MX', { maximumFractionDigits: 1 })
const ratio = new Intl.NumberFormat('es-MX', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** Prints the figures as a table and writes them to bench-results/<name>.json. */
export function report(name: string, figures: readonly Figure[]): void {
  const rows = figures.map((line) => [
    line.name,
    `${number.format(line.value)} ${line.unit}`,
    line.baseline === null ? '—' : `${number.format(line.baseline)} ${line.unit}`,
    line.ratio === null ? '—' : ratio.format(line.ratio),
    `${Math.round(line.spread * 100)} %`,
  ])
  console.log(table([['medida', 'valor', 'base', 'razón', 'dispersión'], ...rows]))
  const folder = join(root, 'bench-results')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, `${name}.json`), `${JSON.stringify(figures, null, 2)}\n`)
  console.log(`\nEscrito en bench-results/${name}.json`)
}

function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  return rows
    .map((row) =>
      row
        .map((cell, column) =>
          column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
        )
        .join('  '),
    )
    .join('\n')
}
