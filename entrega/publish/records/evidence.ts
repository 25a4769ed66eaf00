import type { PinnedEntry } from '@backoffice/shared/contract'
import { evidenceProblem, type SignedEvidence } from '../conformance/evidence.ts'
import {
  anything,
  dictionary,
  list,
  optional,
  problemIn,
  shape,
  text,
} from '@backoffice/shared/contract/remotes'
import { hashesOf, type ReleaseRecord } from './record.ts'

/** The members that are read of evidence from elsewhere; its signature covers the others too. */
const read = shape({
  evidence: shape({
    at: text(),
    integrity: dictionary(text()),
    checks: dictionary(list(anything())),
  }),
  signature: optional(shape({ key: text(), value: text() })),
})

/** The evidence that `npm run conformance` wrote, if it travelled with the release and can be read. */
export function evidenceOf({ evidence }: ReleaseRecord): SignedEvidence | undefined {
  const found = evidence?.['conformance']
  return problemIn(read, found, '') === null ? (found as SignedEvidence) : undefined
}

/** Whether evidence says something of every file. Evidence from before that stays with its release, and none comes after. */
export const coversAll = (evidence: NonNullable<ReleaseRecord['evidence']>): boolean =>
  (evidence['conformance'] as Partial<SignedEvidence> | undefined)?.evidence?.format !== 1

/**
 * Who signed that these files passed every check, and when; undefined without a valid signature of just that. Whether
 * the signer is trusted is for the site to say (`config.evidence`).
 */
export function signedEvidence(record: ReleaseRecord): PinnedEntry['evidence'] {
  const proof = evidenceOf(record)
  const key = proof?.signature?.key
  if (!proof || key === undefined) return undefined
  const isValid = evidenceProblem(proof, hashesOf(record.files), [key], { kept: true }) === null
  return isValid ? { key, at: proof.evidence.at } : undefined
}
