import {
  api,
  authState,
  configureHttp,
  sessionLoaded,
  useConnection,
  useReauth,
  type ApiError,
} from '@backoffice/shared'
import { unCliente, unId, unUsuario } from '@backoffice/shared/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { registry } from '@backoffice/entrega/page'
import { hostBackend, renderHost } from '../testing/renderHost.tsx'
import { LIMITS, findAnswer, keepAnswer } from './answers.ts'
import { KEPT } from './forget.ts'
import { keptAnswers } from './index.ts'

const backend = hostBackend()
const pregunta = { nombre: '', apellido_paterno: '', apellido_materno: '', celular: '', email: '', filas: 20 }

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  useConnection.setState({ lost: false, kept: {} })
  configureHttp({ kept: keptAnswers })
  backend.data.clientes = [unCliente({ nombre: 'Noemí' })]
})
afterAll(() => configureHttp({ kept: { keep: () => undefined, find: () => undefined } }))

const all = () => Object.keys(localStorage).filter((key) => key.startsWith(KEPT))
/** The answers alone, without whose they are (session.test.tsx). */
const kept = () => all().filter((key) => !key.includes(':/auth/sesion?'))
const listar = () => act(() => api.post('/clientes/listar', pregunta))

/** Shows the list of clients to a person, and then takes the connection away. */
async function offline(usuario = unUsuario()) {
  await registry.refresh()
  const host = renderHost(backend, '/dashboard', { usuario })
  await screen.findByText('Rosa Méndez')
  await listar()
  await waitFor(() => expect(kept()).toHaveLength(1))
  backend.knobs.down = true
  return host
}

it('[E-20] without connection the last answer to the same question is shown, with its hour', async () => {
  await offline()
  const { clientes } = await listar()
  expect(clientes.map(({ nombre }) => nombre)).toEqual(['Noemí'])
  expect(await screen.findByText(/^Sin conexión: así estaba a las \d\d:\d\d$/)).toBeVisible()
  expect(screen.getByText(/guardar y eliminar tienen que esperar/)).toBeVisible()
  backend.knobs.down = false
  backend.data.clientes = []
  expect((await listar()).clientes).toEqual([])
  await waitFor(() => expect(screen.queryByText(/^Sin conexión/)).not.toBeInTheDocument())
})

it('[E-20] [D35] another question, and everything that writes, fails as it always does', async () => {
  await offline()
  const fails = (call: () => Promise<unknown>) =>
    act(() =>
      call().then(
        () => 'went well',
        (error: unknown) => (error as ApiError).kind,
      ),
    )
  expect(await fails(() => api.post('/clientes/listar', { ...pregunta, nombre: 'Ana' }))).toBe('no-answer')
  expect(await fails(() => api.post('/clientes/eliminar', { id: unId(1) }))).toBe('no-answer')
  expect(await screen.findByText('Sin conexión con el servidor')).toBeVisible()
})

it('[E-20] signing out leaves nothing', async () => {
  const { user, address } = await offline()
  backend.knobs.down = false
  await user.click(screen.getByRole('button', { name: 'Configuración' }))
  await user.click(screen.getByRole('button', { name: 'Cerrar sesión' }))
  expect(all()).toEqual([])
  await waitFor(() => expect(address()).toBe('/login'))
})

it('[E-20] nor does a session that ended, nor the sign-in of another person', async () => {
  await offline()
  expect(kept()).toHaveLength(1)
  act(() => useReauth.setState({ open: true }))
  expect(kept()).toEqual([])
  act(() => useReauth.setState({ open: false }))
  backend.knobs.down = false
  await listar()
  await waitFor(() => expect(kept()).toHaveLength(1))
  act(() => sessionLoaded({ usuario: unUsuario({ _id: unId(0x77) }), empresa: authState().empresa! }))
  expect(kept()).toEqual([])
})

it('[E-20] keeps only what remotes name, and no address of a photo', async () => {
  await offline()
  backend.knobs.down = false
  await act(() => api.get('/auth/sesion'))
  await act(() => api.post('/usuarios/listar', { id: '', nombre: '', filas: 20 }))
  await waitFor(() => expect(kept()).toHaveLength(2))
  expect(kept().every((key) => /\/(clientes|usuarios)\/listar\?/.test(key))).toBe(true)
  keepAnswer('e:u', '/usuarios/listar', {}, { usuarios: [{ nombre: 'Ana', url_perfil_g: '/firmada' }] })
  expect(findAnswer('e:u', '/usuarios/listar', {})?.answer).toEqual({
    usuarios: [{ nombre: 'Ana', url_perfil_g: null }],
  })
})

it('[E-20] is bounded in number, size and age; the count of the search box is not kept', () => {
  const now = jest.spyOn(Date, 'now')
  for (let n = 0; n < LIMITS.count + 5; n++) {
    now.mockReturnValue(1_700_000_000_000 + n)
    keepAnswer('e:u', '/clientes/listar', { n }, { clientes: [] })
  }
  expect(kept()).toHaveLength(LIMITS.count)
  expect(findAnswer('e:u', '/clientes/listar', { n: 4 })).toBeUndefined()
  expect(findAnswer('e:u', '/clientes/listar', { n: 5 })).toBeDefined()
  now.mockReturnValue(1_700_000_000_000 + LIMITS.age + 1_000)
  expect(findAnswer('e:u', '/clientes/listar', { n: 5 })).toBeUndefined()
  keepAnswer('e:u', '/clientes/listar', { large: true }, { texto: 'a'.repeat(LIMITS.one) })
  keepAnswer('e:u', '/clientes/listar', { filas: 1 }, { clientes: [] })
  const many = Array.from({ length: 10 }, (_, n) => n)
  for (const n of many) keepAnswer('e:u', '/clientes/perfil', { n }, { texto: 'a'.repeat(LIMITS.one - 100) })
  expect(kept().reduce((sum, key) => sum + localStorage.getItem(key)!.length, 0)).toBeLessThanOrEqual(
    LIMITS.all,
  )
  expect(kept().every((key) => key.includes('/clientes/perfil'))).toBe(true)
  now.mockRestore()
})
