// node compile.ts <app>: compiles one app, changed or not. build-all.ts starts it as a process.
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import webpack from 'webpack'
import { writeBuildNote } from './build-note.ts'
import { appConfig } from './index.ts'
import { buildHash, stampOf } from './sources/source-hash.ts'
import { whoIsHere } from './who.ts'
import { folderOf } from './workspace.ts'

const app = process.argv[2] ?? ''
// Computed before the build, so that a file changed meanwhile causes another build.
const hash = buildHash(app)
const who = whoIsHere()
const compiler = webpack({ ...(await appConfig(app)), stats: undefined })

/** Writes what a release of this build will report. */
function finish() {
  const dist = path.join(folderOf(app), 'dist')
  writeBuildNote(folderOf(app), dist, who)
  writeFileSync(stampOf(dist), hash)
}

compiler.run((error, stats) => {
  if (error ?? stats?.hasErrors()) {
    console.error(error ?? stats?.toString({ preset: 'errors-only', colors: false }))
    process.exitCode = 1
  } else finish()
  // webpack writes its cache to disk when the compiler closes.
  compiler.close(() => undefined)
})
