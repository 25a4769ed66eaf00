import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { globSync } from '../start/before/glob.ts'
import { root } from '../start/before/root.mjs'
import { readRequirements } from './document.ts'
import { compare, print } from './report.ts'
import { namedTests } from './titles.ts'

/** `npm run requisitos [-- --estricto]`: which requirements are proved, and where. */
const requirements = readRequirements(readFileSync(join(root, 'docs/requisitos.md'), 'utf8'))
const tests = globSync(root, /\.(test|spec)\.tsx?$/).flatMap((path) => {
  const file = relative(root, path)
  return namedTests(file, readFileSync(path, 'utf8')).map((test) => ({ ...test, file }))
})
const report = compare(requirements, tests)
console.log(print(report))

const strict = process.argv.includes('--estricto')
const open = report.missing.filter(({ isDefinition }) => !isDefinition)
if (report.unknown.length > 0 || (strict && open.length > 0)) process.exitCode = 1
