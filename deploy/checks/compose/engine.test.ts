import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { root } from '../../../tooling/start/before/root.mjs'
import { baseImages, findEngine, runnerFrom, type Probes } from './engine.ts'

const probes = (more: Partial<Probes>): Probes => ({
  hasEngine: () => Promise.resolve(true),
  missingImage: () => Promise.resolve(null),
  runner: () => '/opt/run-containers',
  ...more,
})
const noEngine = () => Promise.resolve(false)
const noImage = () => Promise.resolve('postgres:17-trixie')

test('uses an engine that can get the images', async () => {
  assert.deepEqual(await findEngine(probes({})), { kind: 'here' })
})

test('without an engine or without the images, uses the runner in the setting', async () => {
  const runner = { kind: 'runner', program: '/opt/run-containers' }
  assert.deepEqual(await findEngine(probes({ hasEngine: noEngine })), runner)
  assert.deepEqual(await findEngine(probes({ missingImage: noImage })), runner)
})

test('CONTAINER_RUNNER names a program, or nothing', () => {
  assert.equal(runnerFrom({}), null)
  assert.equal(runnerFrom({ CONTAINER_RUNNER: '' }), null)
  assert.equal(runnerFrom({ CONTAINER_RUNNER: process.execPath }), process.execPath)
  assert.throws(() => runnerFrom({ CONTAINER_RUNNER: '/not/there' }), /no se puede ejecutar: «\/not\/there»/)
})

test('without any of them, gives a reason', async () => {
  const none = async (more: Partial<Probes>) => {
    const engine = await findEngine(probes({ runner: () => null, ...more }))
    return engine.kind === 'none' ? engine.why : ''
  }
  assert.match(await none({ hasEngine: noEngine }), /no hay en este equipo un motor de Docker/)
  assert.match(await none({ missingImage: noImage }), /no puede obtener la imagen postgres:17-trixie/)
})

test('the base images are the defaults of docker-compose.yml', () => {
  const file = `
    NODE_IMAGE: \${NODE_IMAGE:-node:24-trixie-slim}
    args: { NODE_IMAGE: '\${NODE_IMAGE:-node:24-trixie-slim}' }
    image: \${POSTGRES_IMAGE:-postgres:17-trixie}
    image: backoffice/api:\${VERSION:-local}
    image: \${MAILPIT_IMAGE:-axllent/mailpit:v1.30}`
  assert.deepEqual(baseImages(file), ['node:24-trixie-slim', 'postgres:17-trixie'])
  const ours = baseImages(readFileSync(join(root, 'docker-compose.yml'), 'utf8'))
  assert.deepEqual(ours, ['node:24-trixie-slim', 'postgres:17-trixie'])
})
