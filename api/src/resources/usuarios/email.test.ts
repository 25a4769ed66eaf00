import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { uuidv7 } from 'uuidv7'
import { PASSWORD } from '../../../test/api.ts'
import { holding } from '../../../test/owner/holding.ts'
import { newEmail, TAKEN, useUsuarios } from './usuarios.testing.ts'

const { api, whole, crear, create, details, edit, remove, login } = useUsuarios()

describe('POST /usuarios/crear', () => {
  it('[D40] an e-mail taken in any empresa, ignoring case: 409', async () => {
    const other = uuidv7()
    await api.addEmpresa(other)
    const foreign = newEmail()
    await api.addUser({ email: foreign }, other)
    for (const email of ['ADA@pruebas.MX', ' ada@pruebas.mx ', foreign.toUpperCase()]) {
      const { status, body } = await crear({ email })
      assert.equal(status, 409)
      assert.deepEqual(body, { msg: TAKEN, campos: { email: TAKEN } })
    }
    const email = newEmail()
    await crear({ email: email.toUpperCase() })
    const [row] = (await api.call('POST /usuarios/listar', {})).body.usuarios
    assert.equal(row.email, email.toUpperCase(), 'kept as it was typed')
  })

  it('[D40] of several simultaneous calls with one e-mail one succeeds, and the others leave nothing', async () => {
    const email = newEmail()
    const other = uuidv7()
    await api.addEmpresa(other)
    const elsewhere = newEmail()
    await api.addUser({ email: elsewhere, tipo: 0 }, other)
    const token = await api.signIn(elsewhere)
    const answers = await Promise.all([
      crear({ email }),
      crear({ email: email.toUpperCase() }),
      api.call('POST /usuarios/crear', { ...whole(), id_locatario: other, email }, { token }),
    ])
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409, 409])
    const made = 'select _id from usuarios where lower(email) = $1'
    const rows = [...(await api.sql(made, [email])), ...(await api.sql(made, [email], other))]
    // The tables' owner can see both empresas at once.
    assert.equal(new Set(rows.map(({ _id }) => _id)).size, 1)
  })
})

describe('what is not one plain address', () => {
  it('[D40] [D24] never becomes a user’s e-mail: 400 at its field, and nothing changes', async () => {
    const email = newEmail()
    const id = await create({ email })
    const campos = { email: 'No es un correo válido' }
    for (const other of [
      `${email},otra@pruebas.mx`,
      `Ana <${email}>`,
      'ana?bcc=otra@pruebas.mx',
      'ana%0Abcc@pruebas.mx',
    ]) {
      for (const { status, body } of [await crear({ email: other }), await edit(id, { email: other })])
        assert.deepEqual([status, body.campos], [400, campos], other)
    }
    assert.equal((await details(id)).email, email)
  })
})

describe('POST /usuarios/editar', () => {
  it('[D40] a new e-mail keeps the sessions, works for sign-in, and frees the old one', async () => {
    const [old, email] = [newEmail(), newEmail()]
    const id = await create({ email: old })
    const token = await api.signIn(old)
    await edit(id, { email })
    const { usuario } = (await api.call('GET /auth/sesion', undefined, { token })).body
    assert.equal(usuario.email, email)
    assert.equal((await login(old, PASSWORD)).status, 401)
    assert.equal((await login(email, PASSWORD)).status, 200)
    assert.equal((await crear({ email: old })).status, 200)
  })

  it('[D40] a taken e-mail: 409 and nothing changes; a different case of the user’s own is accepted', async () => {
    const email = newEmail()
    const id = await create({ email })
    const { status, body } = await edit(id, { nombre: 'Cambiada', email: 'ADA@pruebas.mx' })
    assert.deepEqual([status, body], [409, { msg: TAKEN, campos: { email: TAKEN } }])
    assert.equal((await details(id)).nombre, 'Béa')
    assert.equal((await edit(id, { email: email.toUpperCase() })).status, 200)
    assert.equal((await login(email, PASSWORD)).status, 200)
  })

  it('[D40] of two simultaneous calls for one e-mail one succeeds', async () => {
    const [one, two, email] = [await create(), await create(), newEmail()]
    const taken = holding(
      api,
      ['update identidades set email = $2, email_n = $2 where id_usuario = $1', one, email],
      () => edit(two, { email: email.toUpperCase() }),
    )
    assert.equal((await taken).status, 409)
  })

  it('[D40] two users who swap e-mails at once cause no failure, and both can be found', async () => {
    const emails = [newEmail(), newEmail()]
    const ids = [await create({ email: emails[0] }), await create({ email: emails[1] })]
    const answers = await Promise.all([
      edit(ids[0]!, { email: emails[1] }),
      edit(ids[1]!, { email: emails[0] }),
    ])
    assert.deepEqual(
      answers.map(({ status }) => status),
      [409, 409],
    )
  })
})

describe('POST /usuarios/eliminar', () => {
  it('[D40] a new user can reuse the e-mail', async () => {
    const email = newEmail()
    const id = await create({ email })
    await remove(id)
    const again = await create({ email })
    assert.notEqual(again, id)
    assert.equal((await login(email, PASSWORD)).status, 200)
  })
})
