import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { hashOf, integrityOf } from './integrity.ts'

test('a release has the hash of its manifest, and of each script and style', (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'integrity-'))
  t.after(() => rmSync(folder, { recursive: true, force: true }))
  mkdirSync(join(folder, 'hojas'))
  for (const [file, text] of Object.entries({
    'mf-manifest.json': '{}',
    'remoteEntry.1.js': 'uno()',
    'remoteEntry.1.js.br': 'compressed',
    'hojas/a.css': 'a{}',
    'remote.json': '{}',
    'foto.png': 'png',
  }))
    writeFileSync(join(folder, file), text)

  assert.deepEqual(Object.keys(integrityOf(folder)), ['hojas/a.css', 'mf-manifest.json', 'remoteEntry.1.js'])
  assert.equal(integrityOf(folder)['remoteEntry.1.js'], hashOf('uno()'))
  const before = integrityOf(folder)
  writeFileSync(join(folder, 'hojas/a.css'), 'b{}')
  assert.notEqual(integrityOf(folder)['hojas/a.css'], before['hojas/a.css'])
})

test('a hash has the format that browsers read', () => {
  // The example from the specification (https://www.w3.org/TR/SRI/#integrity-metadata-description).
  assert.equal(
    hashOf("alert('Hello, world.');"),
    'sha384-H8BRh8j48O9oYatfu5AZzq6A9RINhZO5H16dQZngK7T62em8MUt1FLm52t+eX6xO',
  )
})
