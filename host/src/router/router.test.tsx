import { sessionLoaded, setSubject } from '@backoffice/shared'
import { Link } from '@backoffice/shared/router'
import { unaEmpresa, unUsuario } from '@backoffice/shared/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { loader } from '../federation/sections'
import { hostBackend, renderHost } from '../testing/renderHost'
import { takeAskedPath } from './asked-path'

const mockDashboard: { error: Error | null } = { error: null }
jest.mock('../dashboard', () => ({
  DashboardPage: () => {
    if (mockDashboard.error) throw mockDashboard.error
    return (
      <>
        <p>Sección en desarrollo</p>
        <Link to="/usuarios" state={{ afterSave: true }}>
          Como después de guardar
        </Link>
        <Link to="/usuarios">Como quien lo pide</Link>
      </>
    )
  },
}))

// What one test's page would fetch when idle must not reach into the next test.
jest.mock('../idle', () => ({ onIdle: () => undefined }))

const backend = hostBackend()
const never = new Promise<never>(() => undefined)
const ana = unUsuario({ permisos: { clientes: { ver: true }, asesorias: { agregar: true } } })
const forbidden = 'No hay permiso para ver esa página'

beforeEach(() => {
  backend.data.usuarios = [ana]
  mockDashboard.error = null
  takeAskedPath()
})

it.each(['/clientes/nuevo', '/usuarios', '/configuracion/perfil', '/asesorias'])(
  '[G-13] [D31] %s without its permission: shows the dashboard with a danger alert, and loads none of its code',
  async (path) => {
    const load = jest.spyOn(loader, 'load')
    const { address } = renderHost(backend, path, { usuario: ana })
    expect(await screen.findByText('Sección en desarrollo')).toBeVisible()
    expect(address()).toBe('/dashboard')
    expect(await screen.findByRole('alert')).toHaveTextContent(forbidden)
    expect(load).not.toHaveBeenCalled()
  },
)

it('[G-13] with its permission the remote’s page opens, by deep link and by click', async () => {
  const { user, address } = renderHost(backend, '/clientes', { usuario: ana })
  expect(await screen.findByRole('heading', { name: 'Página de clientes/module' })).toBeVisible()
  await user.click(screen.getByRole('link', { name: 'Inicio' }))
  expect(await screen.findByText('Sección en desarrollo')).toBeVisible()
  await user.click(screen.getByRole('link', { name: 'Clientes' }))
  expect(await screen.findByRole('heading', { name: 'Página de clientes/module' })).toBeVisible()
  expect(address()).toBe('/clientes')
})

it('a section’s code is awaited before its address shows; if it is late, people see that it is coming', async () => {
  const { user, address } = renderHost(backend, '/dashboard', { usuario: ana })
  const link = await screen.findByRole('link', { name: 'Clientes' })
  const asked: string[] = []
  jest.spyOn(loader, 'load').mockImplementation(() => {
    asked.push(address())
    return never
  })
  await user.click(link)
  expect(await screen.findByText('Cargando la sección')).toBeVisible()
  expect(asked[0]).toBe('/dashboard')
  expect(address()).toBe('/clientes')
})

/** Clients, with a page that says what the host lets it do. */
const withHandle = (handle: object) => {
  const routes = [{ index: true, element: <p>La lista</p>, handle }]
  jest.spyOn(loader, 'load').mockReturnValue(Promise.resolve({ ok: true, value: { default: { routes } } }))
}

it('[G-13] a page asks its first question, and gets its code, before its address shows', async () => {
  const { user, address } = renderHost(backend, '/dashboard', { usuario: ana })
  const done: string[] = []
  const note = (what: string) => void done.push(`${what} en ${address()}`)
  withHandle({
    ask: (search: string) => note(`pregunta${search}`),
    preload: () => Promise.resolve(note('código')),
  })
  await user.click(await screen.findByRole('link', { name: 'Clientes' }))
  expect(await screen.findByText('La lista')).toBeVisible()
  // The code also comes when the pointer reaches the link.
  expect([...new Set(done)].sort()).toEqual(['código en /dashboard', 'pregunta en /dashboard'])
  expect(done.filter((each) => each.startsWith('pregunta'))).toHaveLength(1)
})

