import assert from 'node:assert/strict'
import { test } from 'node:test'
import { evidenceOf, evidenceProblem, newKeys, signed, type SignedEvidence } from './evidence.ts'
import type { Outcome, Subject } from './types.ts'

const files = {
  'mf-manifest.json': 'sha384-a',
  'remoteEntry.js': 'sha384-b',
  'img/logo.svg': 'sha384-c',
  'remote.json': 'sha384-d',
}
const subject = {
  name: 'clientes',
  files,
  entry: { release: '1', manifest: '/m.json', remote: {} },
} as unknown as Subject
const clean: Outcome = { findings: [], sizes: [], neighbours: { usuarios: '1' } }
const keys = newKeys()
const at = new Date('2026-11-20T10:00:00Z')
const proofOf = (outcome: Outcome = clean, key: string | undefined = keys.privateKey) =>
  signed(evidenceOf(subject, outcome, 'sha384-host', at), key)
const problem = (proof: SignedEvidence | undefined, trusted = [keys.publicKey]) =>
  evidenceProblem(proof, files, trusted)

test('accepts signed evidence of these very files without findings', () => {
  assert.equal(problem(proofOf()), null)
  const travelled = JSON.parse(JSON.stringify(proofOf())) as SignedEvidence
  assert.equal(problem(travelled), null)
})

test('refuses evidence that is missing, unsigned or signed with an unknown key', () => {
  assert.match(problem(undefined) ?? '', /no trae su comprobación/)
  assert.match(problem({ evidence: proofOf().evidence }) ?? '', /no está firmada/)
  assert.match(problem(proofOf(), [newKeys().publicKey]) ?? '', /claves de confianza/)
})

test('refuses evidence of other files, whether one byte differs or a file is added or missing', () => {
  for (const other of [
    { ...files, 'remoteEntry.js': 'sha384-x' },
    { ...files, 'one-more.js': 'sha384-c' },
    { 'mf-manifest.json': 'sha384-a' },
    { ...files, 'img/logo.svg': 'sha384-x' },
    { ...files, 'remote.json': 'sha384-x' },
  ])
    assert.match(evidenceProblem(proofOf(), other, [keys.publicKey]) ?? '', /otros archivos/)
})

test('names a check that failed or was left out', () => {
  const findings = [{ check: 'estilos' as const, detail: 'cambia el marco' }]
  assert.match(problem(proofOf({ ...clean, findings })) ?? '', /no pasó: estilos/)
  const proof = proofOf()
  delete proof.evidence.checks['teclado']
  assert.match(problem(proof) ?? '', /falta «teclado»/)
})

test('a changed word invalidates the signature; an invalid signature is refused', () => {
  const proof = proofOf()
  assert.match(
    problem({ ...proof, evidence: { ...proof.evidence, host: 'sha384-otro' } }) ?? '',
    /la firma de su comprobación no corresponde/,
  )
  const signature = { key: keys.publicKey, value: 'hola' }
  assert.match(problem({ ...proof, signature }) ?? '', /no corresponde/)
})
