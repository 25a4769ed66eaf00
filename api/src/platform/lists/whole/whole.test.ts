import assert from 'node:assert/strict'
import { it } from 'node:test'
import { setImmediate as turn } from 'node:timers/promises'
import { asText, inBatches, readable } from './whole.ts'

const BATCHES = 40
const part = 'x'.repeat(2000 * 200)
const cut = { valor: 'x', id: 'x' }

it('a whole list is read as the client takes it: a slow client does not make memory grow', async () => {
  let read = 1
  const next = async () => ({ part, cut: ++read < BATCHES ? cut : null })
  const body = readable(asText({ head: '[', between: ',', tail: ']' })(inBatches({ part, cut }, next)))
  const ahead: number[] = []
  let taken = 0
  for await (const chunk of body as AsyncIterable<Buffer>) {
    taken += chunk.length
    // Long enough for a faulty server to read on.
    for (let i = 0; i < 5; i++) await turn()
    ahead.push(read * part.length - taken)
  }
  assert.equal(read, BATCHES)
  assert.equal(taken, BATCHES * part.length + BATCHES - 1 + 2)
  assert.ok(Math.max(...ahead) <= 3 * part.length, `${Math.max(...ahead)} characters ahead of the reader`)
})