it('a page whose preparation fails shows all the same', async () => {
  const { user } = renderHost(backend, '/dashboard', { usuario: ana })
  withHandle({
    ask: () => {
      throw new Error('x')
    },
  })
  await user.click(await screen.findByRole('link', { name: 'Clientes' }))
  expect(await screen.findByText('La lista')).toBeVisible()
})

it('[D31] shows no alert after a save whose list is not permitted', async () => {
  const { user } = renderHost(backend, '/dashboard', { usuario: ana })
  await user.click(await screen.findByRole('link', { name: 'Como después de guardar' }))
  await user.click(await screen.findByRole('link', { name: 'Como quien lo pide' }))
  // Both navigations were redirected; only the one that the person requested shows the alert.
  expect(await screen.findAllByText(forbidden)).toHaveLength(1)
})

it.each(['/dashboard', '/clientes?pagina=2', '/usuarios'])(
  '[G-14] [G-13] [D33] %s without a token: shows the sign-in, and keeps the address for later',
  async (path) => {
    const { address } = renderHost(backend, path, { usuario: null })
    expect(await screen.findByRole('textbox', { name: 'Correo' })).toBeVisible()
    expect(address()).toBe('/login')
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    expect(takeAskedPath()).toBe(path)
  },
)

it('[G-23] without a permisos tree the token opens every page', async () => {
  const { permisos: _, ...sinPermisos } = ana
  const { user } = renderHost(backend, '/dashboard', { usuario: ana })
  await screen.findByText('Sección en desarrollo')
  act(() => sessionLoaded({ usuario: sinPermisos as typeof ana, empresa: unaEmpresa() }))
  await user.click(screen.getByRole('link', { name: 'Usuarios' }))
  expect(await screen.findByRole('heading', { name: 'Página de usuarios/module' })).toBeVisible()
})

it('[D1] /asesorias/nuevo redirects to /asesorias/nueva', async () => {
  const { address } = renderHost(backend, '/asesorias/nuevo', { usuario: ana })
  expect(await screen.findByRole('heading', { name: 'Página de asesorias/module' })).toBeVisible()
  expect(address()).toBe('/asesorias/nueva')
})

it('[G-21] the tab shows the page’s title', async () => {
  const { user } = renderHost(backend, '/clientes', { usuario: ana })
  await waitFor(() => expect(document.title).toBe('Clientes · Administración'))
  await user.click(await screen.findByRole('link', { name: 'Inicio' }))
  await waitFor(() => expect(document.title).toBe('Inicio · Administración'))
})

it('[G-21] a record’s name precedes the title of its page while the page is open', async () => {
  renderHost(backend, '/clientes', { usuario: ana })
  await waitFor(() => expect(document.title).toBe('Clientes · Administración'))
  act(() => setSubject('Ana Ruiz'))
  expect(document.title).toBe('Ana Ruiz · Clientes')
  act(() => setSubject(null))
  expect(document.title).toBe('Clientes · Administración')
})

it('[G-09] [D5] an unknown address, signed out: shows a page of its own, without the navigation', async () => {
  const { address } = renderHost(backend, '/nada', { usuario: null })
  expect(await screen.findByRole('heading', { name: 'Página no encontrada' })).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Clientes' })).not.toBeInTheDocument()
  expect(address()).toBe('/nada')
  expect(takeAskedPath()).toBeNull()
})

it('[G-09] an unknown address under a remote’s base loads nothing of it', async () => {
  const load = jest.spyOn(loader, 'load')
  renderHost(backend, '/clientes/otra/cosa', { usuario: ana })
  expect(await screen.findByRole('heading', { name: 'Página no encontrada' })).toBeVisible()
  expect(load).not.toHaveBeenCalled()
})

it('[G-17] [D6] an error in the host’s own page shows the specification’s heading', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  mockDashboard.error = new Error('boom')
  renderHost(backend, '/dashboard', { usuario: ana })
  expect(await screen.findByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible()
})
