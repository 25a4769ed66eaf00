import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'
import { hashToken } from '../../../platform/auth/token.ts'
import { publicUrl, useRecordatorios } from '../recordatorios.testing.ts'

const { api, somebody, cliente, asesoria, choose, kinds, to, again, morning } = useRecordatorios()

beforeEach(again)

/** Somebody who got a mail, and where its link leads. */
async function reminded() {
  const eva = await somebody()
  await asesoria({ cliente: await cliente('Ana'), asesor: eva.id })
  await morning()
  const [mail] = to(eva.email)
  const baja = mail?.baja ?? ''
  assert.ok(baja.startsWith(`${publicUrl}/admin/descargas/recordatorios/`))
  return { ...eva, parts: [mail?.text ?? '', mail?.html ?? ''], baja, url: baja.slice(publicUrl.length) }
}
const open = (url: string) => api.app.inject({ method: 'GET', url })
const post = (url: string, type = 'application/x-www-form-urlencoded', payload = '') =>
  api.app.inject({ method: 'POST', url, headers: { 'content-type': type }, payload })
const isOn = async (token: string) => (await kinds(token))[0].activo as boolean

describe('[E-15] the link that stops a reminder', () => {
  it('is in the text and in the HTML; opened, it asks and changes nothing', async () => {
    const { parts, baja, token, url } = await reminded()
    for (const part of parts) assert.ok(part.includes(baja))
    for (const method of ['GET', 'HEAD'] as const)
      assert.equal((await api.app.inject({ method, url })).statusCode, 200)
    const { headers, body } = await open(url)
    assert.match(String(headers['content-type']), /^text\/html/)
    assert.match(String(headers['content-security-policy']), /default-src 'none'.*form-action 'self'/)
    assert.equal(headers['cache-control'], 'no-store')
    assert.equal(headers['referrer-policy'], 'no-referrer')
    assert.match(body, /<form method="post"><button type="submit">Dejar de recibirlo<\/button><\/form>/)
    assert.doesNotMatch(body, /<script|Ana|@pruebas/)
    assert.equal(await isOn(token), true)
  })

  it('stops its kind with one click, without a session; the profile turns it on again', async () => {
    const { id, token, url } = await reminded()
    const { statusCode, body } = await post(url)
    assert.equal(statusCode, 200)
    assert.match(body, /«Mis asesorías y tareas del día» ya no llegará/)
    assert.equal(await isOn(token), false)
    assert.equal((await post(url)).statusCode, 200)
    assert.match((await open(url)).body, /ya no llegará/)
    const entries = await api.sql(
      `select antes, despues from auditoria where entidad = 'recordatorio' and id_usuario = $1`,
      [id],
    )
    assert.deepEqual(entries, [
      { antes: { clase: 'dia', activo: true }, despues: { clase: 'dia', activo: false } },
    ])
    await choose(token, 'dia', true)
    assert.equal(await isOn(token), true)
  })

  it('also by the POST of a mail program, whatever form it sends (RFC 8058)', async () => {
    for (const [type, payload] of [
      ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
      [
        'multipart/form-data; boundary=x',
        '--x\r\ncontent-disposition: form-data; name="a"\r\n\r\nb\r\n--x--',
      ],
      ['application/json', '{'],
    ] as const) {
      const { token, url } = await reminded()
      assert.equal((await post(url, type, payload)).statusCode, 200, type)
      assert.equal(await isOn(token), false, type)
      await again()
    }
  })

  it('leaves the other kind as it was', async () => {
    const { token, url } = await reminded()
    const permisos = { asesorias: { ver: true }, clientes: { detalles: true } }
    await choose(token, 'membresias', true)
    await post(url)
    await api.sql('update usuarios set permisos = $1', [JSON.stringify(permisos)])
    assert.deepEqual(await kinds(token), [
      { clase: 'dia', activo: false },
      { clase: 'membresias', activo: true },
    ])
  })

  it('has a secret of its own that the database keeps the hash of', async () => {
    const { id, url } = await reminded()
    const ficha = url.split('/').at(-1) ?? ''
    const [row] = await api.sql<{ huella: Buffer }>(
      'select * from recordatorios where id_usuario = $1 and huella is not null',
      [id],
    )
    assert.deepEqual(row?.huella, hashToken(ficha))
    assert.ok(!JSON.stringify(row).includes(ficha))
  })

  it('is no other text, and ends with its person', async () => {
    const { id, url } = await reminded()
    for (const bad of [url.replace(/.$/, '!'), `${url}x`, '/admin/descargas/recordatorios/x']) {
      const { statusCode, body } = await open(bad)
      assert.deepEqual([statusCode, /Este enlace ya no vale/.test(body)], [404, true], bad)
      assert.equal((await post(bad)).statusCode, 404)
    }
    await api.sql('update usuarios set eliminacion = now() where _id = $1', [id])
    assert.equal((await open(url)).statusCode, 404)
    assert.equal((await post(url)).statusCode, 404)
  })
})
