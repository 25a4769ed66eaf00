import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { root } from '../start/before/root.mjs'

const read = (file: string) => readFileSync(join(root, file), 'utf8')
const compose = read('docker-compose.yml')
const example = read('.env.example')

const names = (pattern: RegExp, text: string) =>
  [...new Set([...text.matchAll(pattern)].map(([, name = '']) => name))].sort()

test('.env.example leaves blank exactly the settings that docker-compose.yml requires, and sets nothing else', () => {
  const required = names(/\$\{([A-Z][A-Z0-9_]*):\?/g, compose)
  assert.ok(required.length >= 4)
  assert.deepEqual(names(/^([A-Z][A-Z0-9_]*)=/gm, example), required)
  assert.deepEqual(names(/^([A-Z][A-Z0-9_]*)=$/gm, example), required)
})

test('.env.example documents every setting of the compose files', () => {
  const manual =
    example + read('README.md') + read('docs/operacion/instalar.md') + read('docs/operacion/referencia.md')
  const told = new Set(manual.match(/[A-Z][A-Z0-9_]+/g))
  assert.deepEqual(
    names(/\$\{([A-Z][A-Z0-9_]*)/g, compose + read('docker-compose.almacen.yml')).filter(
      (name) => !told.has(name),
    ),
    [],
  )
})
