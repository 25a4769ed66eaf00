import path from 'node:path'
import { runInNewContext } from 'node:vm'
import { federatedDoors, lentLibraries } from '../sources/shared-modules.ts'
import { bundled } from '../page/emitted.ts'
import { servedFiles } from '../site-files.ts'
import { root, sharedPackage } from '../workspace.ts'
import { bundle } from './bundle.ts'
import type { HostFacts, Names } from './facts.ts'

export const hostFacts = async (dist: string): Promise<HostFacts> => ({
  format: 1,
  shared: sharedPackage.version,
  kind: 'host',
  app: 'host',
  provides: await providedNames(),
  files: servedFiles(dist),
})

/** What the host lends exports at run time, by the request with which remotes import it. */
export async function providedNames(): Promise<Names> {
  const folder = path.join(root, 'shared')
  const doors = federatedDoors(sharedPackage)
  const entries = Object.fromEntries(doors.map((door, i) => [`${i}`, sourceOf(door)]))
  const { exports } = await bundle(entries, folder, (request) => !/^[./]/.test(request))
  const ofDoors = doors.map((door, i) => [door, exports[`${i}`] ?? []] as const)
  const ofLibraries = lentLibraries.map(async (name) => [name, await exportsOf(name)] as const)
  const all = [...ofDoors, ...(await Promise.all(ofLibraries))]
  return Object.fromEntries(all.map(([name, names]) => [name, [...names].sort()]))
}

/** The source of a door, as a path inside the shared package's folder. */
const sourceOf = (door: string) => sharedPackage.exports[`.${door.slice(sharedPackage.name.length)}`] ?? ''

const here = path.join(root, 'entrega')

/** The names that a library has in the page: some of React's exist only in development, and some only at run time. */
async function exportsOf(name: string): Promise<string[]> {
  const names = (await bundle({ names: name }, here, () => false)).exports['names'] ?? []
  return names.some((each) => each !== 'default') ? names : exportsInUse(name)
}

/** Those of a library that is no ES module: its code must run to tell them. */
function exportsInUse(name: string): string[] {
  const program = bundled({
    stdin: { contents: `import * as all from '${name}'; tell(Object.keys(all))`, resolveDir: here },
    define: { 'process.env.NODE_ENV': '"production"' },
  })
  let found: string[] = []
  runInNewContext(program, { tell: (those: string[]) => (found = [...those]) })
  return found
}
