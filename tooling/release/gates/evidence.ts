import { evidenceProblem, type SignedEvidence } from '../../conformance/evidence'
import { isChecked } from '../integrity'
import type { ReleaseRecord } from '../records/record'
import type { Problem } from './problem'

/**
 * For sites that require evidence: refuses remotes without evidence of these very files, with a failed check, or
 * without a trusted signature.
 * @param trusted the public keys of accepted signers
 */
export function evidenceProblems(candidates: ReleaseRecord[], trusted: string[]): Problem[] {
  return candidates.flatMap(({ app, files, evidence }) => {
    if (app === 'host') return []
    const integrity = Object.fromEntries(
      files.filter(({ path }) => isChecked(path)).map((file) => [file.path, file.integrity]),
    )
    const problem = evidenceProblem(
      evidence?.['conformance'] as SignedEvidence | undefined,
      integrity,
      trusted,
    )
    if (problem === null) return []
    const sentence = `${app} ${problem}.`
    const repair = `Correr «npm run conformance -- ${app} --clave …» sobre lo que se publica, y publicar lo mismo.`
    return [{ app, gate: 'evidence', sentence, repair } satisfies Problem]
  })
}
