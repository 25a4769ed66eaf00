import { authState } from '@backoffice/shared'
import { CONTRASENA, unUsuario } from '@backoffice/shared/testing'
import { screen, waitFor } from '@testing-library/react'
import { hostBackend, renderHost } from '../testing/renderHost.tsx'

const backend = hostBackend()
const rosa = unUsuario()

beforeEach(() => {
  backend.data.usuarios = [rosa]
})

async function openSignIn(path = '/login') {
  const host = renderHost(backend, path, { usuario: null })
  await screen.findByRole('heading', { name: 'Iniciar sesión' })
  const correo = screen.getByRole('textbox', { name: 'Correo' })
  const contrasena = screen.getByLabelText('Contraseña')
  const signIn = async (email: string, password: string) => {
    await host.user.click(correo)
    await host.user.paste(email)
    await host.user.click(contrasena)
    await host.user.paste(password)
    await host.user.keyboard('{Enter}')
  }
  return { ...host, correo, contrasena, signIn }
}

it('[L-01] [G-22] signed out, / shows Correo and Contraseña, and focuses Correo', async () => {
  const { correo, contrasena } = await openSignIn('/')
  await waitFor(() => expect(correo).toHaveFocus())
  expect(correo).toHaveAttribute('autocomplete', 'username')
  expect(contrasena).toHaveAttribute('autocomplete', 'current-password')
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument()
})

it('[L-01] the password can be shown and hidden again', async () => {
  const { user, contrasena } = await openSignIn()
  await user.type(contrasena, 'secreta')
  await user.click(screen.getByRole('button', { name: 'Mostrar contraseña' }))
  expect(contrasena).toHaveAttribute('type', 'text')
  await user.click(screen.getByRole('button', { name: 'Ocultar contraseña' }))
  expect(contrasena).toHaveAttribute('type', 'password')
})

it('[L-02] [L-09] Enter signs in: the token is stored under «token», and the dashboard follows', async () => {
  const { signIn, address } = await openSignIn()
  await signIn('rosa@demo.mx', CONTRASENA)
  expect(await screen.findByText('Sección en desarrollo')).toBeVisible()
  expect(address()).toBe('/dashboard')
  expect(localStorage.getItem('token')).toMatch(/^token-/)
  expect(authState()).toMatchObject({ isAuthenticated: true, usuario: { email: 'rosa@demo.mx' } })
})

it('[L-03] a refusal shows the sentence, marks the fields and keeps the e-mail', async () => {
  const { signIn, correo, contrasena, address } = await openSignIn()
  localStorage.setItem('token', 'uno-viejo')
  await signIn('rosa@demo.mx', 'equivocada')
  expect(await screen.findByRole('alert')).toHaveTextContent('El correo o la contraseña no son correctos')
  expect(correo).toHaveValue('rosa@demo.mx')
  expect(correo).toBeInvalid()
  expect(contrasena).toBeInvalid()
  expect(contrasena).toHaveFocus()
  expect(address()).toBe('/login')
  expect(localStorage.getItem('token')).toBeNull()
  expect(authState()).toMatchObject({ isAuthenticated: false, loginError: true })
})

it('[L-03] typing again clears the error', async () => {
  const { signIn, user, correo } = await openSignIn()
  await signIn('rosa@demo.mx', 'equivocada')
  await waitFor(() => expect(correo).toBeInvalid())
  await user.type(correo, 'x')
  expect(correo).toBeValid()
})

it('[L-03] [N-02] shows the server’s sentence after too many attempts', async () => {
  const { signIn } = await openSignIn()
  backend.knobs.failNext('/auth/login', 429, { msg: 'Demasiados intentos. Probar de nuevo en 2 minutos' })
  await signIn('rosa@demo.mx', CONTRASENA)
  expect(await screen.findByRole('alert')).toHaveTextContent('Probar de nuevo en 2 minutos')
})

it('[L-10] sends to the server exactly what was typed', async () => {
  const { signIn } = await openSignIn()
  await signIn('esto no es un correo', '1')
  await screen.findByRole('alert')
  expect(backend.lastBody('/auth/login')).toEqual({ email: 'esto no es un correo', password: '1' })
})

