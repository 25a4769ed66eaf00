import assert from 'node:assert/strict'
import { Readable } from 'node:stream'
import { describe, it } from 'node:test'
import { useApi } from '../../../test/api.ts'
import { buildApp } from '../../app.ts'
import { readConfig } from '../../config.ts'
import { requestPool } from '../database/connect.ts'
import { createDatabase } from '../database/database.ts'
import { registerDownload } from './registry.ts'

const api = useApi({}, async ({ app }) => {
  registerDownload(app, 'prueba', async ({ texto = '' }) =>
    texto === 'nada'
      ? null
      : {
          name: 'Año 1.txt',
          type: 'text/plain',
          body: Readable.from([Buffer.from(texto)]),
          bytes: texto.length,
        },
  )
  registerDownload(app, 'retrato', async () => ({
    name: 'a.webp',
    type: 'image/webp',
    body: Readable.from([Buffer.from('x')]),
    inline: true,
    cacheSeconds: 60,
  }))
  registerDownload(app, 'hecho', async () => ({
    name: 'a.csv',
    type: 'text/csv',
    body: Readable.from([Buffer.from('x')]),
  }))
})
const get = (url: string, method: 'GET' | 'HEAD' = 'GET') => api.app.inject({ method, url })

describe('[D29] a signed address', () => {
  it('is served without a session, with headers that prevent execution', async () => {
    const { statusCode, body, headers } = await get(
      await api.app.downloadUrl('prueba', { texto: 'hola' }, 60),
    )
    assert.equal(statusCode, 200)
    assert.equal(body, 'hola')
    assert.equal(headers['content-type'], 'text/plain')
    assert.equal(headers['content-length'], '4')
    assert.equal(headers['x-content-type-options'], 'nosniff')
    assert.match(
      String(headers['content-disposition']),
      /^attachment; .*filename\*=UTF-8''A%C3%B1o%201\.txt$/,
    )
    assert.match(String(headers['content-security-policy']), /default-src 'none'.*; sandbox$/)
    assert.equal(headers['cache-control'], 'private, no-store')
  })

  it('answers HEAD with the same headers and no body', async () => {
    const url = await api.app.downloadUrl('prueba', { texto: 'hola' }, 60)
    const { statusCode, body, headers } = await get(url, 'HEAD')
    assert.equal(statusCode, 200)
    assert.equal(body, '')
    assert.equal(headers['content-length'], '4')
  })

  it('sends no length for generated content', async () => {
    const { statusCode, body, headers } = await get(await api.app.downloadUrl('hecho', {}, 60), 'HEAD')
    assert.deepEqual([statusCode, body, headers['content-length']], [200, '', undefined])
    assert.equal(headers['content-type'], 'text/csv')
  })

  it('may be cached if its handler says so', async () => {
    const { headers } = await get(await api.app.downloadUrl('retrato', {}, 60))
    assert.equal(headers['cache-control'], 'private, max-age=60, immutable')
    assert.match(String(headers['content-disposition']), /^inline; /)
  })

  it('stays the same within its step', async () => {
    const twice = [1, 2].map(() => api.app.downloadUrl('retrato', { a: '1' }, 60, { step: 86_400 }))
    const [one, two] = await Promise.all(twice)
    assert.equal(one, two)
  })

  it('altered, expired, of an unknown kind: 403; of something gone: 404; each with a msg', async () => {
    const good = await api.app.downloadUrl('prueba', { texto: 'hola' }, 60)
    for (const url of [
      `${good}x`,
      good.replace(/.$/, (c) => (c === 'A' ? 'B' : 'A')),
      '/admin/descargas/',
      '/admin/descargas/../../etc/passwd',
      `/admin/descargas/${'x'.repeat(5_000)}`,
      await api.app.downloadUrl('prueba', { texto: 'hola' }, -1),
      await api.app.downloadUrl('otra', {}, 60),
    ]) {
      const { status } = await api.raw({ method: 'GET', url })
      assert.ok(status === 403 || (status === 404 && url.includes('..')), `${status} ${url.slice(0, 60)}`)
    }
    const gone = await api.raw({
      method: 'GET',
      url: await api.app.downloadUrl('prueba', { texto: 'nada' }, 60),
    })
    assert.equal(gone.status, 404)
    assert.equal(gone.body.msg, 'El archivo ya no existe')
  })

  it('works in every process of the same database', async () => {
    // Simulates another process, which shares only the database.
    const pool = requestPool(api.database.connection, { max: 2 })
    const config = { ...readConfig({ DATA_DIR: api.folder.path }), logLevel: 'silent' }
    const other = await buildApp({ db: createDatabase(pool), config })
    try {
      assert.deepEqual(await other.verify(await api.app.sign({ a: 'b' }, 60)), { a: 'b' })
      assert.deepEqual(await api.app.verify(await other.sign({ c: 'd' }, 60)), { c: 'd' })
    } finally {
      await other.close()
      await pool.end()
    }
  })
})
