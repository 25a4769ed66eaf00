import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { uuidv7 } from 'uuidv7'
import { PASSWORD } from '../../../test/api.ts'
import { hashToken } from '../../platform/auth/token.ts'
import { newEmail, useUsuarios } from './usuarios.testing.ts'

const { api, whole, crear, create, details, edit, remove, signedIn, login } = useUsuarios()

describe('POST /usuarios/detalles', () => {
  it('[U-06] [N-05] returns the whole user, with the effective tree', async () => {
    const { body } = await crear({ tipo: 1, permisos: { usuarios: { ver: true } } })
    const { permisos, ...usuario } = await details(body.usuario._id)
    assert.deepEqual(usuario, body.usuario)
    assert.partialDeepStrictEqual(permisos, {
      clientes: { ver: false, agregar: false, editar: false, detalles: false },
      asesorias: { ver: false, agregar: false, editar: false, detalles: false },
      usuarios: { ver: true, agregar: false, editar: false },
      configuracion: { membresias: { ver: false }, perfil: { ver: false } },
    })
    assert.equal(JSON.stringify(permisos).split('true').length, 2, 'nothing else is given')
  })

  it('[D21] [D25] 404 for a deleted or unknown user, or one of another empresa', async () => {
    const other = uuidv7()
    await api.addEmpresa(other)
    const gone = await create()
    await remove(gone)
    for (const id of [gone, await api.addUser({ email: newEmail() }, other), uuidv7()]) {
      for (const call of ['detalles', 'editar', 'eliminar'] as const) {
        const { status, body } = await api.call(`POST /usuarios/${call}`, { id, nombre: 'X' })
        assert.deepEqual([status, body.msg], [404, 'El usuario no existe'], call)
      }
    }
  })
})

describe('POST /usuarios/editar', () => {
  it('[U-06] [U-07] [D41] changes every field, returns the row and increments the version', async () => {
    const id = await create()
    const email = newEmail()
    const fields = { nombre: 'Bea', apellido_paterno: 'Nava', apellido_materno: '', tipo: 0, email }
    const { status, body } = await edit(id, { ...fields, password: '', passwordConf: '' })
    assert.deepEqual([status, body.msg], [200, 'Cambios guardados'])
    const { creacion: _c, ...row } = body.usuario
    assert.deepEqual(row, { _id: id, version: 2, ...fields, apellido_materno: null, url_perfil_g: null })
    const { usuarios } = (await api.call('POST /usuarios/listar', { id })).body
    assert.deepEqual(usuarios, [body.usuario])
  })

  it('leaves absent members unchanged', async () => {
    const id = await create({ permisos: { clientes: { ver: true } } })
    const before = await details(id)
    await edit(id, { nombre: 'Otra' })
    await edit(id, {})
    assert.deepEqual(await details(id), { ...before, nombre: 'Otra', version: 2 })
  })

  it('[D41] saving without a change succeeds and keeps the version', async () => {
    const email = newEmail()
    const id = await create({ email, tipo: 1, permisos: { clientes: { ver: true } } })
    const { nombre, apellido_paterno, apellido_materno } = await details(id)
    const whole = {
      nombre,
      apellido_paterno,
      apellido_materno,
      tipo: 1,
      email,
      permisos: { clientes: { ver: true } },
    }
    for (const same of [{}, whole]) {
      const { status, body } = await edit(id, { ...same, version: 1 })
      assert.deepEqual([status, body.usuario.version], [200, 1])
    }
    const another = await edit(id, { ...whole, permisos: { clientes: { ver: false } } })
    assert.equal(another.body.usuario.version, 2)
    assert.equal(
      (await edit(id, { password: 'bicicleta azul y roja', passwordConf: 'bicicleta azul y roja' })).body
        .usuario.version,
      3,
    )
    const entries = await api.sql('select from auditoria where id_entidad = $1', [id])
    assert.equal(entries.length, 3, 'its creation and the two changes')
  })

  it('[U-06] [D24] an empty name, surname, e-mail or tipo is refused', async () => {
    const id = await create()
    for (const campo of ['nombre', 'apellido_paterno', 'email', 'tipo']) {
      for (const empty of ['', null]) {
        const { status, body } = await edit(id, { [campo]: empty })
        assert.equal(status, 400)
        assert.ok(body.campos[campo])
      }
    }
  })

  it('[D41] of several edits of one version one is kept, the others get a conflict', async () => {
    const id = await create()
    const answers = await Promise.all(['A', 'B', 'C'].map((nombre) => edit(id, { nombre, version: 1 })))
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409, 409])
    const stale = await remove(id, { version: 1 })
    assert.equal(stale.status, 409)
    assert.match(stale.body.msg, /Otra persona cambió este registro/)
    const { usuario } = (await api.call('GET /auth/sesion')).body
    for (const { body } of [stale, await edit(id, { nombre: 'D', version: 1 })])
      assert.ok(body.modificado_por.startsWith(usuario.nombre) && Date.parse(body.modificado_el) > 0)
    assert.equal((await remove(id, { version: 2 })).status, 200)
  })
})

describe('POST /usuarios/eliminar', () => {
  it('[U-07] [D25] removes the user from the list, ends the sessions and keeps the row', async () => {
    const email = newEmail()
    const id = await create({ email, nombre: 'Por Borrar' })
    const token = await api.signIn(email)
    assert.deepEqual((await remove(id)).body, { msg: 'Usuario eliminado' })
    assert.deepEqual((await api.call('POST /usuarios/listar', { id })).body.usuarios, [])
    assert.equal(await signedIn(token), false)
    assert.equal((await api.sql('select from sesiones where huella = $1', [hashToken(token)])).length, 0)
    assert.equal((await login(email, PASSWORD)).status, 401)
    const [row] = await api.sql(
      'select u.nombre, i.clave from usuarios u join identidades i on i.id_usuario = u._id where u._id = $1',
      [id],
    )
    assert.equal(row!.nombre, 'Por Borrar')
    // The hash of the password stays for a restore, for 30 days (restore.test.ts).
    assert.match(String(row!.clave), /^\$argon2/)
    assert.equal((await remove(id)).status, 404)
  })

  it('[D24] of several simultaneous calls one deletes', async () => {
    const id = await create()
    const answers = await Promise.all([1, 2, 3].map(() => remove(id)))
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 404, 404])
  })
})

describe('audit', () => {
  it('records each write with the fields before and after, never a password or its hash', async () => {
    const user = whole()
    const id = await create(user)
    await edit(id, { nombre: 'Bea', password: 'una-buena-clave', permisos: { clientes: true } })
    await edit(id, { nombre: 'Beatriz' })
    await remove(id)
    const entries = await api.sql<{ [k: string]: Record<string, unknown> | null } & { todo: string }>(
      `select accion, antes, despues, auditoria::text as todo from auditoria
       where id_entidad = $1 and entidad = 'usuario' order by momento`,
      [id],
    )
    assert.deepEqual(
      entries.map(({ accion, antes, despues }) => [
        accion,
        antes?.nombre,
        despues?.nombre,
        despues?.otra_contrasena,
      ]),
      [
        ['crear', undefined, 'Béa', undefined],
        ['editar', 'Béa', 'Bea', true],
        ['editar', 'Bea', 'Beatriz', undefined],
        ['eliminar', 'Beatriz', undefined, undefined],
      ],
    )
    assert.deepEqual([entries[1]!.antes!.permisos, entries[1]!.despues!.permisos], [null, { clientes: true }])
    for (const { todo } of entries)
      assert.doesNotMatch(todo, new RegExp(`${PASSWORD}|una-buena-clave|argon2`))
  })
})
