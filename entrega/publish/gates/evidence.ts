import { evidenceProblem } from '../conformance/evidence.ts'
import { evidenceOf } from '../records/evidence.ts'
import { hashesOf, type ReleaseRecord } from '../records/record.ts'
import type { Problem } from './problem.ts'

/**
 * For sites that require evidence: refuses remotes without evidence of these very files, with a failed check, or
 * without a trusted signature.
 * @param trusted the public keys of accepted signers
 * @param kept whether the releases are stored already: their evidence may be from before it covered every file
 */
export function evidenceProblems(
  releases: ReleaseRecord[],
  trusted: string[],
  { kept = false }: { kept?: boolean } = {},
): Problem[] {
  return releases.flatMap((record) => {
    const { app, files } = record
    if (app === 'host') return []
    const problem = evidenceProblem(evidenceOf(record), hashesOf(files), trusted, { kept })
    if (problem === null) return []
    const sentence = `${app} ${problem}.`
    const repair = `Correr «npm run conformance -- ${app} --clave …» sobre lo que se publica, y publicar lo mismo.`
    return [{ app, gate: 'evidence', sentence, repair } satisfies Problem]
  })
}
