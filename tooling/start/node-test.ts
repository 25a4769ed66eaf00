/**
 * `node tooling/start/node-test.ts [folder or file …] [--counts file] [-- node options]`: node:test over every *.test.ts
 * below. --counts writes { passed, failed } for the sum of `npm test`.
 */
import { spawn } from 'node:child_process'
import { withCompileCache } from './before/compile-cache.ts'
import { globSync } from './before/glob.ts'

const args = process.argv.slice(2)
const split = args.indexOf('--')
const extra = split < 0 ? [] : args.slice(split + 1)
const own = split < 0 ? args : args.slice(0, split)
const at = own.indexOf('--counts')
const counts = at < 0 ? null : own.splice(at, 2)[1]

const files = (own.length ? own : ['.']).flatMap((folder) => globSync(folder, /\.test\.ts$/))
if (files.length === 0) {
  console.error('No hay pruebas en', own.join(', ') || '.')
  process.exit(1)
}

const counter = new URL('./node-test-counts.ts', import.meta.url).href
const reporters = ['--test-reporter=spec', '--test-reporter-destination=stdout']
if (counts) reporters.push(`--test-reporter=${counter}`, `--test-reporter-destination=${counts}`)

// Milliseconds for a test. The longest takes half a minute; one that hangs fails by its name instead of stopping the run.
const limit = ['--test-timeout=600000']

const child = spawn(
  process.execPath,
  ['--test', '--test-concurrency=2', ...limit, ...reporters, ...extra, ...files],
  { stdio: 'inherit', env: withCompileCache(process.env) },
)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal))
child.on('exit', (code) => process.exit(code ?? 1))
