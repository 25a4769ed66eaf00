import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { readConfig } from '../../api/src/config.ts'
import { type Environment, settings } from '../../api/src/settings.ts'
import { root } from '../start/before/root.mjs'
import { all, written } from './manual.ts'

const read = (file: string) => readFileSync(join(root, file), 'utf8')
const compose = read('docker-compose.yml')

const names = (pattern: RegExp, text: string) =>
  [...new Set([...text.matchAll(pattern)].map(([, name = '']) => name))].sort()

for (const [file, text] of Object.entries(written()))
  test(`${file} is what the programs declare (npm run settings)`, () => assert.equal(read(file), text))

test('the api reads every setting that it declares', () => {
  const asked = new Set<string>()
  const env = (values: Environment) =>
    new Proxy(values, { get: (all, name: keyof Environment) => (asked.add(name), all[name]) })
  readConfig(env({ METRICS_PORT: '9464' }))
  assert.deepEqual(
    Object.keys(settings).filter((name) => !asked.has(name)),
    [],
  )
})

test('every setting of the compose files is declared', () => {
  const used = names(
    /\$\{([A-Z][A-Z0-9_]*)/g,
    ['almacen', 'deposito', 'cluster'].reduce(
      (text, name) => text + read(`docker-compose.${name}.yml`),
      compose,
    ),
  )
  assert.deepEqual(
    used.filter((name) => !Object.hasOwn(all, name)),
    [],
  )
})

test('.env.example leaves blank exactly the settings that docker-compose.yml requires, and sets nothing else', () => {
  const example = read('.env.example')
  const required = names(/\$\{([A-Z][A-Z0-9_]*):\?/g, compose)
  assert.ok(required.length >= 4)
  assert.deepEqual(names(/^([A-Z][A-Z0-9_]*)=/gm, example), required)
  assert.deepEqual(names(/^([A-Z][A-Z0-9_]*)=$/gm, example), required)
})
