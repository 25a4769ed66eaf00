import assert from 'node:assert/strict'
import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { it } from 'node:test'
import { shapesBundles } from './source-hash.ts'

/** The folder of the build. */
const here = path.join(import.meta.dirname, '..')
const root = path.join(here, '../..')
/** Every string that names a file of the build, as an import or as an address. */
const named = /['"](?:\.{1,2}\/)?([\w/-]+\.(?:mjs|ts))['"]/g

/** What a file of the build needs of it, with what that needs. */
function reached(file: string, found = new Set<string>()): Set<string> {
  found.add(file)
  for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(named)) {
    const candidates = [path.join(path.dirname(file), name), path.join(here, name)]
    const next = candidates.find((candidate) => existsSync(candidate))
    if (next?.startsWith(here) && !found.has(next)) reached(next, found)
  }
  return found
}

it('a change in any file that the configurations need rebuilds the apps', () => {
  const listed = shapesBundles.map((name) => path.join(root, name))
  const isListed = (file: string) =>
    listed.some((entry) => file === entry || (statSync(entry).isDirectory() && file.startsWith(`${entry}/`)))
  const needed = ['host', 'remote'].flatMap((name) => [...reached(path.join(here, `config/${name}.ts`))])
  const missing = [...new Set(needed)].filter((file) => !isListed(file))
  assert.deepEqual(
    missing.map((file) => path.relative(here, file)),
    [],
  )
})
