import assert from 'node:assert/strict'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import { evidenceOf, evidenceProblems, newKeys, signed } from '../evidence/evidence.ts'
import { servedHashes } from '../integrity.ts'
import { candidateFrom } from '../records/candidate.ts'
import { publish } from '../publish/publish.ts'
import { readRecord } from '../records/record.ts'
import { world } from '../testing/world.ts'

const { privateKey, publicKey } = newKeys()

/** Checks a build, as `npm run conformance` does, without findings. */
function lookedAt(folder: string, key?: string) {
  const entry = { release: '1', manifest: '/m.json', remote: {} as never }
  const files = servedHashes(folder)
  const outcome = { findings: [], sizes: [], neighbours: {} }
  const evidence = signed(
    evidenceOf({ name: 'clientes', entry, files }, outcome, 'sha384-host', new Date()),
    key,
  )
  writeFileSync(path.join(folder, '.evidence.json'), JSON.stringify(evidence))
  return evidence
}

test('where evidence is required, a remote without evidence of its own files is not published', async (t) => {
  const { parts, remote, store } = world(t)
  const strict = {
    ...parts,
    gates: (candidates: Parameters<typeof evidenceProblems>[0]) => evidenceProblems(candidates, [publicKey]),
  }
  const { folder } = remote('clientes', 'code')
  const now = () => candidateFrom('clientes', folder, '0.1.0')
  await assert.rejects(publish(strict, [now()]), /clientes no trae su comprobación/)
  lookedAt(folder)
  await assert.rejects(publish(strict, [now()]), /no está firmada/)
  lookedAt(folder, newKeys().privateKey)
  await assert.rejects(publish(strict, [now()]), /claves de confianza/)
  lookedAt(folder, privateKey)
  await publish(strict, [now()])
  const record = await readRecord(store, 'clientes', now().release)
  assert.ok(record?.evidence, 'the evidence travels with the release')
  writeFileSync(path.join(folder, 'remoteEntry.js'), 'other code')
  await assert.rejects(publish(strict, [now()]), /de otros archivos \(remoteEntry\.js\)/)
})

test('evidence that arrives later is kept with the release, too', async (t) => {
  const { parts, remote, store } = world(t)
  const { folder } = remote('clientes', 'code')
  const now = () => candidateFrom('clientes', folder, '0.1.0')
  await publish(parts, [now()])
  lookedAt(folder, privateKey)
  await publish(parts, [remote('clientes', 'next')])
  await publish(parts, [now()])
  const record = await readRecord(store, 'clientes', now().release)
  assert.ok(record?.evidence)
})

test('the host needs no evidence', (t) => {
  assert.deepEqual(evidenceProblems([world(t).host('code')], []), [])
})

test('a page, a picture or remote.json that changes after the signature is not published', async (t) => {
  for (const file of ['ayuda.html', 'img/logo.svg', 'remote.json']) {
    const { parts, remote } = world(t)
    const { folder } = remote('clientes', 'code')
    const place = path.join(folder, file)
    mkdirSync(path.dirname(place), { recursive: true })
    const text = file === 'remote.json' ? readFileSync(place, 'utf8') : '<p>'
    writeFileSync(place, text)
    lookedAt(folder, privateKey)
    const strict = { ...parts, trusted: [publicKey] }
    writeFileSync(place, `${text} `)
    await assert.rejects(
      publish(strict, [candidateFrom('clientes', folder, '0.1.0')]),
      new RegExp(`de otros archivos \\(${file}\\)`),
    )
    writeFileSync(place, text)
    assert.ok(await publish(strict, [candidateFrom('clientes', folder, '0.1.0')]))
  }
})
