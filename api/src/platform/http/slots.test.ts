import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { Refusal } from './refusal.ts'
import { Slots } from './slots.ts'

/** Work that runs until its `end` is called. */
function held() {
  let end = () => {}
  const ended = new Promise<void>((resolve) => (end = resolve))
  return { ended, end }
}
const busy = () => new Refusal(503, 'Hay que esperar', { retryAfter: 10 })
const isBusy = (error: unknown) => error instanceof Refusal && error.msg === 'Hay que esperar'

describe('[D30] slots', () => {
  it('limit concurrent work, queue the rest in order, and free the slot after a failure', async () => {
    const slots = new Slots({ slots: 2, waiting: 2, waitMs: 60_000, busy })
    const began: number[] = []
    const works = [0, 1, 2, 3].map((i) => {
      const { ended, end } = held()
      const work = async () => {
        began.push(i)
        await ended
        if (i === 1) throw new Error('roto')
      }
      return { end, done: slots.run(work).catch((error: Error) => error.message) }
    })
    await assert.rejects(
      slots.run(async () => {}),
      isBusy,
    )
    assert.deepEqual([began, slots.waiting], [[0, 1], 2])
    works[1]!.end()
    assert.equal(await works[1]!.done, 'roto')
    works[0]!.end()
    await works[0]!.done
    for (const { end, done } of works.slice(2)) {
      end()
      await done
    }
    assert.deepEqual(began, [0, 1, 2, 3])
    assert.equal(await slots.run(async () => 'libre'), 'libre')
  })

  it('limit the wait', async () => {
    const slots = new Slots({ slots: 1, waiting: 5, waitMs: 1, busy })
    const { ended, end } = held()
    const first = slots.run(() => ended)
    await assert.rejects(
      slots.run(async () => {}),
      isBusy,
    )
    assert.equal(slots.waiting, 0)
    end()
    await first
    assert.equal(await slots.run(async () => 'libre'), 'libre')
  })
})
