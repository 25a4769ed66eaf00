import assert from 'node:assert/strict'
import { it } from 'node:test'
import type { Resource } from '../kinds.ts'
import { readFiles, resourcesOf } from '../manifests.ts'

/** Maps «file: «passage» → «replacement»» to the problem that the check must report. */
export type Sabotages = Record<string, RegExp>

type Check = (given: { files: Map<string, string>; resources: Resource[] }) => string[]

/** Tests that a check accepts the manifests, and finds the problem in each of these changes to them. */
export function holdsAndBites(check: Check, sabotages: Sabotages): void {
  const run = (files: Map<string, string>) => check({ files, resources: resourcesOf(files) })
  void it('the manifests hold', () => assert.deepEqual(run(readFiles()), []))
  for (const [change, told] of Object.entries(sabotages)) {
    void it(`finds ${change}`, () => {
      const problems = run(changedFiles(change))
      assert.ok(
        problems.some((problem) => told.test(problem)),
        problems.join('\n') || 'nothing was found',
      )
    })
  }
}

function changedFiles(change: string): Map<string, string> {
  const [, file = '', from = '', to = ''] = /^(\S+): «([^]+)» → «([^]*)»$/.exec(change) ?? []
  const files = readFiles()
  const text = files.get(file) ?? ''
  assert.ok(text.includes(from), `${file} has no «${from}»: the proof changes nothing`)
  return files.set(
    file,
    text.replace(from, () => to),
  )
}
