import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { root } from '../start/before/root.mjs'
import { baseImages, findEngine, offlineDocker, type Probes } from './engine'

const probes = (more: Partial<Probes>): Probes => ({
  hasEngine: () => Promise.resolve(true),
  missingImage: () => Promise.resolve(null),
  hasOffline: () => true,
  ...more,
})
const noEngine = () => Promise.resolve(false)
const noImage = () => Promise.resolve('nginx:stable-trixie')

test('an engine that can have the images is used as it is', async () => {
  assert.deepEqual(await findEngine(probes({})), { kind: 'here' })
})

test('without an engine, or without a registry, the one that needs neither', async () => {
  const offline = { kind: 'offline', program: offlineDocker }
  assert.deepEqual(await findEngine(probes({ hasEngine: noEngine })), offline)
  assert.deepEqual(await findEngine(probes({ missingImage: noImage })), offline)
})

test('with nothing at all there is a reason', async () => {
  const none = async (more: Partial<Probes>) => {
    const engine = await findEngine(probes({ hasOffline: () => false, ...more }))
    return engine.kind === 'none' ? engine.why : ''
  }
  assert.match(await none({ hasEngine: noEngine }), /no hay en este equipo un motor de Docker/)
  assert.match(await none({ missingImage: noImage }), /no puede obtener la imagen nginx:stable-trixie/)
})

test('the images that everything is made from are those that docker-compose.yml has as defaults', () => {
  const file = `
    NODE_IMAGE: \${NODE_IMAGE:-node:24-trixie-slim}
    args: { NODE_IMAGE: '\${NODE_IMAGE:-node:24-trixie-slim}' }
    image: \${POSTGRES_IMAGE:-postgres:17-trixie}
    image: backoffice/api:\${VERSION:-local}
    image: \${MAILPIT_IMAGE:-axllent/mailpit:v1.30}`
  assert.deepEqual(baseImages(file), ['node:24-trixie-slim', 'postgres:17-trixie'])
  const ours = baseImages(readFileSync(join(root, 'docker-compose.yml'), 'utf8'))
  assert.deepEqual(ours, ['node:24-trixie-slim', 'nginx:stable-trixie', 'postgres:17-trixie'])
})
