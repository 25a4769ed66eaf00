import { breaches, type Budgets } from '../../../tooling/start/budgets/budgets.ts'
import type { Candidate } from './build.ts'
import { findings, type Finding } from './problem.ts'

/** Every file must exist that the page or the manifest names, or that the build emitted. */
export function fileFindings({ kind, files, named, facts }: Candidate): Finding[] {
  const index = kind === 'host' ? 'index.html' : 'mf-manifest.json'
  const there = new Set(files)
  const unreadable = named === null ? [`Falta ${index}, o no se puede leer.`] : []
  const lost = [...new Set([...(named ?? []), ...(facts?.files ?? [])])]
    .filter((file) => !there.has(file))
    .map((file) => `Falta el archivo ${file}.`)
  return findings('files', [...unreadable, ...lost], 'Construir de nuevo y publicar la carpeta entera.')
}

export function sizeFindings({ kind, app, bytes }: Candidate, budgets: Budgets): Finding[] {
  return breaches({ [kind === 'host' ? 'inicio' : app]: bytes }, budgets).map((said) => {
    const [sentence = said, repair = ''] = said.split(/: (?=quitar)/)
    return { gate: 'size', sentence: `${sentence}.`, repair: `Q${repair.slice(1)}` }
  })
}