it('[D17] allows one attempt at a time', async () => {
  const { signIn, user, contrasena } = await openSignIn()
  const release = backend.knobs.hold('/auth/login')
  await signIn('rosa@demo.mx', CONTRASENA)
  await waitFor(() => expect(screen.getByRole('button', { name: 'Iniciar sesión' })).toBeDisabled())
  await user.type(contrasena, '{Enter}')
  release()
  await screen.findByText('Sección en desarrollo')
  expect(backend.callsTo('/auth/login')).toHaveLength(1)
})

it('[G-05] the loader shows while the sign-in is under way', async () => {
  const { signIn } = await openSignIn()
  const release = backend.knobs.hold('/auth/login')
  await signIn('rosa@demo.mx', CONTRASENA)
  expect(await screen.findByRole('progressbar', { name: 'Cargando' })).toBeInTheDocument()
  release()
  await screen.findByText('Sección en desarrollo')
  await waitFor(() => expect(screen.queryByRole('progressbar')).not.toBeInTheDocument())
})

it('[D35] without an answer the notice shows, everything typed stays, and a retry works', async () => {
  const { signIn, user, correo, contrasena } = await openSignIn()
  backend.knobs.down = true
  await signIn('rosa@demo.mx', CONTRASENA)
  expect(await screen.findByText('Sin conexión con el servidor')).toBeVisible()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  expect(correo).toHaveValue('rosa@demo.mx')
  expect(correo).toBeValid()
  expect(contrasena).toHaveValue(CONTRASENA)

  backend.knobs.down = false
  await user.click(screen.getByRole('button', { name: 'Reintentar' }))
  await waitFor(() => expect(screen.queryByText('Sin conexión con el servidor')).not.toBeInTheDocument())
  await user.click(screen.getByRole('button', { name: 'Iniciar sesión' }))
  expect(await screen.findByText('Sección en desarrollo')).toBeVisible()
})

it('[D35] clears the previous refusal when the next attempt gets no answer', async () => {
  const { signIn, user, contrasena } = await openSignIn()
  await signIn('rosa@demo.mx', 'equivocada')
  await waitFor(() => expect(contrasena).toBeInvalid())
  backend.knobs.down = true
  await user.type(contrasena, '{Enter}')
  expect(await screen.findByText('Sin conexión con el servidor')).toBeVisible()
  expect(contrasena).toBeValid()
})

it('[L-03] an answer without a token does not sign in', async () => {
  const { signIn, contrasena, address } = await openSignIn()
  backend.knobs.failNext('/auth/login', 200, {})
  await signIn('rosa@demo.mx', CONTRASENA)
  await waitFor(() => expect(contrasena).toBeInvalid())
  expect(address()).toBe('/login')
  expect(localStorage.getItem('token')).toBeNull()
})

it('a person whose office moved to another installation reads where, and goes there', async () => {
  backend.answers('POST /auth/login', () => ({ oficina_en: 'https://norte.oficina.mx' }))
  const { signIn, user } = await openSignIn()
  await signIn(rosa.email, CONTRASENA)
  expect(await screen.findByRole('heading', { name: 'La oficina cambió de dirección' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Ir a norte.oficina.mx' })).toHaveAttribute(
    'href',
    'https://norte.oficina.mx/login',
  )
  expect(authState().isAuthenticated).toBe(false)
  await user.click(screen.getByRole('button', { name: 'Volver a iniciar sesión' }))
  expect(await screen.findByRole('heading', { name: 'Iniciar sesión' })).toBeVisible()
})

it('an address of another kind is no place to go', async () => {
  backend.answers('POST /auth/login', () => ({ oficina_en: 'javascript:alert(1)' }))
  const { signIn } = await openSignIn()
  await signIn(rosa.email, CONTRASENA)
  expect(await screen.findByText('No se pudo iniciar sesión')).toBeVisible()
  expect(screen.queryByRole('link', { name: /^Ir a/ })).not.toBeInTheDocument()
})
