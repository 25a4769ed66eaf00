import assert from 'node:assert/strict'
import { PassThrough } from 'node:stream'
import { it, mock } from 'node:test'
import type { FastifyInstance } from 'fastify'
import { Refusal } from '../../platform/http/refusal.ts'
import { photoIntake } from './intake.ts'

const settled = () => new Promise((resolve) => setImmediate(resolve))

it('[D30] a photo that takes longer than 20 s to arrive continues while nobody waits, and is cut off once somebody does', async () => {
  mock.timers.enable({ apis: ['setInterval', 'setTimeout'] })
  try {
    // No photo of this test reaches the store.
    const intake = photoIntake({} as FastifyInstance, 60)
    const answers: (number | undefined)[] = []
    const send = (nth: number) => {
      const stream = new PassThrough()
      stream.write('x')
      const file = { stream } as unknown as Parameters<typeof intake.receive>[0]
      const caller = { idLocatario: 'x' } as Parameters<typeof intake.receive>[1]
      const done = intake
        .receive(file, caller)
        .catch((error: unknown) => (answers[nth] = error instanceof Refusal ? error.status : -1))
      return { stream, done }
    }
    const slow = [0, 1, 2].map(send)
    await settled()
    mock.timers.tick(20_000)
    await settled()
    assert.deepEqual(answers, [], 'alone they may take their time')

    mock.timers.tick(12_000)
    const next = send(3)
    await settled()
    mock.timers.tick(8_000)
    await Promise.all(slow.map(({ done }) => done))
    assert.deepEqual(answers, [408, 408, 408])
    // Its turn has come: it is read to its end, and turns out not to be a picture.
    next.stream.end()
    await next.done
    assert.equal(answers[3], 415)
  } finally {
    mock.timers.reset()
  }
})
