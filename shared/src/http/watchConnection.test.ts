import { connectionLost, useConnection } from '../stores/index.ts'
import { testBackend } from '../testing/testBackend.ts'
import { retryConnection, watchConnection } from './index.ts'

const backend = testBackend()
afterEach(() => jest.useRealTimers())

it('[D35] «Reintentar» finds out whether the server answers', async () => {
  connectionLost()
  backend.knobs.down = true
  await expect(retryConnection()).resolves.toBe(false)
  backend.knobs.down = false
  await expect(retryConnection()).resolves.toBe(true)
  expect(useConnection.getState()).toEqual({ lost: false, generation: 1, kept: {} })
})

it('[D35] reconnects by itself when the network is back', async () => {
  const stop = watchConnection()
  connectionLost()
  window.dispatchEvent(new Event('online'))
  while (useConnection.getState().lost) await new Promise((go) => setTimeout(go, 5))
  expect(backend.calls).toHaveLength(1)
  stop()
})

/** Advances the clock step by step while the condition holds. */
async function whilePassing(holds: () => boolean): Promise<void> {
  while (holds()) await jest.advanceTimersByTimeAsync(10)
}

it('[D35] tries again by itself after a pause, and stops once the server answers', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] })
  const stop = watchConnection()
  backend.knobs.down = true
  connectionLost()
  await jest.advanceTimersByTimeAsync(1_900)
  expect(backend.calls).toHaveLength(0)
  await jest.advanceTimersByTimeAsync(200)
  await whilePassing(() => backend.calls.length === 0)
  backend.knobs.down = false
  await whilePassing(() => useConnection.getState().lost)
  expect(backend.calls).toHaveLength(2)
  await jest.advanceTimersByTimeAsync(600_000)
  expect(backend.calls).toHaveLength(2)
  stop()
})
