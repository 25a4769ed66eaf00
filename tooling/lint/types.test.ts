import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { join, relative } from 'node:path'
import { test } from 'node:test'
import ts from 'typescript'
import { root } from '../start/before/root.mjs'

/** The files that a tsconfig names itself, as paths from the repository's folder. */
function filesOf(config: string): string[] {
  const { config: json } = ts.readConfigFile(join(root, config), ts.sys.readFile) as { config: unknown }
  const { fileNames } = ts.parseJsonConfigFileContent(json, ts.sys, join(root, config, '..'))
  return fileNames.map((file) => relative(root, file))
}

// Each has a bundler and types of its own: another team's remotes, and the application that the benchmark compares with.
const apart = /^(e2e\/fixtures\/outside|bench\/peer\/app)\//

test('the two programs of `npm run types` contain every source', () => {
  const checked = new Set([...filesOf('tsconfig.all.json'), ...filesOf('api/tsconfig.json')])
  const sources = execFileSync('git', ['ls-files', '*.ts', '*.tsx'], { cwd: root, encoding: 'utf8' })
  const left = sources.split('\n').filter((file) => file && !checked.has(file) && !apart.test(file))
  assert.deepEqual(left, [])
})
