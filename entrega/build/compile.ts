// node compile.ts <app>: compiles one app, changed or not. build-all.ts starts it as a process.
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import webpack from 'webpack'
import { factsFile } from './facts/facts.ts'
import { hostFacts } from './facts/provides.ts'
import { appConfig } from './index.ts'
import { buildHash, stampOf } from './sources/source-hash.ts'
import { whoIsHere, writeBuildNote } from './who.ts'
import { folderOf } from './workspace.ts'

const app = process.argv[2] ?? ''
// Computed before the build, so that a file changed meanwhile causes another build.
const hash = buildHash(app)
const who = whoIsHere()
const compiler = webpack({ ...(await appConfig(app)), stats: undefined })

async function finish() {
  const dist = path.join(folderOf(app), 'dist')
  if (app === 'host')
    writeFileSync(path.join(dist, factsFile), `${JSON.stringify(await hostFacts(dist), null, 2)}\n`)
  writeBuildNote(folderOf(app), dist, who)
  writeFileSync(stampOf(dist), hash)
}

try {
  const stats = await promisify(compiler.run.bind(compiler))()
  if (stats?.hasErrors()) throw stats.toString({ preset: 'errors-only', colors: false })
  await finish()
} catch (error) {
  console.error(error)
  process.exitCode = 1
}
// webpack writes its cache to disk when the compiler closes.
compiler.close(() => undefined)
