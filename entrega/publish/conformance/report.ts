import type { Outcome } from './run.ts'

/** Reports the findings page by page, and the weight of each page, to the release's team. */
export function report({ findings, sizes }: Outcome): string {
  const weights = sizes.map(
    ({ path, files, bytes }) => `      ${path}: ${(bytes / 1000).toFixed(1)} kB en ${files} archivos`,
  )
  const lines = findings.map(({ check, path, detail }) => `  - ${check}${path ? `, ${path}` : ''}: ${detail}`)
  const verdict = findings.length === 0 ? 'Cumple.' : `No cumple: ${findings.length} hallazgos.`
  return ['Peso de cada página (brotli, sin lo que presta el host):', ...weights, verdict, ...lines].join(
    '\n',
  )
}
