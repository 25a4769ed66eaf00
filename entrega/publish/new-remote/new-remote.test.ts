import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, before, test } from 'node:test'
import { promisify } from 'node:util'
import type { Registry } from '@backoffice/shared/contract'
import { problemIn, registryEntry } from '@backoffice/shared/contract/remotes'
import { patient } from '../../../tooling/patience/patience.ts'
import { copyRepository } from '../../../tooling/start/repository-copy.ts'

/*
 * Runs the command in a copy of the repository, and then, without any other edit, the checks that a remote must pass:
 * the tools of `npm test`, for this remote alone.
 */

const copy = mkdtempSync(path.join(tmpdir(), 'nuevo-remoto-'))
const remote = path.join(copy, 'remote-reportes')

const run = async (file: string, args: string[], cwd = copy) => {
  const { stdout } = await promisify(execFile)(process.execPath, [file, ...args], {
    cwd,
    timeout: patient(120_000),
    maxBuffer: 16 * 1024 * 1024,
    // Each of them is a separate command, not part of this test run.
    env: { ...process.env, NODE_TEST_CONTEXT: undefined },
  })
  return stdout
}
const bin = (file: string) => path.join(copy, file)
const read = (file: string) => readFileSync(path.join(copy, file), 'utf8')
let said = ''

before(async () => {
  await copyRepository(copy)
  said = await run('tooling/start/run.mjs', ['new-remote', 'reportes'])
})
after(() => rmSync(copy, { recursive: true, force: true }))

test('writes the remote, adds it to the lock file, and prints the block for compose', () => {
  assert.deepEqual(readdirSync(path.join(remote, 'src/list')).sort(), [
    'ReportesPage.test.tsx',
    'ReportesPage.tsx',
    'columns.ts',
    'list.textos.ts',
    'list.ts',
  ])
  assert.match(read('pnpm-lock.yaml'), /^ {2}remote-reportes:\n {4}dependencies:\n {6}'@backoffice\/shared'/m)
  assert.match(said, /REMOTE: reportes/)
  assert.match(said, /REMOTES: \$\{REMOTES:-.* reportes\}/)
})

test('its types, format and imports pass', async () => {
  await run(bin('node_modules/typescript/bin/tsc'), ['-p', 'remote-reportes', '--noEmit'])
  await run(bin('node_modules/prettier/bin/prettier.cjs'), ['--check', 'remote-reportes'])
  await run(bin('node_modules/eslint/bin/eslint.js'), ['--max-warnings', '0', 'remote-reportes'])
  const packages = ['--test-name-pattern=reportes lists', 'build/packages.test.ts']
  assert.match(await run('--test', packages, path.join(copy, 'entrega')), /reportes lists every/)
})

test('its own test passes', async () => {
  await run(bin('remote-reportes/node_modules/jest/bin/jest.js'), ['--maxWorkers=1'], remote)
})

test('it builds from its own webpack.config.ts, and the host accepts its entry', async () => {
  const file = path.join(remote, 'webpack.config.ts')
  const plain = 'export default (env: Env) => remoteConfig(import.meta.dirname, env)'
  const marked = `export default (env: Env) => {
    const config = remoteConfig(import.meta.dirname, env)
    return { ...config, output: { ...config.output, chunkFilename: 'marca-propia.[contenthash:8].js' } }
  }`
  assert.ok(readFileSync(file, 'utf8').includes(plain))
  writeFileSync(file, readFileSync(file, 'utf8').replace(plain, marked))
  await run('tooling/start/run.mjs', ['release', 'reportes'])
  const { remotes } = JSON.parse(read('dist/site/remotes.json')) as Registry
  assert.equal(problemIn(registryEntry, remotes.reportes, 'reportes'), null)
  const files = readdirSync(path.join(copy, 'dist/site/remotes/reportes', remotes.reportes?.release ?? ''))
  assert.ok(
    files.some((name) => name.startsWith('marca-propia.')),
    files.join(' '),
  )
})
