import { sessionLoaded, setSubject } from '@backoffice/shared'
import { Link } from '@backoffice/shared/router'
import { unaEmpresa, unUsuario } from '@backoffice/shared/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { loader } from '@backoffice/entrega/page/sections'
import { hostBackend, renderHost } from '../testing/renderHost.tsx'
import { takeAskedPath } from './guard/askedPath.ts'

const mockDashboard: { error: Error | null } = { error: null }
jest.mock('../dashboard/index.ts', () => ({
  DashboardPage: () => {
    if (mockDashboard.error) throw mockDashboard.error
    return (
      <>
        <p>Sección en desarrollo</p>
        <Link to="/usuarios" state={{ afterSave: true }}>
          Como después de guardar
        </Link>
        <Link to="/usuarios">Como quien lo pide</Link>
        <Link to="/Clientes">En mayúsculas</Link>
      </>
    )
  },
}))

// What one test's page would fetch when idle must not reach into the next test.
jest.mock('@backoffice/entrega/page/idle', () => ({ onIdle: () => undefined }))

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

const dora = unUsuario({
  permisos: { clientes: { ver: true, detalles: true }, asesorias: { agregar: true } },
})

it.each([
  ['/Clientes', '/clientes'],
  ['/clientes/', '/clientes'],
  ['/CLIENTES?pagina=2#abajo', '/clientes?pagina=2#abajo'],
  ['/Clientes/Detalles/aB%2Fc/', '/clientes/detalles/aB%2Fc'],
  ['/Asesorias/NUEVO', '/asesorias/nueva'],
  ['/Dashboard/', '/dashboard'],
])('[D61] %s goes to %s, which takes its place in the history', async (asked, path) => {
  const entries = window.history.length
  renderHost(backend, asked, { usuario: dora })
  await waitFor(() => expect(window.location.href).toBe(`http://localhost${path}`))
  const page = path === '/dashboard' ? 'Sección en desarrollo' : /^Página de (clientes|asesorias)/
  expect(await screen.findByText(page)).toBeVisible()
  expect(document.title).not.toContain('Página no encontrada')
  expect(window.history.length).toBe(entries)
})

it('[D61] the menu and the breadcrumb mark the section of an address in another case', async () => {
  renderHost(backend, '/CLIENTES/detalles/7/', { usuario: dora })
  expect(await screen.findByRole('link', { name: 'Clientes', current: 'page' })).toBeVisible()
  const crumbs = screen.getByRole('navigation', { name: 'Ruta' })
  expect(within(crumbs).getByText('Perfil del cliente')).toHaveAttribute('aria-current', 'page')
})

it('[D61] a link to another case keeps the page behind it in the history', async () => {
  const { user } = renderHost(backend, '/dashboard', { usuario: dora })
  await user.click(await screen.findByRole('link', { name: 'En mayúsculas' }))
  await waitFor(() => expect(window.location.pathname).toBe('/clientes'))
  await waitFor(() => expect(screen.queryByText('Sección en desarrollo')).not.toBeInTheDocument())
  act(() => window.history.back())
  expect(await screen.findByText('Sección en desarrollo')).toBeVisible()
})

it('[D61] [G-13] another case does not pass the guard', async () => {
  const { address } = renderHost(backend, '/USUARIOS/', { usuario: ana })
  expect(await screen.findByText('Sección en desarrollo')).toBeVisible()
  expect(address()).toBe('/dashboard')
  expect(await screen.findByRole('alert')).toHaveTextContent(forbidden)
})

it.each([
  ['/Clientes/?pagina=2#abajo', '/clientes?pagina=2#abajo'],
  ['/DASHBOARD', '/dashboard'],
])('[D61] [D33] %s without a token keeps %s for after the sign-in', async (asked, path) => {
  const { address } = renderHost(backend, asked, { usuario: null })
  expect(await screen.findByRole('textbox', { name: 'Correo' })).toBeVisible()
  expect(address()).toBe('/login')
  expect(takeAskedPath()).toBe(path)
})

it.each(['/Login', '/login/', '/LOGIN?a=1'])('[D61] %s is the sign-in', async (asked) => {
  const { address } = renderHost(backend, asked, { usuario: null })
  expect(await screen.findByRole('textbox', { name: 'Correo' })).toBeVisible()
  await waitFor(() => expect(address()).toBe(asked.toLowerCase().replace(/\/$/, '')))
})

it.each(['/Clientes/otra', '/client%C3%89s', '/clientes/detalles/'])(
  '[D61] [G-09] %s is no other way to write an address',
  async (asked) => {
    const { address } = renderHost(backend, asked, { usuario: dora })
    expect(await screen.findByRole('heading', { name: 'Página no encontrada' })).toBeVisible()
    expect(address()).toBe(asked)
  },
)

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
