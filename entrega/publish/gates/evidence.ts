import type { PinnedEntry } from '@backoffice/shared/contract'
import { evidenceProblem, proofIn } from '../conformance/evidence.ts'
import { hashesOf, type ReleaseRecord } from '../records/record.ts'
import type { Problem } from './problem.ts'

/**
 * For sites that require evidence: refuses remotes without evidence of these very files, with a failed check, or
 * without a trusted signature.
 * @param trusted the public keys of accepted signers; undefined requires nothing
 */
export function evidenceProblems(releases: ReleaseRecord[], trusted: string[] | undefined): Problem[] {
  return releases.flatMap(({ app, files, evidence }): Problem[] => {
    if (app === 'host' || trusted === undefined) return []
    const problem = evidenceProblem(proofIn(evidence), hashesOf(files), trusted)
    if (problem === null) return []
    const repair = `Correr «npm run conformance -- ${app} --clave …» sobre lo que se publica, y publicar lo mismo.`
    return [{ app, gate: 'evidence', sentence: `${app} ${problem}.`, repair }]
  })
}

/**
 * Who signed that these files passed every check, and when; undefined without a valid signature of just that. Whether
 * the signer is trusted is for the site to say (`config.evidence`).
 */
export function signedEvidence({ files, evidence }: ReleaseRecord): PinnedEntry['evidence'] {
  const proof = proofIn(evidence)
  const key = proof?.signature?.key
  if (!proof || key === undefined) return undefined
  return evidenceProblem(proof, hashesOf(files), [key]) === null ? { key, at: proof.evidence.at } : undefined
}
