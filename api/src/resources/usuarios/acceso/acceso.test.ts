import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { PASSWORD } from '../../../../test/api.ts'
import { lastMail } from '../../../../test/outbox.ts'
import { buildApp } from '../../../app.ts'
import { readConfig } from '../../../config.ts'
import { newEmail, useUsuarios } from '../usuarios.testing.ts'

const { api, login, signedIn, remove } = useUsuarios()

const TODO = { clientes: true, asesorias: true }
/** Somebody who has signed in. */
async function somebody(permisos: object = TODO, tipo: 0 | 1 = 1) {
  const email = newEmail()
  const id = await api.addUser({ email, nombre: 'Eva', tipo })
  await api.sql('update usuarios set permisos = $1 where _id = $2', [JSON.stringify(permisos), id])
  return { id, email, token: await api.signIn(email) }
}
const close = (id: string, campos: object = {}, token = api.token) =>
  api.call('POST /usuarios/cerrar_acceso', { id, ...campos }, { token })
const giveBack = (id: string, token = api.token) =>
  api.call('POST /usuarios/devolver_acceso', { id }, { token })
const seen = async (id: string) => (await api.call('POST /usuarios/ver_acceso', { id })).body.acceso

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

describe('[E-16] who takes the work', () => {
  async function withWork() {
    const eva = await somebody()
    const { _id: cliente } = (await api.call('POST /clientes/crear', { nombre: 'Ana' })).body
    const cita = async (campos: object = {}) =>
      (
        await api.call('POST /asesorias/crear', {
          cliente,
          motivo: 'Cita',
          fecha: '2026-01-01',
          asesor: eva.id,
          ...campos,
        })
      ).body._id as string
    const tarea = async () =>
      (
        await api.call('POST /clientes/crear_nota', {
          id_cliente: cliente,
          texto: 'Llamar',
          id_responsable: eva.id,
        })
      ).body.nota._id as string
    const open = [await cita(), await cita()]
    const over = await cita()
    await api.call('POST /asesorias/editar', { id: over, finalizacion: '2026-01-02' })
    return { eva, cliente, open, over, tarea: await tarea() }
  }
  const asesorOf = async (id: string) =>
    (await api.call('POST /asesorias/detalles', { id })).body.asesoria.asesor._id

  it('the open ones go to another person with the closing, each told by the audit; finished ones stay', async () => {
    const { eva, open, over, tarea } = await withWork()
    const heir = await somebody()
    const before = await seen(eva.id)
    assert.deepEqual([before.asesorias, before.tareas], [2, 1])
    assert.ok(before.personas.some(({ _id }: { _id: string }) => _id === heir.id))
    assert.ok(!before.personas.some(({ _id }: { _id: string }) => _id === eva.id))
    const { body } = await close(eva.id, { persona: heir.id })
    assert.deepEqual([body.asesorias, body.tareas], [2, 1])
    assert.deepEqual([body.acceso.asesorias, body.acceso.tareas], [0, 0])
    for (const id of open) assert.equal(await asesorOf(id), heir.id)
    assert.equal(await asesorOf(over), eva.id)
    const told = await api.sql<{ id_entidad: string; antes: object; despues: object }>(
      `select id_entidad, antes, despues from auditoria
       where llamada = 'POST /usuarios/cerrar_acceso' and id_entidad = any ($1)`,
      [[...open, tarea]],
    )
    assert.equal(told.length, 3)
    for (const { id_entidad, antes, despues } of told) {
      const campo = id_entidad === tarea ? 'id_responsable' : 'id_asesor'
      assert.deepEqual([antes, despues], [{ [campo]: eva.id }, { [campo]: heir.id }])
    }
  })

  it('nobody: they keep the name', async () => {
    const { eva, open } = await withWork()
    const { body } = await close(eva.id, { persona: '' })
    assert.deepEqual([body.asesorias, body.tareas, body.acceso.asesorias], [0, 0, 2])
    assert.equal(await asesorOf(open[0]!), eva.id)
  })

  it('a person who can’t take it is refused, and nothing changes', async () => {
    const { eva, open } = await withWork()
    const [closed, gone] = [await somebody(), await somebody()]
    await close(closed.id)
    await remove(gone.id)
    for (const persona of [closed.id, gone.id, eva.id, eva.id.replace(/^./, 'f')]) {
      const { status, body } = await close(eva.id, { persona })
      assert.deepEqual([status, Object.keys(body.campos)], [400, ['persona']])
    }
    assert.equal(await asesorOf(open[0]!), eva.id)
    assert.equal(await signedIn(eva.token), true)
  })
})
