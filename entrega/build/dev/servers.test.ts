import assert from 'node:assert/strict'
import { test } from 'node:test'
import type WebpackDevServer from 'webpack-dev-server'
import { started } from './servers.ts'

test('an address is told when its page is built, and the next server starts then', async () => {
  const begun: number[] = []
  const ends: (() => void)[] = []
  const server = (index: number) => ({
    compiler: {
      hooks: { done: { tap: (_name: string, end: () => void) => ends.push(end) }, failed: { tap: () => {} } },
    },
    start: () => Promise.resolve(void begun.push(index)),
    stop: () => Promise.resolve(),
  })
  let told = false
  const running = started([server(0), server(1)] as unknown as WebpackDevServer[], 8080).then(({ url }) => {
    told = true
    return url
  })
  const turn = () => new Promise((resolve) => setImmediate(resolve))
  for (const index of [0, 1]) {
    await turn()
    assert.deepEqual([begun.length, told], [index + 1, false])
    ends[index]?.()
  }
  assert.equal(await running, 'http://127.0.0.1:8080/')
})
