import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'

const script = join(import.meta.dirname, '../../deploy/nginx/store.sh')

test('nginx makes one tag of one registry, whenever and wherever it was copied, and another of another', (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'almacen-'))
  t.after(() => rmSync(folder, { recursive: true, force: true }))
  /** What nginx makes the tag of. */
  const copied = (registry: string) => {
    mkdirSync(join(folder, 'next'), { recursive: true })
    writeFileSync(join(folder, 'next/remotes.json'), registry)
    writeFileSync(join(folder, 'next/index.html'), '')
    // Takes the registry; the page and its policy are no matter of this test.
    const take = `. '${script}'; copies='${folder}'; allowed() { :; }; page_conf() { return 1; }; use_store || :`
    execFileSync('sh', ['-c', take])
    const { mtimeMs, size } = statSync(join(folder, 'remotes.json'))
    return [mtimeMs, size]
  }
  const first = copied('{"format":1,"log":1}')
  assert.notDeepEqual(copied('{"format":1,"log":2}'), first)
  assert.deepEqual(copied('{"format":1,"log":1}'), first)
})
