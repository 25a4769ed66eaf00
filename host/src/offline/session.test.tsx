import { webcrypto } from 'node:crypto'
import {
  api,
  authState,
  configureHttp,
  loginSucceeded,
  resetAuth,
  sessionEnded,
  useConnection,
} from '@backoffice/shared'
import { unCliente, unId, unUsuario } from '@backoffice/shared/testing'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { registry } from '@backoffice/entrega/page'
import { hostBackend, renderHost } from '../testing/renderHost.tsx'
import { LIMITS } from './answers.ts'
import { KEPT } from './forget.ts'
import { keptAnswers, keptSession } from './index.ts'

const backend = hostBackend()
const pregunta = { nombre: '', apellido_paterno: '', apellido_materno: '', celular: '', email: '', filas: 20 }
const rosa = unUsuario({ url_perfil_g: '/firmada' })

beforeAll(() => Object.defineProperty(crypto, 'subtle', { value: webcrypto.subtle, configurable: true }))
beforeEach(() => {
  localStorage.clear()
  useConnection.setState({ lost: false, kept: {} })
  configureHttp({ kept: keptAnswers })
  backend.data.clientes = [unCliente({ nombre: 'Noemí' })]
})
afterAll(() => configureHttp({ kept: { keep: () => undefined, find: () => undefined } }))

const kept = () => Object.keys(localStorage).filter((key) => key.startsWith(KEPT))
const listar = () => act(() => api.post('/clientes/listar', pregunta))

/** Reads a list as a person, and closes the tab without connection: what it kept and the token stay. */
async function closed() {
  await registry.refresh()
  renderHost(backend, '/dashboard', { usuario: rosa })
  await screen.findByText('Rosa Méndez')
  await listar()
  await waitFor(() => expect(kept()).toHaveLength(2))
  const token = localStorage.getItem('token') ?? ''
  cleanup()
  act(() => resetAuth())
  backend.knobs.down = true
  return token
}

it('[E-20] [D36] a page that is opened without connection knows its person, and reads what they read', async () => {
  const token = await closed()
  act(() => loginSucceeded(token))
  renderHost(backend, '/dashboard', { usuario: null })
  expect(await screen.findByText('Rosa Méndez')).toBeVisible()
  expect(authState().capacidades.length).toBeGreaterThan(0)
  const { clientes } = await listar()
  expect(clientes.map(({ nombre }) => nombre)).toEqual(['Noemí'])
  expect(await screen.findByText(/^Sin conexión: así estaba a las/)).toBeVisible()
  // Neither the token nor a signed address is written beside.
  const written = kept().map((key) => key + localStorage.getItem(key))
  expect(written.some((text) => text.includes(token) || text.includes('/firmada'))).toBe(false)
  // Back online, the server says who this is: what was kept may have changed.
  backend.knobs.down = false
  const before = backend.callsTo('/auth/sesion').length
  const now = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 2_000)
  act(() => useConnection.setState(({ generation }) => ({ lost: false, generation: generation + 1 })))
  await waitFor(() => expect(backend.callsTo('/auth/sesion')).toHaveLength(before + 1))
  now.mockRestore()
})

it('[E-20] another session finds nobody', async () => {
  const token = await closed()
  expect(await keptSession('otro')).toBeUndefined()
  expect((await keptSession(token))?.usuario.nombre).toBe(rosa.nombre)
  const now = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + LIMITS.age + 1_000)
  expect(await keptSession(token)).toBeUndefined()
  now.mockRestore()
})

it('[E-20] signing out leaves nothing of it, even while it is being kept', async () => {
  const token = await closed()
  backend.knobs.down = false
  act(() => loginSucceeded(token))
  renderHost(backend, '/dashboard', { usuario: null })
  await screen.findByText('Rosa Méndez')
  await listar()
  act(() => sessionEnded())
  await screen.findByRole('heading', { name: 'Iniciar sesión' })
  expect(kept()).toEqual([])
  expect(await keptSession(token)).toBeUndefined()
})

it('[E-20] nor does another person’s sign-in, in this tab or in another one', async () => {
  await closed()
  backend.knobs.down = false
  renderHost(backend, '/dashboard', { usuario: unUsuario({ _id: unId(0x77), nombre: 'Julia' }) })
  await screen.findByText(/^Julia/)
  expect(kept()).toEqual([])
  // Another tab signed out, and this one has not heard of it.
  localStorage.removeItem('token')
  await listar()
  await act(() => new Promise((resolve) => setTimeout(resolve)))
  expect(kept()).toEqual([])
})
