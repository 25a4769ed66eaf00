import assert from 'node:assert/strict'
import { it } from 'node:test'
import type { Resource } from './kinds'
import { readFiles, resourcesOf } from './manifests'

/** [what is wrong, file, passage, what stands there instead, what the check has to say] */
export type Sabotage = [what: string, file: string, from: string, to: string, told: RegExp]

type Check = (given: { files: Map<string, string>; resources: Resource[] }) => string[]

/** The manifests have none of a check's problems, and each of these changes to them is one that it finds. */
export function holdsAndBites(check: Check, sabotages: Sabotage[]): void {
  const run = (files: Map<string, string>) => check({ files, resources: resourcesOf(files) })
  void it('the manifests hold', () => assert.deepEqual(run(readFiles()), []))
  for (const [what, file, from, to, told] of sabotages) {
    void it(`finds ${what}`, () => {
      const problems = run(changedFiles(file, from, to))
      assert.ok(
        problems.some((problem) => told.test(problem)),
        problems.join('\n') || 'nothing was found',
      )
    })
  }
}

function changedFiles(file: string, from: string, to: string): Map<string, string> {
  const files = readFiles()
  const text = files.get(file) ?? ''
  assert.ok(text.includes(from), `${file} has no «${from}»: the proof changes nothing`)
  return files.set(
    file,
    text.replace(from, () => to),
  )
}
