import assert from 'node:assert/strict'
import { connect } from 'node:net'
import type { AddressInfo } from 'node:net'
import { describe, it } from 'node:test'
import { gzipSync } from 'node:zlib'
import { useApi } from '../../../../test/api.ts'

const api = useApi()

const post = (payload: string | Buffer, headers: Record<string, string> = {}) =>
  api.raw({
    method: 'POST',
    url: '/admin/clientes/crear',
    headers: { 'content-type': 'application/json', 'x-auth-token': api.token, ...headers },
    payload,
  })

describe('[D24] malformed requests', () => {
  it('a body that is not JSON: 400', async () => {
    for (const body of ['{', 'hola', '{"nombre":}', '{"nombre":"a"}}', '\u0000']) {
      const { status, body: answer } = await post(body)
      assert.equal(status, 400)
      assert.equal(answer.msg, 'El cuerpo no es JSON válido')
    }
  })

  it('a body that is not UTF-8: 400, instead of replacement characters', async () => {
    for (const body of [
      Buffer.from([0xff, 0xfe, 0x00]),
      Buffer.from('{"nombre":"Peña"}', 'latin1'),
      Buffer.from([...Buffer.from('{"nombre":"a'), 0xed, 0xa0, 0x80, ...Buffer.from('"}')]),
    ]) {
      const { status, body: answer } = await post(body)
      assert.equal(status, 400)
      assert.equal(answer.msg, 'El cuerpo no está en UTF-8')
    }
  })

  it('a body that declares another charset: 415, whatever its bytes are', async () => {
    for (const charset of ['utf-16', 'UTF-16LE', 'latin1', 'nada']) {
      for (const bytes of [Buffer.from('{"nombre":"a"}'), Buffer.from('{"nombre":"a"}', 'utf16le')]) {
        const { status, body } = await post(bytes, {
          'content-type': `application/json; charset=${charset}`,
        })
        assert.equal(status, 415, charset)
        assert.equal(body.msg, 'El contenido debe venir en UTF-8 (charset=utf-8)')
      }
    }
  })

  it('a compressed body: 415, of an upload too', async () => {
    const zipped = gzipSync('{"nombre":"Ana"}')
    for (const encoding of ['gzip', 'br', 'deflate, gzip']) {
      for (const url of ['/admin/clientes/crear', '/admin/clientes/crear_archivo', '/admin/telemetria']) {
        const { status, body } = await api.raw({
          method: 'POST',
          url,
          headers: {
            'content-type': url.endsWith('archivo') ? 'multipart/form-data; boundary=x' : 'application/json',
            'content-encoding': encoding,
            'x-auth-token': api.token,
          },
          payload: zipped,
        })
        assert.equal(status, 415, `${encoding} ${url}`)
        assert.equal(body.msg, 'El contenido no debe venir comprimido (Content-Encoding)')
      }
    }
    assert.equal((await post('{"nombre":"Ana"}', { 'content-encoding': 'identity' })).status, 200)
  })

  it('a body is UTF-8, with or without its charset', async () => {
    const bytes = Buffer.from('{"nombre":"Peña Ñandú"}')
    for (const charset of ['', '; charset=utf-8', '; charset="UTF-8"', ';charset=utf8']) {
      const type = { 'content-type': `application/json${charset}` }
      const { status, body } = await post(bytes, type)
      assert.equal(status, 200, charset)
      const { cliente } = (await api.call('POST /clientes/detalles', { id: body._id })).body
      assert.equal(cliente.nombre, 'Peña Ñandú')
      assert.equal((await post(Buffer.from('{"nombre":"Peña"}', 'latin1'), type)).status, 400)
      assert.equal((await post(Buffer.from('{"nombre":"a"}', 'utf16le'), type)).status, 400)
    }
  })

  it('JSON other than an object: 400', async () => {
    for (const body of ['null', '[]', '5', '"x"', 'true']) {
      assert.deepEqual((await post(body)).body, { msg: 'El cuerpo debe ser un objeto JSON' })
    }
  })

  it('keys that would reach a prototype: 400, and nothing is polluted', async () => {
    for (const body of [
      '{"__proto__":{"x":1},"nombre":"a"}',
      '{"constructor":{"prototype":{"x":1}},"nombre":"a"}',
    ]) {
      assert.equal((await post(body)).status, 400)
    }
    assert.equal(({} as { x?: number }).x, undefined)
  })

  it('excessive nesting: 400', async () => {
    assert.equal((await post(`{"nombre":${'['.repeat(100_000)}${']'.repeat(100_000)}}`)).status, 400)
    assert.equal((await post(`${'{"a":'.repeat(60_000)}1${'}'.repeat(60_000)}`)).status, 400)
    assert.equal(
      (await post(JSON.stringify({ nombre: '['.repeat(200) }))).status,
      200,
      'brackets in a text are text',
    )
  })

  it('a name of 1 MB: 413; one of 100 kB: 400', async () => {
    const large = await post(JSON.stringify({ nombre: 'x'.repeat(1_000_000) }))
    assert.equal(large.status, 413)
    assert.equal(large.body.msg, 'Lo que se envió es demasiado grande')
    const small = await post(JSON.stringify({ nombre: 'x'.repeat(100_000) }))
    assert.equal(small.status, 400)
    assert.equal(small.body.campos.nombre, 'Admite como máximo 500 caracteres')
  })

  it('another content type: 415', async () => {
    for (const type of [
      'text/plain',
      'application/xml',
      'multipart/form-data; boundary=x',
      'nada',
      'application/x-www-form-urlencoded',
    ]) {
      const { status, body } = await post('nombre=Ana', { 'content-type': type })
      assert.equal(status, 415, type)
      assert.match(body.msg, /JSON/)
    }
  })

  it('an unknown route or method: 404', async () => {
    for (const [method, url] of [
      ['GET', '/admin/clientes/listar'],
      ['PUT', '/admin/clientes/crear'],
      ['DELETE', '/admin'],
      ['POST', '/admin/nada'],
      ['GET', '/'],
      ['GET', '/admin/%2e%2e/etc/passwd'],
      ['GET', '/metrics'],
      ['GET', '/admin/metrics'],
    ] as const) {
      const { status, body } = await api.raw({ method, url })
      assert.equal(status, 404, `${method} ${url}`)
      assert.deepEqual(body, { msg: 'No existe lo que se pidió' })
    }
  })

  it('a malformed address: 400', async () => {
    const { status, body } = await api.raw({ method: 'GET', url: '/admin/%E0%A4%A' })
    assert.equal(status, 400)
    assert.ok(body.msg)
  })

  it('unknown members are ignored, not refused', async () => {
    assert.equal((await post('{"nombre":"Ana","inventado":{"a":[1]},"status":9,"version":7}')).status, 200)
  })

  it('one token in several headers is no token', async () => {
    const { status } = await api.raw({
      method: 'GET',
      url: '/admin/auth/sesion',
      headers: { 'x-auth-token': [api.token, api.token] as never },
    })
    assert.equal(status, 401)
  })

  it('every answer forbids caching, framing, sniffing and execution', async () => {
    const { headers } = await post('{')
    assert.equal(headers['cache-control'], 'no-store')
    assert.equal(headers['x-content-type-options'], 'nosniff')
    assert.equal(headers['referrer-policy'], 'no-referrer')
    assert.match(String(headers['content-security-policy']), /default-src 'none'/)
    assert.match(String(headers['x-request-id']), /^[\w-]{36}$/)
  })
})

describe('[D24] requests that are not HTTP', () => {
  const talk = async (text: string): Promise<string> => {
    if (!api.app.server.listening) await api.app.listen({ host: '127.0.0.1', port: 0 })
    const { port } = api.app.server.address() as AddressInfo
    return new Promise((resolve, reject) => {
      const socket = connect(port, '127.0.0.1', () => socket.write(text))
      let answer = ''
      socket.on('data', (chunk) => (answer += chunk.toString()))
      socket.on('end', () => resolve(answer))
      socket.on('error', reject)
    })
  }

  it('gets 400 with a msg', async () => {
    const answer = await talk('HOLA\r\n\r\n')
    assert.match(answer, /^HTTP\/1.1 400 /)
    assert.match(answer, /"msg":"La petición no es válida"/)
  })

  it('too many headers: 431', async () => {
    const answer = await talk(`GET /admin/salud HTTP/1.1\r\nHost: x\r\nx-a: ${'a'.repeat(40_000)}\r\n\r\n`)
    assert.match(answer, /^HTTP\/1.1 431 /)
    assert.match(answer, /"msg":"/)
  })
})
