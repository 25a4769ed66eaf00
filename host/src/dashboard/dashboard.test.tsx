import { CONTRASENA, unUsuario } from '@backoffice/shared/testing'
import { screen, within } from '@testing-library/react'
import { hostBackend, renderHost } from '../testing/renderHost.tsx'

const backend = hostBackend()

it('[G-10] the dashboard reads «Sección en desarrollo» and links to the permitted sections', async () => {
  renderHost(backend, '/dashboard', { usuario: unUsuario({ permisos: { clientes: { ver: true } } }) })
  expect(await screen.findByText('Sección en desarrollo')).toBeVisible()
  const main = screen.getByRole('main')
  expect(await within(main).findByRole('link', { name: 'Clientes' })).toHaveAttribute('href', '/clientes')
  expect(within(main).queryByRole('link', { name: 'Usuarios' })).not.toBeInTheDocument()
})

it('[G-10] [G-15] [G-22] signed in, / and /login redirect to the dashboard', async () => {
  const { address } = renderHost(backend, '/')
  expect(await screen.findByText('Sección en desarrollo')).toBeVisible()
  expect(address()).toBe('/dashboard')
})

async function signInAfterAsking(path: string, usuario = unUsuario()) {
  const host = renderHost(backend, path, { usuario: null })
  backend.data.usuarios = [usuario]
  await host.user.type(await screen.findByRole('textbox', { name: 'Correo' }), usuario.email)
  await host.user.type(screen.getByLabelText('Contraseña'), `${CONTRASENA}{Enter}`)
  await screen.findByText('Sección en desarrollo')
  return host
}

it('[D33] a sent link while signed out: the dashboard first, and «Continuar en …» leads there', async () => {
  const { user, address } = await signInAfterAsking('/clientes/nuevo?desde=correo')
  expect(address()).toBe('/dashboard')
  await user.click(screen.getByRole('link', { name: 'Continuar en Nuevo cliente' }))
  expect(await screen.findByRole('heading', { name: 'Página de clientes/module' })).toBeVisible()
  expect(address()).toBe('/clientes/nuevo?desde=correo')
})

it('[D33] offers it once, and only for a page that the person requested', async () => {
  const { user } = await signInAfterAsking('/clientes')
  expect(screen.getByRole('link', { name: 'Continuar en Clientes' })).toBeVisible()
  const nav = screen.getByRole('navigation', { name: 'Principal' })
  await user.click(within(nav).getByRole('link', { name: 'Usuarios' }))
  await screen.findByRole('heading', { name: 'Página de usuarios/module' })
  await user.click(within(nav).getByRole('link', { name: 'Inicio' }))
  await screen.findByText('Sección en desarrollo')
  expect(screen.queryByRole('link', { name: /Continuar en/ })).not.toBeInTheDocument()
})

it('[D33] after Cerrar sesión the next person is not offered the previous person’s page', async () => {
  const { user } = await signInAfterAsking('/')
  const nav = screen.getByRole('navigation', { name: 'Principal' })
  await user.click(within(nav).getByRole('link', { name: 'Clientes' }))
  await screen.findByRole('heading', { name: 'Página de clientes/module' })
  await user.click(within(nav).getByRole('button', { name: 'Configuración' }))
  await user.click(within(nav).getByRole('button', { name: 'Cerrar sesión' }))
  await user.type(await screen.findByRole('textbox', { name: 'Correo' }), 'rosa@demo.mx')
  await user.type(screen.getByLabelText('Contraseña'), `${CONTRASENA}{Enter}`)
  await screen.findByText('Sección en desarrollo')
  expect(screen.queryByRole('link', { name: /Continuar en/ })).not.toBeInTheDocument()
})

it.each(['//otro.sitio/robo', 'https://otro.sitio/', '/\\otro.sitio', '/no-existe', '/dashboard'])(
  '[D33] %s is never offered',
  async (path) => {
    sessionStorage.setItem('pagina-pedida', path)
    renderHost(backend, '/dashboard')
    await screen.findByText('Sección en desarrollo')
    expect(screen.queryByRole('link', { name: /Continuar en/ })).not.toBeInTheDocument()
  },
)

it('[E-17] home tells a person without a second step from when the office will require one', async () => {
  backend.answers('GET /auth/sesion', () => ({
    usuario: unUsuario(),
    empresa: backend.data.empresa,
    paso_desde: '2026-12-03T18:00:00.000Z',
  }))
  renderHost(backend, '/dashboard')
  expect(
    await screen.findByText(/A partir del 3 de diciembre de 2026 hará falta un segundo paso/),
  ).toBeVisible()
  expect(screen.getByRole('link', { name: 'Activarlo en Seguridad' })).toHaveAttribute(
    'href',
    '/configuracion/perfil?vista=seguridad',
  )
})
