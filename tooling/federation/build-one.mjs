// @ts-check
// Builds one app in a process of its own: node build-one.mjs <app>. Started by build-process.ts.
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import webpack from 'webpack'
import { appConfig } from './app-config.mjs'
import { sourceHash } from './source-hash.mjs'
import { stampOf } from './stamp.mjs'
import { folderOf } from './workspace.mjs'

const app = process.argv[2] ?? ''
// Taken before the build: a file changed meanwhile makes the next build necessary.
const hash = sourceHash(app)
const compiler = webpack({ ...(await appConfig(app)), stats: undefined })

compiler.run((error, stats) => {
  if (error ?? stats?.hasErrors()) {
    console.error(error ?? stats?.toString({ preset: 'errors-only', colors: false }))
    process.exitCode = 1
  } else {
    writeFileSync(stampOf(path.join(folderOf(app), 'dist')), hash)
  }
  // The cache on disk is written when the compiler closes.
  compiler.close(() => undefined)
})
