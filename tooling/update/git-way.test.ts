import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:http'
import { type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test, type TestContext } from 'node:test'
import { fileURLToPath } from 'node:url'
import { type GitOptions, gitWay } from './git-way.ts'
import { update } from './update.ts'

const stub = fileURLToPath(new URL('./fixtures/run.mjs', import.meta.url))

/** A checkout at version 1 that has run, with the versions that follow it as tags. */
function checkout(t: TestContext) {
  const folder = mkdtempSync(join(tmpdir(), 'actualizar-'))
  t.after(() => rmSync(folder, { recursive: true, force: true }))
  const [root, dataDir, bin] = [join(folder, 'producto'), join(folder, 'datos'), join(folder, 'bin')]
  for (const made of [join(root, 'tooling/start'), join(root, 'dist/site'), dataDir, bin])
    mkdirSync(made, { recursive: true })
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=x', '-c', 'user.email=x@x.mx', ...args], {
      cwd: root,
      encoding: 'utf8',
    })
  const commit = (version: string, { rehearses = true, salud = 200 } = {}) => {
    writeFileSync(join(root, 'producto.json'), JSON.stringify({ version, rehearses, salud }))
    git('add', '-A')
    git('commit', '-qm', version)
    git('tag', version)
  }
  git('init', '-q', '-b', 'main')
  writeFileSync(join(root, '.gitignore'), 'dist\n.cache\n')
  copyFileSync(stub, join(root, 'tooling/start/run.mjs'))
  commit('v1')
  git('branch', 'uso')
  commit('v2')
  commit('v3', { salud: 503 })
  commit('v4', { rehearses: false })
  git('checkout', '-q', 'uso')
  writeFileSync(join(dataDir, 'datos'), 'v1 ')
  writeFileSync(join(root, 'dist/site/version'), 'v1')
  // systemctl, which writes down what it is asked.
  const asked = join(folder, 'systemctl')
  writeFileSync(join(bin, 'systemctl'), `#!/bin/sh\necho "$@" >> ${asked}\n`)
  chmodSync(join(bin, 'systemctl'), 0o755)
  const env = { PATH: `${bin}:${process.env.PATH}`, DATA_DIR: dataDir, PORT: '1' }
  const said: string[] = []
  const go = (version: string, more: Partial<GitOptions> = {}) =>
    update(gitWay({ root, env, version, seconds: 1, ...more }), version, (line) => said.push(line))
  return {
    ...{ root, env, git, go, said },
    asked: () => readFileSync(asked, 'utf8'),
    data: () => readFileSync(join(dataDir, 'datos'), 'utf8'),
    site: () => readFileSync(join(root, 'dist/site/version'), 'utf8'),
    backups: () => readdirSync(join(dataDir, 'respaldos')),
    isAt: (name: string) => git('rev-parse', 'HEAD') === git('rev-parse', `${name}^{commit}`),
  }
}

test('the new version is in use with its data, its unit stopped and started', async (t) => {
  const { go, data, site, isAt, asked, said, backups } = checkout(t)
  assert.equal(await go('v2', { service: 'oficina' }), true)
  assert.deepEqual([data(), site(), isAt('v2')], ['v1 v2 ', 'v2', true])
  assert.equal(asked(), 'stop oficina\nstart oficina\n')
  assert.match(backups().join(), /^antes-de-[0-9a-f]{10}-\d{14}\.respaldo$/)
  assert.match(
    said.at(-1)!,
    /^Actualizado: la versión v2 está en uso\. El respaldo de antes queda en \/.*\.respaldo\.$/,
  )
})

test('a check that fails brings back the old version, what it published, and its data', async (t) => {
  const { go, data, site, git, said } = checkout(t)
  assert.equal(await go('v3'), false)
  assert.deepEqual([data(), site(), git('branch', '--show-current').trim()], ['v1 ', 'v1', 'uso'])
  assert.deepEqual(said.slice(-4), [
    'No se actualiza: /admin/salud contesta 503.',
    'Vuelve la versión anterior.',
    'Vuelven sus datos, del respaldo; los que abrió la versión nueva se apartan.',
    'Sigue en uso la versión anterior, con sus datos.',
  ])
})

test('so does a check of the operator, which learns the address', async (t) => {
  const { go, data, isAt, said } = checkout(t)
  assert.equal(await go('v2', { check: 'echo "no me gusta $URL"; exit 3' }), false)
  assert.deepEqual([data(), isAt('v1')], ['v1 ', true])
  assert.match(said.join('\n'), /No se actualiza: no me gusta http:\/\/127\.0\.0\.1:\d+\./)
})

test('a rehearsal that fails ends it before the data are touched', async (t) => {
  const { go, data, isAt, said } = checkout(t)
  assert.equal(await go('v4'), false)
  assert.deepEqual([data(), isAt('v1')], ['v1 ', true])
  assert.match(
    said.join('\n'),
    /No se actualiza: La migración no admite esos datos\.\nVuelve la versión anterior\.\nSigue/,
  )
})

test('refuses, before anything stops, what it could not finish', async (t) => {
  const { go, said, root, env } = checkout(t)
  await assert.rejects(go('v9'), /No hay un commit ni una etiqueta «v9»/)
  const sealed = { ...env, BACKUP_RECIPIENT: 'age1x' }
  await assert.rejects(go('v2', { env: sealed }), /BACKUP_IDENTITY_FILE/)
  const server = createServer((_, response) => response.end()).listen(0, '127.0.0.1')
  t.after(() => server.close())
  await new Promise((done) => server.once('listening', done))
  const busy = { ...env, PORT: String((server.address() as AddressInfo).port) }
  await assert.rejects(go('v2', { env: busy }), /El producto está en marcha/)
  writeFileSync(join(root, 'producto.json'), '{}')
  await assert.rejects(go('v2'), /cambios sin guardar/)
  assert.deepEqual(said, [])
})
