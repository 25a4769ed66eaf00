import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { root } from '../start/before/root.mjs'
import { all, written } from './manual.ts'

const read = (file: string) => readFileSync(join(root, file), 'utf8')
const compose = read('docker-compose.yml')

const names = (pattern: RegExp, text: string) =>
  [...new Set([...text.matchAll(pattern)].map(([, name = '']) => name))].sort()

for (const [file, text] of Object.entries(written()))
  test(`${file} is what the programs declare (npm run ajustes)`, () => assert.equal(read(file), text))

test('every setting of the compose files is declared', () => {
  const used = names(/\$\{([A-Z][A-Z0-9_]*)/g, compose + read('docker-compose.almacen.yml'))
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
