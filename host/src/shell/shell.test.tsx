import { addAlert, authState, offerToAsk, useLoader, useUnsaved, usuarioChanged } from '@backoffice/shared'
import { unUsuario, wholeStyles } from '@backoffice/shared/testing'
import { act, renderHook, screen, waitFor, within } from '@testing-library/react'
import { hostBackend, renderHost } from '../testing/renderHost.tsx'

wholeStyles()

const backend = hostBackend()

const bar = () => screen.findByRole('navigation', { name: 'Principal' })

it('[G-01] signed in, the bar shows the person and links to the sections', async () => {
  const { user, address } = renderHost(backend, '/dashboard')
  expect(await screen.findByText('Rosa Méndez')).toBeVisible()
  await user.click(within(await bar()).getByRole('link', { name: 'Clientes' }))
  expect(await screen.findByRole('heading', { name: 'Página de clientes/module' })).toBeVisible()
  expect(address()).toBe('/clientes')
  expect(within(await bar()).getByRole('link', { name: 'Clientes' })).toHaveAttribute('aria-current', 'page')
})

it('[E-13] once the office has told its data, the bar and the paper have its name', async () => {
  backend.data.empresa = {
    ...backend.data.empresa,
    marca: { nombre: 'Despacho Ñandú', url_logo: '/admin/descargas/l' },
  }
  renderHost(backend, '/dashboard')
  const home = await screen.findByRole('link', { name: 'Despacho Ñandú' })
  expect(home.querySelector('img')).toHaveAttribute('src', 'http://localhost/admin/descargas/l')
})

it('[G-01] Configuración opens its list', async () => {
  const { user } = renderHost(backend, '/dashboard')
  const nav = await bar()
  await user.click(within(nav).getByRole('button', { name: 'Configuración' }))
  expect(within(nav).getByRole('link', { name: 'Membresias' })).toHaveAttribute(
    'href',
    '/configuracion/membresias',
  )
  expect(within(nav).getByRole('link', { name: 'Perfil' })).toHaveAttribute('href', '/configuracion/perfil')
})

it('[G-03] [D38] Cerrar sesión clears token and session, goes to /login and notifies the server', async () => {
  const { user, address } = renderHost(backend, '/clientes')
  await user.click(await screen.findByRole('button', { name: 'Configuración' }))
  await user.click(screen.getByRole('button', { name: 'Cerrar sesión' }))
  expect(await screen.findByRole('heading', { name: 'Iniciar sesión' })).toBeVisible()
  expect(address()).toBe('/login')
  expect(localStorage.getItem('token')).toBeNull()
  expect(authState()).toMatchObject({ isAuthenticated: false, usuario: null, empresa: null })
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument()
  await waitFor(() => expect(backend.callsTo('/auth/cerrar_sesion')).toHaveLength(1))
  expect(backend.callsTo('/auth/cerrar_sesion')[0]?.headers['x-auth-token']).toMatch(/^token-/)
})

it('[G-03] signing out does not wait for an answer', async () => {
  const { user } = renderHost(backend, '/dashboard')
  const release = backend.knobs.hold('/auth/cerrar_sesion')
  await user.click(await screen.findByRole('button', { name: 'Configuración' }))
  await user.click(screen.getByRole('button', { name: 'Cerrar sesión' }))
  expect(await screen.findByRole('heading', { name: 'Iniciar sesión' })).toBeVisible()
  release()
})

it('[G-03] signing out with unsaved changes asks first', async () => {
  const { user, address } = renderHost(backend, '/dashboard')
  renderHook(() => useUnsaved(true))
  const answers = [false, true]
  const stop = offerToAsk(() => Promise.resolve(answers.shift() ?? true))
  const signOut = async () => {
    await user.click(await screen.findByRole('button', { name: 'Configuración' }))
    await user.click(screen.getByRole('button', { name: 'Cerrar sesión' }))
  }
  await signOut()
  expect(authState().isAuthenticated).toBe(true)
  expect(address()).toBe('/dashboard')
  await signOut()
  expect(await screen.findByRole('heading', { name: 'Iniciar sesión' })).toBeVisible()
  stop()
})

