import { authState } from '@backoffice/shared'
import type { PasoPedido } from '@backoffice/shared/contract'
import { CONTRASENA, unUsuario } from '@backoffice/shared/testing'
import { screen, waitFor } from '@testing-library/react'
import { hostBackend, renderHost } from '../../testing/renderHost.tsx'

const backend = hostBackend()
const rosa = unUsuario()
const STEP = '/auth/segundo_paso'
const APP = 'Código de la aplicación'

beforeEach(() => {
  backend.data.usuarios = [rosa]
  localStorage.removeItem('equipos')
})

const asks = (formas: PasoPedido['formas'] = ['codigo', 'recuperacion']) =>
  backend.answers('POST /auth/login', () => ({ segundo_paso: { ticket: 'boleto', formas } }))
const accepts = (equipo?: string) =>
  backend.answers(`POST ${STEP}`, () => ({ token: backend.signIn(rosa), ...(equipo && { equipo }) }))

async function signIn() {
  const host = renderHost(backend, '/login', { usuario: null })
  await host.user.click(await screen.findByRole('textbox', { name: 'Correo' }))
  await host.user.paste(rosa.email)
  await host.user.click(screen.getByLabelText('Contraseña'))
  await host.user.paste(CONTRASENA)
  await host.user.keyboard('{Enter}')
  return host
}

it('[E-17] with a second step, the password alone opens nothing: the code of the app does', async () => {
  asks()
  accepts()
  const { user } = await signIn()
  expect(await screen.findByRole('heading', { name: 'Confirmar el inicio de sesión' })).toBeVisible()
  const code = await screen.findByRole('textbox', { name: APP })
  await waitFor(() => expect(code).toHaveFocus())
  expect(code).toHaveAttribute('autocomplete', 'one-time-code')
  expect(localStorage.getItem('token')).toBeNull()
  expect(authState().isAuthenticated).toBe(false)
  await user.keyboard('123456{Enter}')
  expect(await screen.findByText('Sección en desarrollo')).toBeVisible()
  expect(backend.lastBody(STEP)).toEqual({ ticket: 'boleto', codigo: '123456', recordar: false })
  expect(localStorage.getItem('token')).toMatch(/^token-/)
  expect(localStorage.getItem('equipos')).toBeNull()
})

it('[E-17] a wrong code says so at its field and keeps what was typed; an empty one is not sent', async () => {
  asks()
  const { user } = await signIn()
  const code = await screen.findByRole('textbox', { name: APP })
  await user.click(screen.getByRole('button', { name: 'Continuar' }))
  expect(await screen.findByText('Falta el código')).toBeVisible()
  expect(backend.callsTo(STEP)).toEqual([])
  await user.type(code, '000000')
  const campos = { codigo: 'El código no coincide, o ya se usó' }
  backend.knobs.failNext(STEP, 400, { msg: 'Hay datos que no son válidos', campos })
  await user.keyboard('{Enter}')
  expect(await screen.findByText(campos.codigo)).toBeVisible()
  expect(code).toHaveValue('000000')
  expect(code).toBeInvalid()
})

it('[E-17] a recovery code stands in, and the way back leads to the password', async () => {
  asks()
  accepts()
  const { user } = await signIn()
  await user.click(await screen.findByRole('button', { name: 'Usar un código de recuperación' }))
  await user.type(screen.getByRole('textbox', { name: 'Código de recuperación' }), 'abcd-efgh-jkmn')
  await user.click(screen.getByRole('button', { name: 'Continuar' }))
  await screen.findByText('Sección en desarrollo')
  expect(backend.lastBody(STEP)).toMatchObject({ codigo: 'abcd-efgh-jkmn' })
})

it('[E-17] «Volver a iniciar sesión» leads back to the password', async () => {
  asks()
  const { user } = await signIn()
  await user.click(await screen.findByRole('button', { name: 'Volver a iniciar sesión' }))
  expect(await screen.findByRole('heading', { name: 'Iniciar sesión' })).toBeVisible()
})

it('[E-17] «Recordar este equipo 30 días» keeps the device’s token, with which the next sign-in needs no code', async () => {
  asks()
  accepts('equipo-1')
  const { user, unmount } = await signIn()
  await user.click(await screen.findByRole('checkbox', { name: 'Recordar este equipo 30 días' }))
  await user.type(screen.getByRole('textbox', { name: APP }), '123456{Enter}')
  await screen.findByText('Sección en desarrollo')
  expect(backend.lastBody(STEP)).toMatchObject({ recordar: true })
  expect(JSON.parse(localStorage.getItem('equipos') ?? '')).toEqual(['equipo-1'])
  unmount()
  localStorage.removeItem('token')
})

it('[E-17] a remembered device enters at once; a forgotten one is asked for a code, without an alert', async () => {
  localStorage.setItem('equipos', '["equipo-1"]')
  asks()
  backend.knobs.failNext(STEP, 400, { msg: 'Este equipo ya no se recuerda' })
  const { user } = await signIn()
  const code = await screen.findByRole('textbox', { name: APP })
  expect(backend.lastBody(STEP)).toEqual({ ticket: 'boleto', equipos: ['equipo-1'] })
  expect(screen.queryByText('Este equipo ya no se recuerda')).not.toBeInTheDocument()
  accepts()
  await user.type(code, '123456{Enter}')
  await screen.findByText('Sección en desarrollo')
})

it('[E-17] [L-02] who has no second step makes the calls of always', async () => {
  await signIn()
  await screen.findByText('Sección en desarrollo')
  expect(backend.callsTo(STEP)).toEqual([])
  expect(backend.lastBody('/auth/login')).toEqual({ email: rosa.email, password: CONTRASENA })
})

it('[E-17] where the office requires a second step that the person lacks, every page leads to its set-up', async () => {
  backend.answers('GET /auth/sesion', () => ({
    usuario: rosa,
    empresa: backend.data.empresa,
    falta_paso: true,
  }))
  const host = renderHost(backend, '/login', { usuario: null })
  await host.user.click(await screen.findByRole('textbox', { name: 'Correo' }))
  await host.user.paste(rosa.email)
  await host.user.click(screen.getByLabelText('Contraseña'))
  await host.user.paste(CONTRASENA)
  await host.user.keyboard('{Enter}')
  await waitFor(() => expect(host.address()).toBe('/configuracion/perfil?vista=seguridad'))
  expect(await screen.findByRole('heading', { name: 'Página de configuracion/module' })).toBeVisible()
})
