import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { root } from '../../../../tooling/start/before/root.mjs'
import { baseImageSettings, imageLine, isPinned } from './base-images.ts'

const digest = `sha256:${'a1'.repeat(32)}`

test('every external image is known, and a variable changes it', () => {
  const file = readFileSync(join(root, 'docker-compose.yml'), 'utf8')
  const settings = baseImageSettings(file).map(({ setting }) => setting)
  assert.deepEqual(settings.sort(), [
    'CADDY_IMAGE',
    'GRAFANA_IMAGE',
    'MAILPIT_IMAGE',
    'NODE_IMAGE',
    'POSTGRES_IMAGE',
    'PROMETHEUS_IMAGE',
    'S3_IMAGE',
  ])
  // No external image bypasses those variables.
  const others = [...file.matchAll(/image: (?!\$\{\w+_IMAGE:-|backoffice\/)(.+)/g)].map(([, image]) => image)
  assert.deepEqual(others, [])
  const changed = baseImageSettings(file, { NODE_IMAGE: `node:24@${digest}`, POSTGRES_IMAGE: '' })
  assert.equal(changed.find(({ setting }) => setting === 'NODE_IMAGE')?.image, `node:24@${digest}`)
  assert.equal(changed.find(({ setting }) => setting === 'POSTGRES_IMAGE')?.image, 'postgres:17-trixie')
})

test('a tag is reported as not pinned, with the digest that would pin it', () => {
  const image = { setting: 'NODE_IMAGE', image: 'espejo.mx:5000/node:24' }
  assert.equal(isPinned(image.image), false)
  assert.equal(isPinned(`node:24@${digest}`), true)
  assert.match(
    imageLine(image, [`otro/node@sha256:${'0'.repeat(64)}`, `espejo.mx:5000/node@${digest}`]),
    new RegExp(`sin fijar\\)\\n.*NODE_IMAGE=espejo\\.mx:5000/node:24@${digest}$`),
  )
  assert.match(imageLine(image, null), /no está en este equipo/)
  assert.match(imageLine(image, []), /sin huella/)
  assert.match(imageLine({ ...image, image: `node@${digest}` }, null), /\(fijada\)$/)
})
