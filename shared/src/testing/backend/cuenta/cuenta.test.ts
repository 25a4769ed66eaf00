import { signedIn } from '../../askBackend.testing.ts'
import { CONTRASENA } from './auth.ts'

it('[S-02] [D32] requires the current password before the e-mail or the password changes', async () => {
  const { backend, ask } = signedIn()
  const path = '/configuracion/editar_perfil_personal'
  expect((await ask(path, { email: 'otra@demo.mx' })).status).toBe(400)
  const foto = new File(['x'], 'yo.png', { type: 'image/png' })
  const saved = await ask(path, { email: 'otra@demo.mx', password_actual: CONTRASENA, perfil: foto })
  expect(saved.body).toMatchObject({ perfil: { email: 'otra@demo.mx', url_perfil_g: expect.any(String) } })
  expect(backend.data.usuarios[0]?.email).toBe('otra@demo.mx')
})
