import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { it } from 'node:test'
import { gatheringSocket } from './gathering-socket.ts'

it('what one turn writes leaves together, in order', async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const heard = once(server, 'connection').then(([socket]) => text(socket))
  const socket = gatheringSocket()
  socket.connect((server.address() as AddressInfo).port, '127.0.0.1')
  await once(socket, 'connect')

  for (const turn of ['ab', 'cd']) {
    for (const letter of turn) socket.write(letter)
    await Promise.resolve()
    // Nothing has left yet.
    assert.equal(socket.writableLength, 2)
    await new Promise((resolve) => setImmediate(resolve))
    assert.equal(socket.writableLength, 0)
  }
  socket.write('e')
  socket.end('f')
  assert.equal(await heard, 'abcdef')
  server.close()
})
