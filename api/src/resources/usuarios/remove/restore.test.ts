import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { uuidv7 } from 'uuidv7'
import { PASSWORD } from '../../../../test/api.ts'
import { cleanUp } from '../../../platform/database/clean-up.ts'
import { newEmail, useUsuarios } from '../usuarios.testing.ts'

const { api, create, details, remove, login } = useUsuarios()
const restore = (id: string, campos: object = {}, token = api.token) =>
  api.call('POST /usuarios/restaurar', { id, ...campos }, { token })

describe('[E-05] POST /usuarios/restaurar', () => {
  it('lets the user enter again with the same password and permissions; ended sessions stay ended', async () => {
    const email = newEmail()
    const id = await create({ email, permisos: { clientes: { ver: true } } })
    const token = await api.signIn(email)
    const before = await details(id)
    await remove(id)
    const { status, body } = await restore(id)
    assert.deepEqual([status, body], [200, { msg: 'Usuario restaurado' }])
    assert.deepEqual(await details(id), { ...before, version: 3 })
    assert.equal((await api.call('GET /auth/sesion', undefined, { token })).status, 401)
    assert.equal((await login(email, PASSWORD)).status, 200)
    assert.equal((await restore(id)).status, 200, 'a call that comes twice')
  })

  it('[D40] says that somebody has the e-mail by now, and leaves the user deleted', async () => {
    const email = newEmail()
    const id = await create({ email })
    await remove(id)
    const next = await create({ email: email.toUpperCase() })
    const { status, body } = await restore(id)
    assert.equal(status, 409)
    assert.equal(
      body.msg,
      'Otro usuario ya tiene el correo de este; mientras lo tenga, no se puede restaurar',
    )
    assert.equal((await api.call('POST /usuarios/detalles', { id })).status, 404)
    await api.call('POST /usuarios/editar', { id: next, email: newEmail() })
    assert.equal((await restore(id)).status, 200)
    assert.equal((await login(email, PASSWORD)).status, 200)
  })

  it('[D53] the password is kept for 30 days; later the user signs in by the recovery link', async () => {
    const age = async (id: string, days: number) => {
      await api.sql(
        'update identidades set eliminacion = now() - make_interval(days => $2) where id_usuario = $1',
        [id, days],
      )
      await cleanUp(api.app.db, { auditDays: 0 })
    }
    for (const [days, wanted, told] of [
      [29, 200, /^Usuario restaurado$/],
      [
        31,
        401,
        /^Usuario restaurado\. Su contraseña ya no se guarda: para entrar necesita recuperar la cuenta/,
      ],
    ] as const) {
      const email = newEmail()
      const id = await create({ email })
      await remove(id)
      await age(id, days)
      const { status, body } = await restore(id)
      assert.equal(status, 200)
      assert.match(body.msg, told)
      assert.equal((await login(email, PASSWORD)).status, wanted, `after ${days} days`)
    }
  })

  it('[D53] a user deleted by a version without restores comes back without a password, and the answer says so', async () => {
    const email = newEmail()
    const id = await create({ email })
    await remove(id)
    await api.sql(`update identidades set clave = '' where id_usuario = $1`, [id])
    assert.match((await restore(id)).body.msg, /Su contraseña ya no se guarda/)
    const password = 'una clave puesta otra vez'
    const set = { id, password, passwordConf: password }
    assert.equal((await api.call('POST /usuarios/editar', set)).status, 200)
    assert.equal((await login(email, password)).status, 200)
  })

  it('[D22] needs every permission that the user has', async () => {
    const id = await create({ permisos: { clientes: { ver: true }, usuarios: { ver: true } } })
    await remove(id)
    const poor = await api.tokenWith({ usuarios: { editar: true, ver: true } })
    const { status, body } = await restore(id, {}, poor)
    assert.deepEqual(
      [status, body.msg],
      [403, 'Para restaurar a este usuario hacen falta todos los permisos que tiene'],
    )
    const rich = await api.tokenWith({ usuarios: { editar: true, ver: true }, clientes: { ver: true } })
    assert.equal((await restore(id, {}, rich)).status, 200)
  })

  it('[D41] [D21] a stale version: 409; nobody’s, another empresa’s: 404', async () => {
    const id = await create()
    await remove(id)
    assert.equal((await restore(id, { version: 1 })).status, 409)
    assert.equal((await restore(uuidv7())).status, 404)
    const other = uuidv7()
    await api.addEmpresa(other)
    const stranger = await api.tokenWith({ usuarios: true, clientes: true, asesorias: true }, other)
    assert.equal((await restore(id, {}, stranger)).status, 404)
    assert.equal((await restore(id, { version: 2 })).status, 200)
  })
})
