import { signedIn } from '../../askBackend.testing.ts'
import { unUsuario } from '../../builders.ts'
import { CONTRASENA } from './auth.ts'
import { CODIGO } from './recuperacion.ts'

it('[S-02] [D32] requires the current password before the e-mail or the password changes', async () => {
  const { backend, ask } = signedIn()
  const path = '/configuracion/editar_perfil_personal'
  expect((await ask(path, { email: 'otra@demo.mx' })).status).toBe(400)
  const foto = new File(['x'], 'yo.png', { type: 'image/png' })
  const saved = await ask(path, { email: 'otra@demo.mx', password_actual: CONTRASENA, perfil: foto })
  expect(saved.body).toMatchObject({ perfil: { email: 'otra@demo.mx', url_perfil_g: expect.any(String) } })
  expect(backend.data.usuarios[0]?.email).toBe('otra@demo.mx')
  const text = new File(['x'], 'yo.txt', { type: 'text/plain' })
  expect((await ask(path, { perfil: text })).status).toBe(415)
})

it('[D28] [L-06] a ticket and the code of the mail give a new password; the plain contract answers the digits', async () => {
  const { ask } = signedIn()
  const email = unUsuario().email
  const { codigo: ticket } = (await ask('/auth/confirmar_correo', { email })).body
  expect(await ask('/auth/verificar_codigo', { email, ticket, codigo: '0000' })).toMatchObject({
    body: { msg: 'El código no coincide' },
  })
  expect((await ask('/auth/recuperar_password', { email, password: 'nueva-clave' })).status).toBe(400)
  const { token_recuperacion } = (await ask('/auth/verificar_codigo', { email, ticket, codigo: CODIGO })).body
  await ask('/auth/recuperar_password', { password: 'nueva-clave', token_recuperacion })
  expect((await ask('/auth/login', { email, password: CONTRASENA })).status).toBe(401)
  expect((await ask('/auth/login', { email, password: 'nueva-clave' })).status).toBe(200)
  const plain = signedIn({}, 'plain').ask
  expect((await plain('/auth/confirmar_correo', { email })).body).toMatchObject({ codigo: CODIGO })
  expect((await plain('/auth/recuperar_password', { email, password: 'x' })).status).toBe(200)
})
