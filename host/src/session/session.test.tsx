import { api, authState, loginSucceeded, useUnsaved } from '@backoffice/shared'
import { CONTRASENA, unaEmpresa, unId, unUsuario } from '@backoffice/shared/testing'
import { act, renderHook, screen, waitFor, within } from '@testing-library/react'
import { hostBackend, renderHost } from '../testing/renderHost.tsx'

const backend = hostBackend()

it('[G-11] [N-01] at start-up the session is restored from the stored token', async () => {
  renderHost(backend, '/dashboard')
  expect(await screen.findByText('Rosa Méndez')).toBeVisible()
  expect(screen.getByText(unaEmpresa().nombre)).toBeVisible()
  const [call] = backend.callsTo('/auth/sesion')
  expect(call).toMatchObject({ method: 'GET', headers: { 'x-auth-token': localStorage.getItem('token') } })
  expect(backend.callsTo('/auth/sesion')).toHaveLength(1)
})

describe('the session that the page requested early', () => {
  const key = () => `/admin/auth/sesion ${localStorage.getItem('token')}`
  const early = (answer: Promise<Response>) => ({ [key()]: answer })
  const rosa = () => Response.json({ usuario: unUsuario({ nombre: 'Temprana' }), empresa: unaEmpresa() })
  afterEach(() => delete window.earlyAnswers)

  it('[G-11] is used, and not asked for again', async () => {
    loginSucceeded(backend.signIn(unUsuario()))
    window.earlyAnswers = early(Promise.resolve(rosa()))
    renderHost(backend, '/dashboard', { usuario: null })
    expect(await screen.findByText(/^Temprana/)).toBeVisible()
    expect(backend.callsTo('/auth/sesion')).toEqual([])
    expect(window.earlyAnswers).toEqual({})
  })

  it.each<[string, () => Record<string, Promise<Response>>]>([
    ['was refused', () => early(Promise.resolve(Response.json({ msg: 'x' }, { status: 401 })))],
    ['did not arrive', () => early(Promise.reject(new TypeError('Failed to fetch')))],
    ['is no JSON', () => early(Promise.resolve(new Response('<html>')))],
    ['belongs to another token', () => ({ '/admin/auth/sesion otro': Promise.resolve(rosa()) })],
  ])('[G-11] is asked for again if it %s', async (_, answers) => {
    loginSucceeded(backend.signIn(unUsuario()))
    window.earlyAnswers = answers()
    renderHost(backend, '/dashboard', { usuario: null })
    expect(await screen.findByText('Rosa Méndez')).toBeVisible()
    expect(backend.callsTo('/auth/sesion')).toHaveLength(1)
  })
})

it('[G-12] a refused session signs out', async () => {
  loginSucceeded('caducado')
  const { address } = renderHost(backend, '/dashboard', { usuario: null })
  expect(await screen.findByRole('heading', { name: 'Iniciar sesión' })).toBeVisible()
  expect(address()).toBe('/login')
  expect(localStorage.getItem('token')).toBeNull()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

it('[D35] [D36] without an answer at start-up the token stays, and the session loads once the connection is back', async () => {
  backend.knobs.down = true
  const { user, address } = renderHost(backend, '/dashboard')
  expect(await screen.findByText('Sin conexión con el servidor')).toBeVisible()
  expect(localStorage.getItem('token')).toMatch(/^token-/)
  expect(address()).toBe('/dashboard')

  backend.knobs.down = false
  await user.click(screen.getByRole('button', { name: 'Reintentar' }))
  expect(await screen.findByText('Rosa Méndez')).toBeVisible()
  expect(screen.queryByText('Sin conexión con el servidor')).not.toBeInTheDocument()
  const nav = screen.getByRole('navigation', { name: 'Principal' })
  expect(within(nav).getByRole('link', { name: 'Clientes' })).toBeVisible()
})

it('[D35] [G-13] the guard runs again once the session has loaded', async () => {
  backend.knobs.down = true
  const { user, address } = renderHost(backend, '/clientes', { usuario: unUsuario({ permisos: {} }) })
  await screen.findByText('Sin conexión con el servidor')
  backend.knobs.down = false
  await user.click(screen.getByRole('button', { name: 'Reintentar' }))
  expect(await screen.findByText('Sección en desarrollo')).toBeVisible()
  expect(address()).toBe('/dashboard')
})

/** Simulates a change of the token in another tab. */
function inAnotherTab(token: string | null) {
  if (token === null) localStorage.removeItem('token')
  else localStorage.setItem('token', token)
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'token', newValue: token })))
}

it('signing out in another tab signs out here', async () => {
  const { address } = renderHost(backend, '/dashboard')
  await screen.findByText('Rosa Méndez')
  inAnotherTab(null)
  await screen.findByRole('heading', { name: 'Iniciar sesión' })
  expect(address()).toBe('/login')
})

