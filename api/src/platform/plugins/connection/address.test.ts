import assert from 'node:assert/strict'
import { once } from 'node:events'
import { connect, type AddressInfo } from 'node:net'
import { it } from 'node:test'
import fastify from 'fastify'
import address from './address.ts'

it('[D27] a request keeps its address after its client has hung up', async (t) => {
  const app = fastify()
  await app.register(address)
  const seen = new Promise<string | undefined>((resolve) => {
    app.get('/', async (request) => {
      client.destroy()
      await once(request.raw.socket, 'close')
      resolve(request.ip)
      return {}
    })
  })
  t.after(() => app.close())
  await app.listen({ host: '127.0.0.1', port: 0 })
  const client = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  client.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n')
  assert.equal(await seen, '127.0.0.1')
})
