import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { multipart } from '../../../test/multipart.ts'
import { sweepFiles } from '../../platform/files/sweep.ts'
import { picture, usePhotos } from './photo.testing.ts'

const { api, send, load, stored } = usePhotos()
const DAY = 86_400_000

describe('[D30] the profile photo', () => {
  it('the same photo again changes nothing; another one replaces it, and the old bytes are deleted', async () => {
    const one = await picture(310, 310).png().toBuffer()
    const url = (await send(one)).body.perfil.url_perfil_g
    const before = await stored()
    assert.equal((await send(one)).body.perfil.url_perfil_g, url)
    assert.deepEqual(await stored(), before)
    await send(await picture(500, 320).png().toBuffer())
    await api.sql(`update bytes_sueltos set borrar_desde = now() - interval '1 second'`)
    const loose = await api.sql<{ clave: string }>('select clave from bytes_sueltos')
    const [{ perfil_archivo: now } = {}] = await api.sql<{ perfil_archivo: string }>(
      'select perfil_archivo from usuarios where _id = $1',
      [api.admin],
    )
    assert.ok((await stored()).includes(`fotos/${api.idLocatario}/${now}`))
    assert.deepEqual(
      (await stored()).filter((key) => !key.endsWith(now!)).sort(),
      loose.map(({ clave }) => clave).sort(),
      'everything but the photo of now is for the sweep',
    )
  })

  it('[S-03] [D45] can be removed: it disappears everywhere, and its bytes are deleted a day later', async () => {
    const id = await api.addUser({ email: 'sinfoto@pruebas.mx' })
    const token = await api.signIn('sinfoto@pruebas.mx')
    const session = async () => (await api.call('GET /auth/sesion', undefined, { token })).body
    assert.ok((await session()).capacidades.includes('perfil.quitar_foto'))
    await send(await picture(40, 40).png().toBuffer(), 'foto.png', token)
    const { url_perfil_g: url } = (await session()).usuario
    const keys = (await stored()).length
    const remove = (fields: object, file?: Parameters<typeof multipart>[1]) => {
      const { headers, payload } = multipart({ ...fields }, file)
      const address = '/admin/configuracion/editar_perfil_personal'
      return api.raw({
        method: 'POST',
        url: address,
        headers: { ...headers, 'x-auth-token': token },
        payload,
      })
    }
    const png = await picture(30, 30).png().toBuffer()
    const both = await remove(
      { quitar_foto: '1' },
      { member: 'perfil', filename: 'foto.png', type: 'image/png', content: png },
    )
    assert.deepEqual([both.status, Object.keys(both.body.campos)], [400, ['quitar_foto']])
    const other = await remove({ quitar_foto: 'si' })
    assert.deepEqual([other.status, other.body.campos], [400, { quitar_foto: 'Debe ser 1' }])
    assert.equal((await session()).usuario.url_perfil_g, url, 'a refusal changes nothing')
    assert.equal((await stored()).length, keys, 'nor leaves a photo behind')

    for (const again of [false, true]) {
      const { status, body } = await remove({ quitar_foto: '1' })
      assert.deepEqual([status, body.perfil.url_perfil_g], [200, null], `again: ${again}`)
    }
    assert.equal((await session()).usuario.url_perfil_g, null)
    const told = await api.sql<{ despues: { sin_foto?: boolean } }>(
      `select despues from auditoria where accion = 'editar' and id_entidad = $1 order by momento`,
      [id],
    )
    assert.deepEqual(
      told.map(({ despues }) => despues.sin_foto ?? false),
      [false, true, false],
    )
    const sweep = (now: Date) =>
      sweepFiles({ db: api.app.db, files: api.app.files, orphanMinutes: 24 * 60 }, now)
    assert.equal((await load(url)).statusCode, 200, 'an open page may still show it')
    await sweep(new Date(Date.now() + 1.1 * DAY))
    assert.equal((await load(url)).statusCode, 404)
  })

  it('[D25] of a deleted user: disappears everywhere, and its bytes are deleted after 30 days', async () => {
    const email = 'con-foto@pruebas.mx'
    const id = await api.addUser({ email })
    const { url_perfil_g } = (
      await send(await picture(320, 320).png().toBuffer(), 'a.png', await api.signIn(email))
    ).body.perfil
    assert.equal((await load(url_perfil_g)).statusCode, 200)
    const [row] = await api.sql<{ clave: string }>(
      `select 'fotos/' || id_locatario || '/' || perfil_archivo as clave from usuarios where _id = $1`,
      [id],
    )
    assert.equal((await api.call('POST /usuarios/eliminar', { id })).status, 200)
    const sweepIn = (days: number) =>
      sweepFiles(
        { db: api.app.db, files: api.app.files, orphanMinutes: 60 },
        new Date(Date.now() + days * DAY),
      )
    await sweepIn(29)
    assert.ok((await stored()).includes(row!.clave))
    await sweepIn(31)
    assert.ok(!(await stored()).includes(row!.clave))
    assert.equal((await load(url_perfil_g)).statusCode, 404)
  })

  it('[E-05] of a restored user: is back while its bytes are kept, and gone for good afterwards', async () => {
    const sweepIn = (days: number) =>
      sweepFiles(
        { db: api.app.db, files: api.app.files, orphanMinutes: 60 },
        new Date(Date.now() + days * DAY),
      )
    const photoOf = async (id: string) =>
      (await api.call('POST /usuarios/detalles', { id })).body.usuario.url_perfil_g as string | null
    for (const [days, back] of [
      [29, true],
      [31, false],
    ] as const) {
      const email = `vuelve${days}@pruebas.mx`
      const id = await api.addUser({ email })
      const png = await picture(300 + days, 300)
        .png()
        .toBuffer()
      const { url_perfil_g } = (await send(png, 'a.png', await api.signIn(email))).body.perfil
      await api.call('POST /usuarios/eliminar', { id })
      await sweepIn(days)
      assert.equal((await api.call('POST /usuarios/restaurar', { id })).status, 200)
      assert.equal(await photoOf(id), back ? url_perfil_g : null, `after ${days} days`)
      await sweepIn(90)
      assert.equal((await load(url_perfil_g)).statusCode, back ? 200 : 404, 'no sweep deletes it any more')
      await api.call('POST /usuarios/eliminar', { id })
      await sweepIn(31)
    }
  })

  it('of several simultaneous uploads one is kept, and nothing is left over', async () => {
    const pictures = await Promise.all([330, 340, 350].map((side) => picture(side, 200).png().toBuffer()))
    const answers = await Promise.all(pictures.map((content) => send(content)))
    assert.ok(answers.every(({ status }) => status === 200))
    const loose = await api.sql('select clave from bytes_sueltos')
    assert.equal((await stored()).length, loose.length + 1)
  })
})
