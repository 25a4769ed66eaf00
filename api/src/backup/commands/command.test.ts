import assert from 'node:assert/strict'
import { it } from 'node:test'
import { count } from './command.ts'

it('a command’s message counts in Spanish', () => {
  assert.deepEqual(
    [count(0, 'archivo'), count(1, 'archivo'), count(2, 'renglón', 'renglones')],
    ['0 archivos', '1 archivo', '2 renglones'],
  )
})
