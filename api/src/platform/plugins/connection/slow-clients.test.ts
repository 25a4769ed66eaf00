import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { useApi } from '../../../../test/api.ts'
import { head, openSocket } from '../../../../test/socket.ts'
import { PATIENCE } from './slow-clients.ts'

const api = useApi({}, undefined, {
  patience: { ...PATIENCE, headersMs: 600, bodyMs: 900, idleMs: 1_500 },
})

/** Everything received until the other side closed the connection, long before all had been sent. */
async function until(work: (socket: Awaited<ReturnType<typeof openSocket>>) => Promise<void>) {
  const socket = await openSocket(api)
  const sending = work(socket).catch(() => {})
  const answer = await socket.until(/never/)
  assert.ok(socket.closed, 'the other side has hung up')
  await sending
  return answer
}

async function trickle(socket: Awaited<ReturnType<typeof openSocket>>, text: string): Promise<void> {
  for (const letter of text) {
    if (socket.destroyed) return
    socket.write(letter)
    // The sender's pace: one character every tenth of a second.
    await sleep(100)
  }
}

describe('[D24] slow clients', () => {
  it('headers that trickle in: 408, and the connection ends', async () => {
    const answer = await until((socket) =>
      trickle(socket, `GET /admin/salud HTTP/1.1\r\nx-a: ${'a'.repeat(500)}`),
    )
    assert.match(answer, /^HTTP\/1.1 408 /)
    assert.match(answer, /"msg":"La petición tardó demasiado en llegar"/)
  })

  it('a JSON body that trickles in: the same', async () => {
    const answer = await until(async (socket) => {
      socket.write(head('/auth/login', '', 'application/json', 500))
      await trickle(socket, `{"email":"${'a'.repeat(480)}`)
    })
    assert.match(answer, /^HTTP\/1.1 408 /)
    assert.match(answer, /"msg":"La petición tardó demasiado en llegar"/)
  })

  it('the rest of a body refused before reading: the same', async () => {
    const answer = await until(async (socket) => {
      socket.write(head('/clientes/crear', 'x', 'application/json', 500))
      await trickle(socket, `{"nombre":"${'a'.repeat(480)}`)
    })
    assert.match(answer, /^HTTP\/1.1 401 /)
  })

  it('an idle connection ends', async () => {
    const answer = await until(async () => {})
    assert.ok(answer === '' || /^HTTP\/1.1 408 /.test(answer), answer)
  })

  it('fast clients are not disturbed meanwhile', async () => {
    for (let i = 0; i < 5; i++) {
      assert.equal((await api.call('GET /salud', undefined, { token: '' })).status, 200)
    }
  })
})
