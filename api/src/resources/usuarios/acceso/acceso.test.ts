import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { PASSWORD } from '../../../../test/api.ts'
import { lastMail } from '../../../../test/outbox.ts'
import { buildApp } from '../../../app.ts'
import { readConfig } from '../../../config.ts'
import { newEmail } from '../usuarios.testing.ts'
import { useAcceso } from './acceso.testing.ts'

const { api, login, signedIn, remove, somebody, close, giveBack, seen } = useAcceso()

describe('[E-16] the end of an access', () => {
  it('the next request of every session is refused, at another process too; the user stays', async (t) => {
    const config = { ...readConfig({ DATA_DIR: api.folder.path }), logLevel: 'silent' }
    const other = await buildApp({ db: api.app.db, config })
    t.after(() => other.close())
    const eva = await somebody()
    const here = await api.signIn(eva.email)
    const there = () =>
      other.inject({ method: 'GET', url: '/admin/auth/sesion', headers: { 'x-auth-token': eva.token } })
    assert.equal((await there()).statusCode, 200)
    const { status, body } = await close(eva.id)
    assert.deepEqual([status, body.msg, body.acceso.estado], [200, 'Acceso cerrado', 'cerrado'])
    assert.equal((await there()).statusCode, 401)
    for (const token of [eva.token, here]) assert.equal(await signedIn(token), false)
    const { usuarios } = (await api.call('POST /usuarios/listar', { id: eva.id })).body
    assert.deepEqual(
      usuarios.map(({ _id, acceso }: Record<string, string>) => [_id, acceso]),
      [[eva.id, 'cerrado']],
    )
    assert.deepEqual(body.acceso.cierre.por, 'Ada')
  })

  it('the right password is told so, a wrong one nothing; returning it lets the person in again', async () => {
    const { id, email } = await somebody()
    await close(id)
    const right = await login(email, PASSWORD)
    assert.equal(right.status, 403)
    assert.match(right.body.msg, /^La contraseña es correcta, pero el acceso de esta cuenta está cerrado/)
    const unknown = await login(newEmail(), PASSWORD)
    const wrong = await login(email, 'no es esa')
    assert.deepEqual([wrong.status, wrong.body], [unknown.status, unknown.body])
    const { status, body } = await giveBack(id)
    assert.deepEqual([status, body.msg, body.acceso.estado], [200, 'Acceso devuelto', 'abierto'])
    assert.equal((await login(email, PASSWORD)).status, 200)
  })

  it('ends batches, imports, exports and the calendar’s address at once', async () => {
    const eva = await somebody()
    const call = (name: Parameters<typeof api.call>[0], body: object) =>
      api.call(name, body, { token: eva.token })
    const { url } = (await call('POST /asesorias/crear_calendario', {})).body
    const file = (await call('POST /clientes/exportar', {})).body.url
    await api.sql(
      `insert into importaciones (id_locatario, _id, id_usuario, nombre, columnas, total, estado)
       values (locatario(), gen_random_uuid(), $1, 'a.csv', '[]', 5, 'en_curso')`,
      [eva.id],
    )
    const { _id } = (await api.call('POST /clientes/crear', { nombre: 'Ana' })).body
    await call('POST /clientes/crear_lote', { accion: 'eliminar', renglones: [{ id: _id }] })
    await api.app.lotes.idle()
    await api.sql(`update lotes set estado = 'en_curso', avance = 0, fin = null where id_usuario = $1`, [
      eva.id,
    ])
    assert.equal((await api.app.inject({ url })).statusCode, 200)
    await close(eva.id)
    assert.equal((await api.app.inject({ url })).statusCode, 404)
    assert.equal((await api.app.inject({ url: new URL(file, 'http://x').pathname })).statusCode, 401)
    const stopped = await api.sql<{ estado: string }>(
      `select estado from lotes where id_usuario = $1 union all select estado from importaciones where id_usuario = $1`,
      [eva.id],
    )
    assert.deepEqual(
      stopped.map(({ estado }) => estado),
      ['detenido', 'detenida'],
    )
    await giveBack(eva.id)
    assert.equal((await api.app.inject({ url })).statusCode, 404, 'a former address stays ended')
  })

  it('a sign-in at the same moment leaves no session', async () => {
    const { id, email } = await somebody()
    for (let round = 0; round < 4; round++) {
      const [, entered] = await Promise.all([close(id), login(email, PASSWORD)])
      if (entered.status === 200) assert.equal(await signedIn(entered.body.token), false)
      assert.equal((await api.sql('select from sesiones where id_usuario = $1', [id])).length, 0)
      await giveBack(id)
    }
  })

  it('nobody can be given work, or choose them, while it is closed', async () => {
    const { id } = await somebody()
    await close(id)
    const { asesores } = (await api.call('GET /asesorias/listar_asesores')).body
    assert.ok(!asesores.some((one: { _id: string }) => one._id === id))
    const { _id: cliente } = (await api.call('POST /clientes/crear', { nombre: 'Ana' })).body
    const asked = { cliente, motivo: 'Cita', fecha: '2026-01-01', asesor: id }
    assert.deepEqual((await api.call('POST /asesorias/crear', asked)).body.campos, {
      asesor: 'El acceso de esa persona está cerrado',
    })
    const nota = { id_cliente: cliente, texto: 'Llamar', id_responsable: id }
    assert.equal((await api.call('POST /clientes/crear_nota', nota)).status, 400)
  })

  it('twice is once', async () => {
    const { id } = await somebody()
    const answers = await Promise.all([close(id), close(id), close(id)])
    assert.deepEqual(
      answers.map(({ status }) => status),
      [200, 200, 200],
    )
    const told = () =>
      api.sql(`select from auditoria where id_entidad = $1 and entidad = 'acceso' and accion = 'editar'`, [
        id,
      ])
    assert.equal((await told()).length, 1)
    assert.deepEqual(
      (await Promise.all([giveBack(id), giveBack(id)])).map(({ status }) => status),
      [200, 200],
    )
    assert.equal((await told()).length, 2)
    const { entradas } = (await api.call('POST /bitacora/listar', { registro: id, entidad: 'acceso' })).body
    assert.deepEqual(
      entradas.map(({ registro }: { registro: { nombre: string } }) => registro.nombre),
      ['Eva', 'Eva'],
    )
  })

  it('[D28] the recovery gives another password, and not the access', async () => {
    const { id, email } = await somebody()
    await close(id)
    await api.call('POST /auth/confirmar_correo', { email }, { token: '', from: '10.9.0.2' })
    const { token } = await lastMail(api, email)
    const password = 'bicicleta azul y roja'
    const body = { password, token_recuperacion: token }
    assert.equal((await api.call('POST /auth/recuperar_password', body, { token: '' })).status, 200)
    assert.equal((await login(email, password)).status, 403)
    await giveBack(id)
    assert.equal((await login(email, password)).status, 200)
  })
})

