import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { uuidv7 } from 'uuidv7'
import { hashToken } from '../../platform/auth/token.ts'
import { today } from '../../platform/lists/days.ts'
import { useAsesorias } from '../asesorias/asesorias.testing.ts'

const { api, create, deleteUser } = useAsesorias()

/** Somebody who sees advisories: id and token. */
async function somebody(permisos: object = { asesorias: { ver: true } }) {
  const email = `${uuidv7()}@pruebas.mx`
  const id = await api.addUser({ nombre: 'Eva', email })
  await api.sql('update usuarios set permisos = $1 where _id = $2', [JSON.stringify(permisos), id])
  return { id, token: await api.signIn(email) }
}
const call = (verb: 'ver' | 'crear' | 'quitar', token?: string) =>
  api.call(`POST /asesorias/${verb}_calendario`, {}, { ...(token && { token }) })
const urlOf = async (token: string): Promise<string> => (await call('crear', token)).body.url
const read = (url: string) => api.app.inject({ method: 'GET', url })
/** Long lines are folded. */
const linesOf = (ics: string) => ics.replaceAll('\r\n ', '').split('\r\n')

describe('[E-21] the address that one’s own calendar reads', () => {
  it('tells one’s own advisories, without a session: an hour in UTC, or a whole day', async () => {
    const eva = await somebody()
    const day = today()
    await create({ motivo: 'Con hora', asesor: eva.id, fecha: day, hora: '09:30', minutos: 45 })
    await create({ motivo: 'Sin hora', asesor: eva.id, fecha: day })
    await create({ motivo: 'De otra persona', fecha: day, hora: '09:30' })
    await create({ motivo: 'De hace mucho', asesor: eva.id, fecha: '2020-01-01' })
    const { statusCode, headers, body } = await read(await urlOf(eva.token))
    assert.equal(statusCode, 200)
    assert.match(String(headers['content-type']), /^text\/calendar/)
    assert.equal(headers['cache-control'], 'private, no-store')
    const lines = linesOf(body)
    const compact = day.replaceAll('-', '')
    assert.deepEqual(lines.filter((line) => line.startsWith('SUMMARY')).sort(), [
      'SUMMARY:Ana Ruiz · Con hora',
      'SUMMARY:Ana Ruiz · Sin hora',
    ])
    assert.ok(lines.includes(`DTSTART:${compact}T153000Z`), body)
    assert.ok(lines.includes(`DTEND:${compact}T161500Z`))
    assert.ok(lines.includes(`DTSTART;VALUE=DATE:${compact}`))
  })

  it('holds a secret that only one answer contains; the database keeps its hash', async () => {
    const eva = await somebody()
    assert.deepEqual((await call('ver', eva.token)).body, { calendario: null })
    const url = await urlOf(eva.token)
    const ficha = /calendario\/([\w-]+)\.ics$/.exec(url)![1]!
    const [row] = await api.sql<{ huella: Buffer }>('select * from calendarios where id_usuario = $1', [
      eva.id,
    ])
    assert.deepEqual(row!.huella, hashToken(ficha))
    assert.ok(!JSON.stringify(row).includes(ficha))
    assert.deepEqual(Object.keys((await call('ver', eva.token)).body.calendario), ['creacion'])
  })

  it('ends when it is changed, taken away, or its person leaves or may no longer see advisories', async () => {
    const eva = await somebody()
    const first = await urlOf(eva.token)
    const second = await urlOf(eva.token)
    assert.deepEqual([(await read(first)).statusCode, (await read(second)).statusCode], [404, 200])
    await api.sql(`update usuarios set permisos = '{}' where _id = $1`, [eva.id])
    assert.equal((await read(second)).statusCode, 404)
    await api.sql(`update usuarios set permisos = '{"asesorias": {"ver": true}}' where _id = $1`, [eva.id])
    assert.equal((await read(second)).statusCode, 200)
    await call('quitar', eva.token)
    const gone = await read(second)
    assert.deepEqual([gone.statusCode, gone.json().msg], [404, 'Esta dirección de calendario ya no vale'])
    const third = await urlOf(eva.token)
    await deleteUser(eva.id)
    assert.equal((await read(third)).statusCode, 404)
  })

  it('is no other text, and is read sixty times in ten minutes at most', async () => {
    const eva = await somebody()
    const url = await urlOf(eva.token)
    for (const bad of [url.replace(/.\.ics$/, '!.ics'), '/admin/descargas/calendario/x.ics'])
      assert.equal((await read(bad)).statusCode, 404)
    await api.sql(
      `update calendarios set lecturas = 60, ventana = date_bin('10 minutes', now(), timestamptz 'epoch')
       where id_usuario = $1`,
      [eva.id],
    )
    const refused = await read(url)
    assert.equal(refused.statusCode, 429)
    assert.ok(Number(refused.headers['retry-after']) > 0)
  })
})