it('[G-04] the breadcrumb’s active item is not a link', async () => {
  renderHost(backend, '/clientes/nuevo')
  const ruta = await screen.findByRole('navigation', { name: 'Ruta' })
  expect(await within(ruta).findByRole('link', { name: 'Clientes' })).toHaveAttribute('href', '/clientes')
  const active = within(ruta).getByText('Nuevo cliente')
  expect(active).toHaveAttribute('aria-current', 'page')
  expect(within(ruta).queryByRole('link', { name: 'Nuevo cliente' })).not.toBeInTheDocument()
})

it('[G-05] [G-06] shows the loader while any call is under way', async () => {
  renderHost(backend, '/dashboard')
  await bar()
  act(() => useLoader.setState({ pending: 2 }))
  expect(await screen.findByRole('progressbar', { name: 'Cargando' })).toBeInTheDocument()
  act(() => useLoader.setState({ pending: 1 }))
  expect(screen.getByRole('progressbar', { name: 'Cargando' })).toBeInTheDocument()
  act(() => useLoader.setState({ pending: 0 }))
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument()
})

it('[G-07] [G-08] alerts have an area of their own, are styled by type, and close one by one', async () => {
  const { user } = renderHost(backend, '/dashboard')
  await bar()
  expect(screen.queryByRole('region', { name: 'Avisos' })).not.toBeInTheDocument()
  act(() => {
    addAlert('Cliente guardado', 'success')
    addAlert('No se pudo guardar', 'danger')
  })
  const area = await screen.findByRole('region', { name: 'Avisos' })
  expect(area).toHaveStyle({ position: 'fixed', top: '80px', right: '20px' })
  expect(within(area).getByRole('status')).toHaveAttribute('data-alert-type', 'success')
  const danger = within(area).getByRole('alert')
  expect(danger).toHaveAttribute('data-alert-type', 'danger')
  await user.click(within(danger).getByRole('button', { name: 'Cerrar aviso' }))
  await waitFor(() => expect(screen.queryByText('No se pudo guardar')).not.toBeInTheDocument())
  expect(screen.getByText('Cliente guardado')).toBeVisible()
})

it('[G-09] [D5] an unknown address, signed in: shows the shell, the address and a way out', async () => {
  const { user, address } = renderHost(backend, '/no/existe%20aqu%C3%AD')
  expect(await screen.findByRole('heading', { name: 'Página no encontrada' })).toBeVisible()
  expect(screen.getByText('/no/existe aquí')).toBeVisible()
  await bar()
  await user.click(screen.getByRole('link', { name: 'Ir al inicio' }))
  expect(await screen.findByText('Sección en desarrollo')).toBeVisible()
  expect(address()).toBe('/dashboard')
})

it.each(['/nada', '/clientes/nada/de/esto'])(
  '[G-09] [G-01] [D5] signed out, %s is a page of its own without the navigation',
  async (path) => {
    renderHost(backend, path, { usuario: null })
    expect(await screen.findByRole('heading', { name: 'Página no encontrada' })).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Clientes' })).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Configuración' })).not.toBeInTheDocument()
  },
)

it('a new page starts with the focus in its content, and has a skip link', async () => {
  const { user } = renderHost(backend, '/dashboard')
  await user.click(within(await bar()).getByRole('link', { name: 'Clientes' }))
  await screen.findByRole('heading', { name: 'Página de clientes/module' })
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus())
  expect(screen.getByRole('link', { name: 'Saltar al contenido' })).toHaveAttribute('href', '#contenido')
})

it('[S-03] a person’s picture replaces their initials, at once after saving', async () => {
  renderHost(backend, '/dashboard', { usuario: unUsuario({ url_perfil_g: '/admin/fotos/rosa.webp' }) })
  const name = await screen.findByText('Rosa Méndez')
  const header = name.closest('header') as HTMLElement
  expect(header.querySelector('img')).toHaveAttribute('src', 'http://localhost/admin/fotos/rosa.webp')
  expect(within(header).queryByText('RM')).not.toBeInTheDocument()
  act(() => usuarioChanged({ nombre: 'Rosario', url_perfil_g: '/admin/fotos/otra.webp' }))
  expect(await screen.findByText('Rosario Méndez')).toBeVisible()
  expect(header.querySelector('img')).toHaveAttribute('src', 'http://localhost/admin/fotos/otra.webp')
})

it('[S-03] the initials are whole characters', async () => {
  renderHost(backend, '/dashboard', {
    usuario: unUsuario({ nombre: 'e\u0301lia', apellido_paterno: '🌵 Ruiz', url_perfil_g: null }),
  })
  expect(await screen.findByText('E\u0301🌵')).toBeInTheDocument()
})
