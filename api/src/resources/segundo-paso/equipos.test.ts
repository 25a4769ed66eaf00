import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { PASSWORD } from '../../../test/api.ts'
import { useSegundoPaso } from './segundo-paso.testing.ts'

const { api, codeOf, withApp, ticketFor, step, isOpen } = useSegundoPaso()

async function remembered() {
  const eva = await withApp()
  const { body } = await step({
    ticket: await ticketFor(eva.email),
    codigo: codeOf(eva.uri),
    recordar: true,
  })
  return { ...eva, equipo: body.equipo as string, token: body.token as string }
}
const listed = async (token: string) =>
  (await api.call('POST /configuracion/segundo_paso', {}, { token })).body.segundo_paso.equipos

describe('[E-17] a device that is remembered for 30 days', () => {
  it('stands for the second step, of its person alone', async () => {
    const [eva, other] = [await remembered(), await withApp()]
    const known = await step({ ticket: await ticketFor(eva.email), equipos: ['x', eva.equipo] })
    assert.equal(known.status, 200)
    assert.deepEqual(Object.keys(known.body), ['token'])
    assert.ok(await isOpen(known.body.token as string))
    const ticket = await ticketFor(other.email)
    const strange = await step({ ticket, equipos: [eva.equipo] })
    assert.deepEqual([strange.status, strange.body.msg], [400, 'Este equipo ya no se recuerda'])
    assert.equal((await step({ ticket, codigo: codeOf(other.uri) })).status, 200, 'the ticket still works')
    const [row] = await api.sql('select * from equipos_recordados where id_usuario = $1', [eva.id])
    assert.ok(!JSON.stringify(row).includes(eva.equipo))
  })

  it('is told in the profile, and forgotten there', async () => {
    const eva = await remembered()
    const [one] = await listed(eva.token)
    assert.deepEqual(Object.keys(one).sort(), ['_id', 'desde', 'direccion', 'equipo', 'ultimo_uso', 'vence'])
    const days = (Date.parse(one.vence as string) - Date.parse(one.desde as string)) / 86_400_000
    assert.equal(Math.round(days), 30)
    const forget = (token: string) =>
      api.call('POST /configuracion/olvidar_equipo', { id: one._id }, { token })
    assert.equal((await forget(api.token)).status, 404, 'nobody else can')
    assert.equal((await forget(eva.token)).status, 200)
    assert.deepEqual(await listed(eva.token), [])
    assert.equal((await step({ ticket: await ticketFor(eva.email), equipos: [eva.equipo] })).status, 400)
  })

  it('ends after 30 days, with another password, with the other sessions, and with the second step', async () => {
    const ends: [string, (eva: Awaited<ReturnType<typeof remembered>>) => Promise<unknown>][] = [
      [
        '30 days',
        ({ id }) =>
          api.sql(
            `update equipos_recordados set creacion = now() - interval '30 days' where id_usuario = $1`,
            [id],
          ),
      ],
      [
        'password',
        ({ id }) => api.sql(`update identidades set clave = clave || ' ' where id_usuario = $1`, [id]),
      ],
      ['sessions', ({ token }) => api.call('POST /configuracion/cerrar_otras_sesiones', {}, { token })],
      [
        'second step',
        ({ token, uri }) =>
          api.call(
            'POST /configuracion/quitar_autenticador',
            { password_actual: PASSWORD, codigo: codeOf(uri, 1) },
            { token },
          ),
      ],
    ]
    for (const [why, end] of ends) {
      const eva = await remembered()
      assert.equal((await listed(eva.token)).length, 1)
      await end(eva)
      assert.deepEqual(await listed(eva.token), [], why)
    }
  })
})
