// @ts-check
// node compile.mjs <app>: compiles one app, changed or not. build-all.ts starts it as a process.
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { tsImport } from 'tsx/esm/api'
import webpack from 'webpack'
import { appConfig } from './app-config.mjs'
import { writeBuildNote } from './build-note.mjs'
import { buildHash } from './source-hash.mjs'
import { stampOf } from './stamp.mjs'
import { whoIsHere } from './who.mjs'
import { folderOf } from './workspace.mjs'

const app = process.argv[2] ?? ''
// Computed before the build, so that a file changed meanwhile causes another build.
const hash = buildHash(app)
const who = whoIsHere()
const compiler = webpack({ ...(await appConfig(app)), stats: undefined })

/** Writes what a release of this build will report, and the compressed copies that every release of it needs. */
async function finish() {
  const dist = path.join(folderOf(app), 'dist')
  /** @type {typeof import('./precompress')} */
  const { precompress } = await tsImport('./precompress.ts', import.meta.url)
  /** @type {typeof import('./site-files')} */
  const { servedFiles } = await tsImport('./site-files.ts', import.meta.url)
  precompress(
    dist,
    servedFiles(dist).filter((file) => file !== 'index.html'),
  )
  writeBuildNote(folderOf(app), dist, who)
  writeFileSync(stampOf(dist), hash)
}

compiler.run((error, stats) => {
  // webpack writes its cache to disk when the compiler closes.
  const close = () => compiler.close(() => undefined)
  if (error ?? stats?.hasErrors()) {
    console.error(error ?? stats?.toString({ preset: 'errors-only', colors: false }))
    process.exitCode = 1
    close()
  } else
    finish()
      .catch((failure) => {
        console.error(failure)
        process.exitCode = 1
      })
      .finally(close)
})
