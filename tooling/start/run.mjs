// @ts-check
// `node tooling/start/run.mjs <command> [arguments]`: every command of package.json that needs what is installed.
import { isOld, nodeProblem } from './before/node/node-version.mjs'

const problem = nodeProblem(process.versions.node)
if (problem) {
  console.error(problem)
  process.exit(1)
}
// Imported only now, because an older Node could not even parse them.
if (isOld(process.versions.node) || process.argv[2] === 'exec')
  import('./before/node/under.mjs').then(({ under }) => under(process.argv.slice(2)))
else import('./before/enter.ts').then(({ enter }) => enter(process.argv.splice(2, 1)[0]))
