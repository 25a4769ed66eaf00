import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { type FilePart, multipart, pngPart } from '../../../test/multipart.ts'
import { PASSWORD, useApi } from '../../../test/api.ts'
import { lastMail } from '../../../test/outbox.ts'

const api = useApi()

const save = async (
  fields: Record<string, unknown>,
  { token = api.token, file, from }: { token?: string; file?: FilePart; from?: string } = {},
) => {
  const { headers, payload } = multipart(fields, file)
  const url = '/admin/configuracion/editar_perfil_personal'
  return api.raw({
    method: 'POST',
    url,
    headers: { ...headers, 'x-auth-token': token },
    payload,
    ...(from && { remoteAddress: from }),
  })
}
const session = (token: string) => api.call('GET /auth/sesion', undefined, { token })
const signs = async (email: string, password: string, from = '10.3.0.1') =>
  (await api.call('POST /auth/login', { email, password }, { token: '', from })).status
/** A signed-in user without any permission. */
async function person(email: string) {
  const id = await api.addUser({ email, nombre: 'Ana' })
  await api.sql(`update usuarios set permisos = '{}' where _id = $1`, [id])
  return { id, token: await api.signIn(email) }
}

describe('POST /configuracion/editar_perfil_personal', () => {
  it('[D40] [D24] what is not one plain address never becomes one’s e-mail', async () => {
    const { token } = await person('dora@pruebas.mx')
    for (const email of [
      'dora@pruebas.mx,otra@pruebas.mx',
      'Dora <dora@pruebas.mx>',
      'dora?cc=x@pruebas.mx',
    ]) {
      const { status, body } = await save({ email, password_actual: PASSWORD }, { token })
      assert.deepEqual([status, body.campos], [400, { email: 'No es un correo válido' }], email)
    }
    assert.equal((await session(token)).body.usuario.email, 'dora@pruebas.mx')
  })

  it('[S-02] [D23] a session is enough to change names; absent members, tipo and permissions stay', async () => {
    const { id, token } = await person('ana@pruebas.mx')
    const { status, body } = await save(
      {
        nombre: ' José ',
        apellido_paterno: 'Ñúñez',
        apellido_materno: '',
        email: 'ana@pruebas.mx',
        password: '',
        password_actual: '',
      },
      { token },
    )
    assert.equal(status, 200)
    assert.equal(body.msg, 'Perfil guardado')
    assert.equal(body.perfil._id, id)
    assert.equal(body.perfil.version, 2)
    assert.deepEqual(
      [body.perfil.nombre, body.perfil.apellido_paterno, body.perfil.apellido_materno, body.perfil.tipo],
      ['José', 'Ñúñez', null, 1],
    )
    const { usuario } = (await session(token)).body
    assert.deepEqual([usuario.nombre, usuario.url_perfil_g], ['José', null])
    assert.equal(usuario.permisos.clientes.ver, false)
    await save({ apellido_materno: 'Paz', tipo: '0', permisos: '{}', id: api.admin }, { token })
    const after = (await session(token)).body.usuario
    assert.deepEqual([after.nombre, after.apellido_materno, after.tipo], ['José', 'Paz', 1])
  })

  it('[D24] requires a name, a valid e-mail, valid texts, and a form', async () => {
    const { token } = await person('beto@pruebas.mx')
    for (const [campo, value] of [
      ['nombre', ' '],
      ['email', ''],
      ['email', 'sin arroba'],
      ['version', 'x'],
      ['apellido_paterno', 'x'.repeat(501)],
    ] as const) {
      const { status, body } = await save({ [campo]: value }, { token })
      assert.equal(status, 400, campo)
      assert.ok(body.campos[campo], campo)
    }
    const json = await api.raw({
      method: 'POST',
      url: '/admin/configuracion/editar_perfil_personal',
      headers: { 'x-auth-token': token },
      payload: { nombre: 'Ana' },
    })
    assert.equal(json.status, 415)
  })

  it('[D41] a stale version gets 409 and changes nothing', async () => {
    const { token } = await person('ceci@pruebas.mx')
    assert.equal((await save({ nombre: 'Uno', version: '1' }, { token })).status, 200)
    assert.equal((await save({ nombre: 'Dos', version: '1' }, { token })).status, 409)
    assert.equal((await session(token)).body.usuario.nombre, 'Uno')
  })

  it('[D32] a new e-mail or password requires the current password; the same e-mail in another case does not', async () => {
    const { token } = await person('dani@pruebas.mx')
    for (const change of [{ email: 'otra@pruebas.mx' }, { password: 'bicicleta azul y roja' }]) {
      const missing = await save({ nombre: 'X', ...change }, { token })
      assert.equal(missing.status, 400)
      assert.match(missing.body.campos.password_actual, /^Hace falta la contraseña actual/)
      const wrong = await save({ nombre: 'X', ...change, password_actual: 'no es' }, { token })
      assert.equal(wrong.status, 400)
      assert.equal(wrong.body.campos.password_actual, 'La contraseña actual no es correcta')
    }
    assert.equal((await session(token)).body.usuario.nombre, 'Ana')
    assert.equal((await save({ email: 'Dani@Pruebas.mx' }, { token })).body.perfil.email, 'Dani@Pruebas.mx')
    const good = await save({ email: 'otra@pruebas.mx', password_actual: PASSWORD }, { token })
    assert.equal(good.body.perfil.email, 'otra@pruebas.mx')
    assert.equal(await signs('otra@pruebas.mx', PASSWORD), 200)
    assert.equal(await signs('dani@pruebas.mx', PASSWORD), 401)
  })

  it('[D27] a new password ends the other sessions, and this one stays', async () => {
    const { token } = await person('elia@pruebas.mx')
    const other = await api.signIn('elia@pruebas.mx')
    await api.call('POST /auth/confirmar_correo', { email: 'elia@pruebas.mx' }, { token: '' })
    const change = { password: 'bicicleta azul y roja', password_actual: PASSWORD }
    assert.equal((await save(change, { token })).status, 200)
    assert.equal((await session(token)).status, 200)
    assert.equal((await session(other)).status, 401)
    assert.equal(await signs('elia@pruebas.mx', 'bicicleta azul y roja'), 200)
    assert.equal(await signs('elia@pruebas.mx', PASSWORD), 401)
    const { token: link } = await lastMail(api, 'elia@pruebas.mx')
    const stale = { password: 'otra bicicleta muy roja', token_recuperacion: link }
    assert.equal((await api.call('POST /auth/recuperar_password', stale, { token: '' })).status, 400)
  })

  it('[D26] a new password must be strong; a weak one does not count as an attempt', async () => {
    const { token } = await person('fede@pruebas.mx')
    for (const password of ['corta', 'password123', 'fede@pruebas.mx', 'fede-2026-fede', 'Pruebas-2026']) {
      const { status, body } = await save({ password, password_actual: 'no es' }, { token })
      assert.equal(status, 400)
      assert.deepEqual(Object.keys(body.campos), ['password'])
    }
    const [row] = await api.sql<{
      n: number
    }>(`select count(*)::int as n from intentos where direccion like 'perfil:%'
      and cuenta = sha256('fede@pruebas.mx')`)
    assert.equal(row!.n, 0)
  })

  it('[D40] a taken e-mail gets a 409, even with simultaneous requests', async () => {
    const { token } = await person('gema@pruebas.mx')
    const taken = await save({ email: ' ADA@pruebas.mx', password_actual: PASSWORD }, { token })
    assert.deepEqual([taken.status, taken.body.msg], [409, 'El correo no está disponible'])
    const people = [await person('gil1@pruebas.mx'), await person('gil2@pruebas.mx')]
    const answers = await Promise.all(
      people.map(({ token }) => save({ email: 'libre@pruebas.mx', password_actual: PASSWORD }, { token })),
    )
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409])
  })

  it('[D32] [D27] wrong current passwords are limited, from any address, known ones too', async () => {
    const { token } = await person('hugo@pruebas.mx')
    const attempt = (i: number, password_actual = 'no es') =>
      save({ password: 'bicicleta azul y roja', password_actual }, { token, from: `10.4.0.${i}` })
    const answers = await Promise.all(Array.from({ length: 14 }, (_, i) => attempt(i)))
    assert.equal(answers.filter(({ status }) => status === 400).length, 10)
    assert.equal(answers.filter(({ status }) => status === 429).length, 4)
    const right = await attempt(99, PASSWORD)
    assert.equal(right.status, 429)
    assert.ok(Number(right.headers['retry-after']) > 800)
    assert.equal((await save({ nombre: 'Hugo' }, { token })).status, 200, 'names can still be changed')
  })

  it('[D32] they count as failed sign-ins of that address, until the right password', async () => {
    const { token } = await person('ines@pruebas.mx')
    const change = { password: 'bicicleta azul y roja' }
    const count = async () => {
      const rows = await api.sql<{ n: number }>(
        `select count(*)::int as n from intentos where cuenta = sha256('ines@pruebas.mx') and direccion = '10.5.0.1'`,
      )
      return rows[0]!.n
    }
    await save({ ...change, password_actual: 'no es' }, { token, from: '10.5.0.1' })
    assert.equal(await count(), 1)
    await save({ ...change, password_actual: PASSWORD }, { token, from: '10.5.0.1' })
    assert.equal(await count(), 0)
  })

  it('audits the changes, without the password', async () => {
    const { id, token } = await person('jose@pruebas.mx')
    await save({ nombre: 'José', password: 'clave-nueva-9', password_actual: PASSWORD }, { token })
    await save({ email: 'x@pruebas.mx', password_actual: 'clave-mala-9' }, { token })
    const rows = await api.sql<{ accion: string; todo: string }>(
      `select accion, auditoria::text as todo from auditoria where id_usuario = $1 and accion <> 'iniciar_sesion' order by momento`,
      [id],
    )
    assert.deepEqual(
      rows.map(({ accion }) => accion),
      ['editar', 'confirmar_contrasena_fallido'],
    )
    assert.match(rows[0]!.todo, /otra_contrasena/)
    for (const { todo } of rows) assert.doesNotMatch(todo, /clave-nueva|clave-mala|argon2/)
  })

  it('[D30] discards a photo sent with a refused change', async () => {
    const { token } = await person('kike@pruebas.mx')
    const file = pngPart('perfil')
    for (const fields of [
      { nombre: '' },
      { version: '9' },
      { password: 'bicicleta azul y roja' },
      { email: 'ada@pruebas.mx', password_actual: PASSWORD },
    ]) {
      assert.ok((await save(fields, { token, file })).status >= 400)
    }
    for await (const { key } of api.app.files.list('fotos/')) assert.fail(key)
    assert.deepEqual(await api.sql('select clave from bytes_sueltos'), [])
  })
})
