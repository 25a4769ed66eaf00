import { createPrivateKey, createPublicKey, generateKeyPairSync, sign, verify } from 'node:crypto'
import {
  anything,
  dictionary,
  list,
  oneOf,
  optional,
  problemIn,
  shape,
  text,
  type TypeOf,
} from '@backoffice/shared/contract/remotes'
import type { PinnedEntry } from '@backoffice/shared/contract'
import type { Problem } from '../problem.ts'
import type { Hashes } from '../integrity.ts'
import { hashesOf, type ReleaseRecord } from '../records/record.ts'
import { checkNames, type Finding, type Outcome, type PageSize, type Subject } from './types.ts'

const evidence = shape({
  /** 2: of every served file. */
  format: oneOf(2),
  remote: text(),
  /** The hashes of the checked files: the evidence is valid for these bytes only. */
  integrity: dictionary(text()),
  /** The host that showed the release, by the hash of its page, and the releases beside it. */
  host: text(),
  neighbours: dictionary(text()),
  /** UTC. */
  at: text(),
  /** The findings of each check by its name; a check with an empty list has passed. */
  checks: dictionary(list(anything<Finding>())),
  sizes: list(anything<PageSize>()),
})
const proof = shape({ evidence, signature: optional(shape({ key: text(), value: text() })) })

/** What the checks found in one release; it is stored with the release. */
export type Evidence = TypeOf<typeof evidence>

/** Evidence with the signature of the person or machine that ran the checks, if they have a key. */
export type SignedEvidence = TypeOf<typeof proof>

/** The evidence that travelled with a release, if it can be read. */
const proofIn = (found: unknown): SignedEvidence | undefined =>
  problemIn(proof, found, '') === null ? (found as SignedEvidence) : undefined

export function evidenceOf({ name, files }: Subject, outcome: Outcome, host: string, at: Date): Evidence {
  return {
    format: 2,
    remote: name,
    integrity: files,
    host,
    neighbours: outcome.neighbours,
    at: at.toISOString(),
    checks: Object.fromEntries(
      checkNames.map((check) => [check, outcome.findings.filter((finding) => finding.check === check)]),
    ),
    sizes: outcome.sizes,
  }
}

const bytesOf = (evidence: Evidence) => Buffer.from(JSON.stringify(evidence))
const textOf = (key: ReturnType<typeof createPublicKey>) =>
  key.export({ type: 'spki', format: 'der' }).toString('base64')

/** Creates an Ed25519 key pair (RFC 8032): the private key as PEM, the public one as its DER in base64. */
export function newKeys(): { privateKey: string; publicKey: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  return {
    privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    publicKey: textOf(publicKey),
  }
}

/** @param privateKey PEM; without one the evidence goes unsigned */
export function signed(evidence: Evidence, privateKey?: string): SignedEvidence {
  if (privateKey === undefined) return { evidence }
  const key = createPrivateKey(privateKey)
  const value = sign(null, bytesOf(evidence), key).toString('base64')
  return { evidence, signature: { key: textOf(createPublicKey(key)), value } }
}

/**
 * Why a release may not be published on this evidence, in a Spanish sentence; null if it may.
 * @param hashes of all files of the release
 * @param trusted the public keys of accepted signers
 */
export function evidenceProblem(
  proof: SignedEvidence | undefined,
  hashes: Hashes,
  trusted: string[],
): string | null {
  if (!proof) return 'no trae su comprobación («npm run conformance»)'
  const { evidence, signature } = proof
  const files = new Set([...Object.keys(hashes), ...Object.keys(evidence.integrity)])
  const other = [...files].find((file) => hashes[file] !== evidence.integrity[file])
  if (other !== undefined) return `su comprobación es de otros archivos (${other})`
  const missing = checkNames.find((check) => evidence.checks[check] === undefined)
  if (missing !== undefined) return `en su comprobación falta «${missing}»`
  const failed = checkNames.filter((check) => evidence.checks[check]?.length !== 0)
  if (failed.length > 0) return `no pasó: ${failed.join(', ')}`
  if (!signature) return 'su comprobación no está firmada'
  if (!trusted.includes(signature.key))
    return 'su comprobación la firma alguien que no está entre las claves de confianza'
  return isSignedBy(evidence, signature) ? null : 'la firma de su comprobación no corresponde'
}

function isSignedBy(evidence: Evidence, { key, value }: { key: string; value: string }): boolean {
  try {
    const publicKey = createPublicKey({ key: Buffer.from(key, 'base64'), format: 'der', type: 'spki' })
    return verify(null, bytesOf(evidence), publicKey, Buffer.from(value, 'base64'))
  } catch {
    return false
  }
}

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
