import assert from 'node:assert/strict'
import { it } from 'node:test'
import { setImmediate as turn } from 'node:timers/promises'
import { wholeList } from './whole'

const BATCHES = 40
const rows = Array.from({ length: 2000 }, (_, i) => ({ _id: String(i), nombre: 'x'.repeat(200) }))

it('a whole list is read as the client takes it: a slow client does not make memory grow', async () => {
  let read = 0
  const body = await wholeList('clientes', async () => {
    read++
    return { rows, cut: read < BATCHES ? { valor: 'x', id: 'x' } : null }
  })
  const ahead: number[] = []
  let taken = 0
  for await (const chunk of body as AsyncIterable<Buffer>) {
    taken += chunk.length
    // Long enough for a faulty server to read on.
    for (let i = 0; i < 5; i++) await turn()
    ahead.push(read * JSON.stringify(rows).length - taken)
  }
  assert.equal(read, BATCHES)
  const batch = JSON.stringify(rows).length
  assert.ok(Math.max(...ahead) <= 3 * batch, `${Math.max(...ahead) / batch} batches ahead of the reader`)
})
