import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { describe, it } from 'node:test'
import { uuidv7 } from 'uuidv7'
import { PASSWORD, useApi } from '../../test/api'
import { holding } from '../../test/holding'
import { hashToken } from '../auth/token'

const api = useApi()

const newEmail = () => `${uuidv7()}@pruebas.mx`
const whole = () => ({
  id_locatario: api.idLocatario,
  nombre: 'Béa',
  apellido_paterno: 'Núñez',
  apellido_materno: 'Gil',
  tipo: 1,
  email: newEmail(),
  password: PASSWORD,
  passwordConf: PASSWORD,
})
const crear = (campos: object = {}) => api.call('POST /usuarios/crear', { ...whole(), ...campos })
const create = async (campos: object = {}) => (await crear(campos)).body.usuario._id as string
const details = async (id: string) => (await api.call('POST /usuarios/detalles', { id })).body.usuario
const edit = (id: string, campos: object) => api.call('POST /usuarios/editar', { id, ...campos })
const remove = (id: string, campos: object = {}) => api.call('POST /usuarios/eliminar', { id, ...campos })
const stored = async (id: string) => {
  const [row] = await api.sql('select permisos, tipo from usuarios where _id = $1', [id])
  return row
}
const signedIn = async (token: string) =>
  (await api.call('GET /auth/sesion', undefined, { token })).status === 200
const login = (email: string, password: string) =>
  api.call('POST /auth/login', { email, password }, { from: '10.1.0.1' })

const TAKEN = 'El correo no está disponible'

const ASESOR_TREE = {
  clientes: { ver: true, agregar: true, editar: true, detalles: true },
  asesorias: { ver: true, agregar: true, editar: true, detalles: true },
  usuarios: { ver: false, agregar: false, editar: false },
  configuracion: { membresias: { ver: false }, perfil: { ver: true } },
}

