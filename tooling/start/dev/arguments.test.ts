import assert from 'node:assert/strict'
import { test } from 'node:test'
import { askedFrom } from './arguments.ts'

test('npm run dev takes a name and, with it, the origin of a deployed host', () => {
  assert.deepEqual(askedFrom([]), { name: undefined })
  assert.deepEqual(askedFrom(['clientes']), { name: 'clientes' })
  assert.deepEqual(askedFrom(['clientes', '--host', 'https://oficina.ejemplo/clientes?x=1']), {
    name: 'clientes',
    host: 'https://oficina.ejemplo',
  })
  assert.deepEqual(askedFrom(['clientes', '--host=http://127.0.0.1:8080']), {
    name: 'clientes',
    host: 'http://127.0.0.1:8080',
  })
  const wrong = [
    ['a', 'b'],
    ['--host', 'https://x.mx'],
    ['a', '--otra'],
    ['a', '--host', 'http://oficina.ejemplo'],
    ['a', '--host', 'oficina'],
  ]
  for (const args of wrong) assert.ok('problem' in askedFrom(args), args.join(' '))
})