it('[D36] [D62] signing out in another tab asks here over unsaved text, and the same person goes on with it', async () => {
  const { user, address } = renderHost(backend, '/clientes')
  await user.type(await screen.findByRole('textbox', { name: 'Nota' }), 'de Rosa')
  renderHook(() => useUnsaved(true))
  inAnotherTab(null)
  const dialog = await screen.findByRole('dialog', { name: 'La sesión terminó' })
  await user.type(within(dialog).getByLabelText('Contraseña'), CONTRASENA)
  await user.click(within(dialog).getByRole('button', { name: 'Iniciar sesión' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(screen.getByDisplayValue('de Rosa')).toBeVisible()
  expect(address()).toBe('/clientes')
  expect(localStorage.getItem('token')).toBe(authState().token)
})

it('[D36] signing out in another tab: Cancelar gives the unsaved text up', async () => {
  const { user, address } = renderHost(backend, '/clientes')
  await user.type(await screen.findByRole('textbox', { name: 'Nota' }), 'de Rosa')
  renderHook(() => useUnsaved(true))
  inAnotherTab(null)
  await user.click(
    within(await screen.findByRole('dialog', { name: 'La sesión terminó' })).getByRole('button', {
      name: 'Cancelar',
    }),
  )
  await screen.findByRole('heading', { name: 'Iniciar sesión' })
  expect(address()).toBe('/login')
  expect(authState().usuario).toBeNull()
})

describe('[E-02] what the search box remembers goes', () => {
  const key = `recientes:${unaEmpresa()._id}:${unUsuario()._id}`
  const remember = async () => {
    const host = renderHost(backend, '/clientes')
    await screen.findByText('Rosa Méndez')
    localStorage.setItem(key, '[]')
    return host
  }
  const gone = () => waitFor(() => expect(localStorage.getItem(key)).toBeNull())

  it('when the person signs out in another tab', async () => {
    await remember()
    inAnotherTab(null)
    await gone()
  })

  it('when another person signs in in another tab', async () => {
    await remember()
    inAnotherTab(backend.signIn(unUsuario({ _id: unId(0x101), email: 'beatriz@demo.mx' })))
    await gone()
  })

  it('when a call is refused because the session has ended', async () => {
    await remember()
    backend.knobs.failNext('/clientes/listar', 401, { msg: 'Hay que iniciar sesión' })
    void act(() => void api.post('/clientes/listar', {}).catch(() => undefined))
    await screen.findByRole('dialog', { name: 'La sesión terminó' })
    await gone()
  })

  it('when the start-up’s session is refused', async () => {
    localStorage.setItem(key, '[]')
    loginSucceeded('caducado')
    renderHost(backend, '/dashboard', { usuario: null })
    await screen.findByRole('heading', { name: 'Iniciar sesión' })
    await gone()
  })

  it('when the page opens signed out', async () => {
    localStorage.setItem(key, '[]')
    renderHost(backend, '/login', { usuario: null })
    await gone()
  })
})

it('another person’s sign-in in another tab resets this one', async () => {
  const { user } = renderHost(backend, '/clientes')
  await user.type(await screen.findByRole('textbox', { name: 'Nota' }), 'de Rosa')
  const otra = unUsuario({ _id: unId(0x101), nombre: 'Beatriz', email: 'beatriz@demo.mx' })
  inAnotherTab(backend.signIn(otra))
  expect(await screen.findByText('Beatriz Méndez')).toBeVisible()
  expect(await screen.findByText('Sección en desarrollo')).toBeVisible()
  expect(screen.queryByDisplayValue('de Rosa')).not.toBeInTheDocument()
})

it('the same person’s sign-in in another tab changes nothing here', async () => {
  const { user, address } = renderHost(backend, '/clientes')
  const nota = await screen.findByRole('textbox', { name: 'Nota' })
  await user.type(nota, 'de Rosa')
  const token = backend.signIn(unUsuario({ nombre: 'Rosalía' }))
  inAnotherTab(token)
  // The changed name shows that the answer has arrived.
  expect(await screen.findByText('Rosalía Méndez')).toBeVisible()
  await user.type(nota, ' todavía')
  expect(screen.getByDisplayValue('de Rosa todavía')).toBeVisible()
  expect(address()).toBe('/clientes')
  expect(authState().token).toBe(token)
})

it('[D22] [G-02] after a call refused for lack of permission, the navigation matches the server', async () => {
  renderHost(backend, '/dashboard')
  const nav = await screen.findByRole('navigation', { name: 'Principal' })
  expect(await within(nav).findByRole('link', { name: 'Usuarios' })).toBeVisible()
  backend.data.usuarios = [unUsuario({ tipo: 1, permisos: { clientes: { ver: true } } })]
  const now = Date.now()
  jest.spyOn(Date, 'now').mockImplementation(() => now + 2_000)
  backend.knobs.failNext('/usuarios/listar', 403, { msg: 'No hay permiso para hacer esto' })
  await act(() => api.post('/usuarios/listar', {}).then(null, () => undefined))
  expect(await screen.findByText('No hay permiso para hacer esto')).toBeVisible()
  await waitFor(() => expect(within(nav).queryByRole('link', { name: 'Usuarios' })).not.toBeInTheDocument())
})

it('[D22] [G-02] when the person returns to the tab, the navigation silently adopts changed permissions', async () => {
  renderHost(backend, '/dashboard')
  const nav = await screen.findByRole('navigation', { name: 'Principal' })
  expect(await within(nav).findByRole('link', { name: 'Usuarios' })).toBeVisible()
  backend.data.usuarios = [unUsuario({ tipo: 1, permisos: { clientes: { ver: true } } })]
  const before = backend.callsTo('/auth/sesion').length
  act(() => void window.dispatchEvent(new Event('focus')))
  // A call sent later has been answered, so an earlier session call would have arrived by now.
  await act(() => api.post('/clientes/listar', {}))
  expect(backend.callsTo('/auth/sesion')).toHaveLength(before)

  const now = Date.now()
  jest.spyOn(Date, 'now').mockImplementation(() => now + 61_000)
  act(() => void window.dispatchEvent(new Event('focus')))
  await waitFor(() => expect(within(nav).queryByRole('link', { name: 'Usuarios' })).not.toBeInTheDocument())
  expect(within(nav).getByRole('link', { name: 'Clientes' })).toBeVisible()
})
