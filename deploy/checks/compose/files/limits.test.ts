import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { parse } from 'yaml'
import { root } from '../../../../tooling/start/before/root.mjs'

interface ComposeFile {
  services: Record<string, { mem_limit?: string; pids_limit?: number }>
}

test('every service of docker-compose.yml limits its memory and its processes', () => {
  const file = readFileSync(join(root, 'docker-compose.yml'), 'utf8')
  const { services } = parse(file, { merge: true }) as ComposeFile
  assert.ok(Object.keys(services).length >= 9)
  for (const [name, { mem_limit: memory = '', pids_limit: pids = 0 }] of Object.entries(services)) {
    assert.match(memory, /^(\$\{[A-Z_]+:-)?\d+[mg]\}?$/, name)
    assert.ok(pids >= 100 && pids <= 1000, name)
  }
})