describe('POST /usuarios/crear', () => {
  it('[U-05] [N-05] answers the user as the list has it, who can sign in', async () => {
    const user = whole()
    const { status, body } = await api.call('POST /usuarios/crear', user)
    assert.equal(status, 200)
    assert.equal(body.msg, 'Usuario creado')
    const { usuarios } = (await api.call('POST /usuarios/listar', { id: body.usuario._id })).body
    assert.deepEqual(usuarios, [body.usuario])
    const { _id, creacion, ...rest } = body.usuario
    const { id_locatario: _l, password: _p, passwordConf: _c, ...sent } = user
    assert.deepEqual(rest, { ...sent, version: 1, url_perfil_g: null })
    assert.ok(Math.abs(Date.parse(creacion) - Date.now()) < 60_000)
    const token = await api.signIn(user.email)
    assert.equal((await api.call('GET /auth/sesion', undefined, { token })).body.usuario._id, _id)
  })

  it('[U-03] the second surname and passwordConf may be absent', async () => {
    for (const campos of [{ apellido_materno: '', passwordConf: '' }, { apellido_materno: undefined }]) {
      const { body } = await crear(campos)
      assert.equal(body.usuario.apellido_materno, null)
    }
  })

  it('[U-04] [U-10] [D3] [D24] what is missing or wrong is named by field, an empty tipo too', async () => {
    const { status, body } = await api.call('POST /usuarios/crear', {})
    assert.equal(status, 400)
    assert.deepEqual(Object.keys(body.campos).sort(), [
      'apellido_paterno',
      'email',
      'nombre',
      'password',
      'tipo',
    ])
    for (const [campo, values] of Object.entries({
      nombre: ['', ' ', 5, 'x'.repeat(501), 'a\u0000'],
      apellido_paterno: ['', null, 'a\nb'],
      tipo: ['', null, 2, '0', 7],
      email: ['', 'ada', '@', 'a b@c', `${'x'.repeat(250)}@y.mx`, 'a\u0000@b.mx', 'a\ud800@b.mx', 5],
      password: ['', null, 5, 'corta', 'x'.repeat(129), 'x'.repeat(501), 'abcdefgh\ud800', 'password1'],
    })) {
      for (const value of values) {
        const { status, body } = await crear({ [campo]: value, passwordConf: undefined })
        assert.equal(status, 400, `${campo}: ${JSON.stringify(value)?.slice(0, 40)}`)
        assert.ok(body.campos[campo], `${campo}: ${JSON.stringify(body)}`)
        assert.doesNotMatch(body.campos[campo], /invalid|inválid|expected|must/i)
      }
    }
  })

  it('[D26] 8 to 128 characters, whatever they are, not among the commonest', async () => {
    for (const [password, problem] of [
      ['1234567', 'Debe tener al menos 8 caracteres'],
      ['ñ'.repeat(129), 'Admite como máximo 128 caracteres'],
      ['Qwertyuiop', 'Es una de las contraseñas más comunes'],
    ]) {
      const { body } = await crear({ password, passwordConf: password })
      assert.equal(body.campos.password, problem)
    }
    for (const password of ['ñandú-86', '🦊'.repeat(128), '  espacios  ']) {
      const email = newEmail()
      assert.equal((await crear({ email, password, passwordConf: password })).status, 200)
      assert.equal((await login(email, password)).status, 200)
    }
  })

  it('[U-04] a confirmation that differs is refused in the words of the specification', async () => {
    const { status, body } = await crear({ passwordConf: `${PASSWORD}x` })
    assert.equal(status, 400)
    assert.equal(body.msg, 'Las contraseñas no coinciden')
    assert.equal(body.campos.passwordConf, 'Las contraseñas no coinciden')
  })

  it('[D21] another empresa than that of the session: 403', async () => {
    assert.equal((await crear({ id_locatario: uuidv7() })).status, 403)
  })

  it('[D22] without a tree nothing is stored, and the defaults of the tipo hold', async () => {
    const id = await create()
    assert.deepEqual(await stored(id), { permisos: null, tipo: 1 })
    assert.deepEqual((await details(id)).permisos, ASESOR_TREE)
    const admin = await details(await create({ tipo: 0 }))
    assert.equal(admin.permisos.usuarios.editar, true)
  })

  it('[D22] a tree that is sent is stored, also one that equals the defaults and keys of later remotes', async () => {
    for (const permisos of [
      ASESOR_TREE,
      {},
      { clientes: { ver: true }, reportes: { ver: true, x: { y: false } } },
    ]) {
      const id = await create({ permisos })
      assert.deepEqual((await stored(id))!.permisos, permisos)
    }
  })

  it('[D22] [D24] a tree that is none, or beyond all sense, is refused', async () => {
    const deep = (levels: number): object => (levels === 0 ? { x: true } : { x: deep(levels - 1) })
    const wide = (n: number) => Object.fromEntries(Array.from({ length: n }, (_, i) => [`k${i}`, true]))
    for (const permisos of [
      null,
      5,
      [],
      'todo',
      { clientes: 'ver' },
      { clientes: { ver: 1 } },
      { clientes: null },
      { clientes: [true] },
      { 'clientes.ver': true },
      { '': true },
      { 'a b': true },
      { 'a\u0000': true },
      { ['x'.repeat(101)]: true },
      deep(6),
      deep(25),
      wide(501),
      { clientes: wide(250), asesorias: wide(250) },
    ]) {
      const { status, body } = await crear({ permisos })
      assert.equal(status, 400, JSON.stringify(permisos).slice(0, 60))
      assert.ok(body.campos.permisos, JSON.stringify(body))
      assert.doesNotMatch(body.campos.permisos, /invalid|inválid|expected/i)
    }
    for (const permisos of [deep(5), wide(500)]) assert.equal((await crear({ permisos })).status, 200)
  })

  it('[D40] an e-mail that is taken, by any empresa and in any case: 409', async () => {
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

  it('[D40] of several with one e-mail at the same moment one is made, nothing stays of the others', async () => {
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
    // Who owns the tables may see both empresas at once.
    assert.equal(new Set(rows.map(({ _id }) => _id)).size, 1)
  })

  it('[D42] the same Idempotency-Key makes one user; no quick hash of the password is kept', async () => {
    const user = whole()
    const twice = () =>
      api.call('POST /usuarios/crear', user, { headers: { 'idempotency-key': 'usuario-1' } })
    const answers = await Promise.all([twice(), twice()])
    assert.deepEqual(answers[0]!.body, answers[1]!.body)
    assert.equal(answers[0]!.status, 200)
    const other = await api.call(
      'POST /usuarios/crear',
      { ...user, password: 'otra-clave-de-prueba', passwordConf: undefined },
      { headers: { 'idempotency-key': 'usuario-1' } },
    )
    assert.equal(other.status, 409)
    const [row] = await api.sql<{ huella: Buffer }>(
      `select huella from idempotencia where clave = 'usuario-1'`,
    )
    assert.ok(!row!.huella.equals(createHash('sha256').update(JSON.stringify(user)).digest()))
  })
})

describe('POST /usuarios/detalles', () => {
  it('[U-06] [N-05] tells the user whole, with the tree that holds', async () => {
    const { body } = await crear({ tipo: 1, permisos: { usuarios: { ver: true } } })
    const usuario = await details(body.usuario._id)
    assert.deepEqual(usuario, {
      ...body.usuario,
      permisos: {
        clientes: { ver: false, agregar: false, editar: false, detalles: false },
        asesorias: { ver: false, agregar: false, editar: false, detalles: false },
        usuarios: { ver: true, agregar: false, editar: false },
        configuracion: { membresias: { ver: false }, perfil: { ver: false } },
      },
    })
  })

  it('[D21] [D25] 404 for a user who is deleted, of another empresa or nobody', async () => {
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
  it('[U-06] [U-07] [D41] changes every field, answers the row and raises the version', async () => {
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

  it('leaves what is absent as it is', async () => {
    const id = await create({ permisos: { clientes: { ver: true } } })
    const before = await details(id)
    await edit(id, { nombre: 'Otra' })
    await edit(id, {})
    assert.deepEqual(await details(id), { ...before, nombre: 'Otra', version: 2 })
  })

  it('[D41] saving without a change is fine, and is no change', async () => {
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
      (await edit(id, { password: 'bicicleta azul', passwordConf: 'bicicleta azul' })).body.usuario.version,
      3,
    )
    const deeds = await api.sql('select from auditoria where id_entidad = $1', [id])
    assert.equal(deeds.length, 3, 'its creation and the two changes')
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

  it('[U-06] [D26] a password needs its twin where one is sent, and the rules of a new one', async () => {
    const id = await create()
    const refused = async (campos: object, campo: string, sentence: string) => {
      const { status, body } = await edit(id, campos)
      assert.equal(status, 400)
      assert.equal(body.campos[campo], sentence)
    }
    await refused(
      { password: 'una-buena-clave', passwordConf: 'otra' },
      'passwordConf',
      'Las contraseñas no coinciden',
    )
    await refused({ passwordConf: 'una-buena-clave' }, 'password', 'Deben llenarse ambas contraseñas')
    await refused({ password: 'corta' }, 'password', 'Debe tener al menos 8 caracteres')
    await refused(
      { password: '12345678', passwordConf: '12345678' },
      'password',
      'Es una de las contraseñas más comunes',
    )
    assert.equal((await details(id)).version, 1)
  })

  it('[D27] a new password ends every session of that user and no other, and is the one that counts', async () => {
    const email = newEmail()
    const id = await create({ email })
    const [one, two] = [await api.signIn(email), await api.signIn(email)]
    await edit(id, { password: 'una-buena-clave' })
    assert.deepEqual(
      [await signedIn(one), await signedIn(two), await signedIn(api.token)],
      [false, false, true],
    )
    assert.equal((await login(email, PASSWORD)).status, 401)
    assert.equal((await login(email, 'una-buena-clave')).status, 200)
  })

  it('[U-06] [D27] no password, or an empty one, leaves it and the sessions alone', async () => {
    const email = newEmail()
    const id = await create({ email })
    const token = await api.signIn(email)
    for (const campos of [{}, { password: '', passwordConf: '' }, { password: null }]) await edit(id, campos)
    assert.equal(await signedIn(token), true)
    assert.equal((await login(email, PASSWORD)).status, 200)
  })

  it('[D40] another e-mail keeps the sessions, signs in from now on, and frees the old one', async () => {
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

  it('[D40] an e-mail that is taken: 409 and nothing changes; another case of the own one is fine', async () => {
    const email = newEmail()
    const id = await create({ email })
    const { status, body } = await edit(id, { nombre: 'Cambiada', email: 'ADA@pruebas.mx' })
    assert.deepEqual([status, body], [409, { msg: TAKEN, campos: { email: TAKEN } }])
    assert.equal((await details(id)).nombre, 'Béa')
    assert.equal((await edit(id, { email: email.toUpperCase() })).status, 200)
    assert.equal((await login(email, PASSWORD)).status, 200)
  })

  it('[D40] of two who take one e-mail at the same moment one gets it', async () => {
    const [one, two, email] = [await create(), await create(), newEmail()]
    const taken = holding(
      api,
      ['update identidades set email = $2, email_n = $2 where id_usuario = $1', one, email],
      () => edit(two, { email: email.toUpperCase() }),
    )
    assert.equal((await taken).status, 409)
  })

  it('[D40] two who swap their e-mails at the same moment: no failure, and both can be found', async () => {
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

  it('[D22] tipo alone leaves the stored tree; nothing stored follows the tipo', async () => {
    const withTree = await create({ permisos: { clientes: { ver: true, editar: false } } })
    await edit(withTree, { tipo: 0 })
    assert.deepEqual(await stored(withTree), {
      tipo: 0,
      permisos: { clientes: { ver: true, editar: false } },
    })
    const { permisos } = await details(withTree)
    assert.deepEqual([permisos.clientes.editar, permisos.usuarios.editar], [false, true])
    const without = await create()
    await edit(without, { tipo: 0 })
    assert.deepEqual(await stored(without), { tipo: 0, permisos: null })
  })

  it('[D22] a tree that is sent replaces the stored one whole, with what an older remote had put there', async () => {
    const id = await create({ permisos: { reportes: { ver: true } } })
    const { permisos } = await details(id)
    assert.deepEqual(permisos.reportes, { ver: true }, 'the form gets it, and sends it along')
    await edit(id, { permisos })
    assert.deepEqual((await stored(id))!.permisos, permisos)
    await edit(id, { permisos: {} })
    assert.deepEqual((await stored(id))!.permisos, {})
  })

  it('[D22] another permission holds from the next request of that user on', async () => {
    const email = newEmail()
    const id = await create({ email })
    const token = await api.signIn(email)
    const mayList = async () => (await api.call('POST /clientes/listar', {}, { token })).status
    const inSession = async () =>
      (await api.call('GET /auth/sesion', undefined, { token })).body.usuario.permisos.clientes.ver
    assert.deepEqual([await mayList(), await inSession()], [200, true])
    await edit(id, { permisos: { clientes: { ver: false } } })
    assert.deepEqual([await mayList(), await inSession()], [403, false])
    await edit(id, { permisos: { clientes: { ver: true } } })
    assert.deepEqual([await mayList(), await inSession()], [200, true])
    await edit(id, { tipo: 0 })
    assert.equal((await api.call('POST /usuarios/listar', {}, { token })).status, 200)
  })

  it('[D3] tipo 7 stays where it is, and can not be given', async () => {
    const id = await create({ tipo: 0 })
    const { status, body } = await edit(id, { tipo: 7 })
    assert.deepEqual([status, body.campos], [400, { tipo: 'Debe ser 0 o 1' }])
    await api.sql('update usuarios set tipo = 7 where _id = $1', [id])
    assert.equal((await edit(id, { tipo: 7, nombre: 'Siete' })).body.usuario.tipo, 7)
    assert.equal((await edit(id, { nombre: 'Siete' })).body.usuario.tipo, 7)
    assert.equal((await edit(id, { tipo: 1 })).body.usuario.tipo, 1)
    assert.equal((await edit(id, { tipo: 7 })).status, 400)
  })

  it('[D41] of several with the same version one is kept, the others hear of it', async () => {
    const id = await create()
    const answers = await Promise.all(['A', 'B', 'C'].map((nombre) => edit(id, { nombre, version: 1 })))
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409, 409])
    const stale = await remove(id, { version: 1 })
    assert.equal(stale.status, 409)
    assert.match(stale.body.msg, /Otra persona cambió este registro/)
    assert.equal((await remove(id, { version: 2 })).status, 200)
  })
})

describe('POST /usuarios/eliminar', () => {
  it('[U-07] [D25] takes the user off the list, ends the sessions and keeps the row', async () => {
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
    assert.deepEqual(row, { nombre: 'Por Borrar', clave: '' }, 'the hash of the password goes')
    assert.equal((await remove(id)).status, 404)
  })

  it('[D40] the e-mail can be used again, by a new user', async () => {
    const email = newEmail()
    const id = await create({ email })
    await remove(id)
    const again = await create({ email })
    assert.notEqual(again, id)
    assert.equal((await login(email, PASSWORD)).status, 200)
  })

  it('[D24] of several at the same moment one deletes', async () => {
    const id = await create()
    const answers = await Promise.all([1, 2, 3].map(() => remove(id)))
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 404, 404])
  })
})

describe('audit', () => {
  it('tells of each write with the fields before and after, never a password or its hash', async () => {
    const user = whole()
    const id = await create(user)
    await edit(id, { nombre: 'Bea', password: 'una-buena-clave', permisos: { clientes: true } })
    await edit(id, { nombre: 'Beatriz' })
    await remove(id)
    const deeds = await api.sql<{ [k: string]: Record<string, unknown> | null } & { todo: string }>(
      `select accion, antes, despues, auditoria::text as todo from auditoria
       where id_entidad = $1 and entidad = 'usuario' order by momento`,
      [id],
    )
    assert.deepEqual(
      deeds.map(({ accion, antes, despues }) => [
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
    assert.deepEqual([deeds[1]!.antes!.permisos, deeds[1]!.despues!.permisos], [null, { clientes: true }])
    for (const { todo } of deeds) assert.doesNotMatch(todo, new RegExp(`${PASSWORD}|una-buena-clave|argon2`))
  })
})
