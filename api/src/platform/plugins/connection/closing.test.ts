import assert from 'node:assert/strict'
import { once } from 'node:events'
import { connect, type AddressInfo } from 'node:net'
import { describe, it } from 'node:test'
import { useApi } from '../../../../test/api.ts'
import { eventually } from '../../../../test/eventually.ts'

const api = useApi()

describe('[D24] a stop', () => {
  it('serves a request on an open connection, and says that it was the last', async () => {
    await api.app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = api.app.server.address() as AddressInfo
    const socket = connect(port, '127.0.0.1')
    let heard = ''
    socket.on('data', (bytes: Buffer) => (heard += bytes.toString()))
    socket.write('POST /admin/auth/cerrar_sesion HTTP/1.1\r\nHost: a\r\n')
    socket.write('Content-Type: application/json\r\nContent-Length: 2\r\n')
    const started = once(api.app.server, 'request')
    socket.write(`x-auth-token: ${api.token}\r\n\r\n{`)
    await started

    const closed = api.app.close()
    await eventually(() => !api.app.server.listening, 'the stop has begun')
    socket.write('}GET /admin/auth/sesion HTTP/1.1\r\nHost: a\r\n\r\n')
    await once(socket, 'close')
    const [first = '', second = ''] = heard.split(/(?=HTTP\/1\.1 )/)
    assert.match(first, /^HTTP\/1\.1 200 .*Sesión cerrada/s)
    assert.match(second, /^HTTP\/1\.1 401 /)
    assert.match(second, /connection: close/i)
    assert.match(second, /\{"msg":"Hay que iniciar sesión"\}$/)
    await closed
  })
})
