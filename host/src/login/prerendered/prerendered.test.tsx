import { screen, waitFor } from '@testing-library/react'
import { hostBackend, renderHost } from '../../testing/renderHost.tsx'
import { textos } from '../login.textos.ts'

const backend = hostBackend()
const prerendered = () => document.getElementById('prerendered')
const field = (name: string) => prerendered()?.querySelector<HTMLInputElement>(`[name=${name}]`)

/** The form of the page, as the build writes it, in which someone has begun. */
function pageWithForm({ pressed = '', email = 'ana@demo.mx', secret = 'secreta' } = {}) {
  const form = document.createElement('div')
  form.id = 'prerendered'
  form.innerHTML = '<form><input name="email"><input name="password" type="password"></form>'
  const button = document.createElement('button')
  button.textContent = pressed
  button.dataset.pressed = ''
  if (pressed) form.append(button)
  document.body.prepend(form)
  Object.assign(field('email') ?? {}, { value: email })
  Object.assign(field('password') ?? {}, { value: secret })
  field(email ? 'password' : 'email')?.focus()
  field('password')?.setSelectionRange(2, 4)
}
afterEach(() => prerendered()?.remove())

const password = () => screen.findByLabelText<HTMLInputElement>('Contraseña')

it('[L-01] sign-in goes on with what was typed in the form of the page, which disappears', async () => {
  pageWithForm()
  renderHost(backend, '/login', { usuario: null })
  await waitFor(() => expect(prerendered()).toBeNull())
  const typed = await password()
  expect(screen.getByLabelText('Correo')).toHaveValue('ana@demo.mx')
  expect(typed).toHaveValue('secreta')
  expect(typed).toHaveFocus()
  expect([typed.selectionStart, typed.selectionEnd]).toEqual([2, 4])
})

it('[L-02] Enter in the form of the page signs in with what was typed', async () => {
  pageWithForm({ pressed: textos.entrar })
  renderHost(backend, '/login', { usuario: null })
  await waitFor(() => expect(backend.callsTo('/auth/login')).toHaveLength(1))
  expect(backend.callsTo('/auth/login')[0]?.body).toEqual({ email: 'ana@demo.mx', password: 'secreta' })
})

it('[L-04] a pressed «No recuerdas tu contraseña?» opens recovery', async () => {
  pageWithForm({ pressed: textos.olvido })
  renderHost(backend, '/login', { usuario: null })
  await waitFor(() => expect(prerendered()).toBeNull())
  await waitFor(() => expect(screen.queryByLabelText('Contraseña')).toBeNull())
})

it('[D36] over an empty field the given e-mail stands, and the password has the focus', async () => {
  pageWithForm({ email: '', secret: '' })
  renderHost(backend, '/login', { usuario: null, state: { correo: 'dado@demo.mx' } })
  const typed = await password()
  await waitFor(() => expect(typed).toHaveFocus())
  expect(screen.getByLabelText('Correo')).toHaveValue('dado@demo.mx')
})

it('a page without the form begins empty', async () => {
  renderHost(backend, '/login', { usuario: null })
  expect(await password()).toHaveValue('')
  expect(screen.getByLabelText('Correo')).toHaveFocus()
})

it('whoever is signed in sees their page, and the form is gone', async () => {
  pageWithForm()
  renderHost(backend, '/login')
  expect(await screen.findByText('Sección en desarrollo')).toBeVisible()
  await waitFor(() => expect(prerendered()).toBeNull())
})