describe('[E-16] [D22] whose access may be closed', () => {
  it('never one’s own, nor that of somebody who holds more, nor of a deleted user', async () => {
    const editor = await somebody({ usuarios: { ver: true, editar: true } })
    assert.equal((await close(api.admin)).body.msg, 'El acceso propio no se puede cerrar')
    const more = await close(api.admin, {}, editor.token)
    assert.deepEqual(
      [more.status, more.body.msg],
      [403, 'Para cerrar el acceso de este usuario hacen falta todos los permisos que tiene'],
    )
    const gone = await somebody()
    await remove(gone.id)
    assert.equal((await close(gone.id)).status, 404)
    assert.equal((await api.call('POST /usuarios/ver_acceso', { id: gone.id })).status, 404)
    const poor = await api.tokenWith({ usuarios: { ver: true, agregar: true } })
    assert.equal((await close(gone.id, {}, poor)).status, 403)
  })

  it('two who close each other’s at once: one is refused, one is left', async () => {
    for (let round = 0; round < 3; round++) {
      const [one, two] = [await somebody({}, 0), await somebody({}, 0)]
      const answers = await Promise.all([close(two.id, {}, one.token), close(one.id, {}, two.token)])
      assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 401])
      assert.equal([one, two].length, 2)
      await giveBack(one.id)
      await giveBack(two.id)
      await api.sql('update usuarios set tipo = 1 where _id = any ($1)', [[one.id, two.id]])
    }
  })

  it('never the last Administrador’s: an Asesor never holds all that one does', async () => {
    const asesor = await somebody({
      ...{ clientes: true, asesorias: true, usuarios: true, configuracion: true },
      ...{ auditoria: { ver: true }, reportes: { ver: true } },
    })
    const { status } = await close(api.admin, {}, asesor.token)
    assert.deepEqual([status, (await seen(api.admin)).estado], [403, 'abierto'])
  })
})
