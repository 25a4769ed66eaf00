import { act, renderHook } from '@testing-library/react'
import { loginSucceeded, sessionLoaded } from '../../stores/index.ts'
import { testBackend, unId, unUsuario } from '../../testing/index.ts'
import { useExport } from './useExport.ts'

const backend = testBackend()
const clicked: string[] = []

beforeEach(() => {
  clicked.length = 0
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    clicked.push(this.href)
  })
})
afterEach(() => jest.restoreAllMocks())

const query = {
  pagina: 3,
  filas: 20,
  orden: 'nombre',
  direccion: 'desc' as const,
  filtros: { nombre: 'ana', apellido_paterno: '', apellido_materno: '', celular: '', email: '' },
}

function renderExport(
  capacidades: string[],
  own: Partial<Omit<typeof query, 'orden'> & { orden: string | null }> = {},
) {
  loginSucceeded(backend.signIn(unUsuario()))
  sessionLoaded({ usuario: unUsuario(), empresa: backend.data.empresa, capacidades })
  return renderHook(() => useExport('/clientes/exportar', { query: { ...query, ...own } })).result
}

it('[E-13] requests the whole list with its current query, and makes the browser save it', async () => {
  const result = renderExport(backend.capacidades)
  expect(result.current.offered).toBe(true)
  await act(async () => expect(await result.current.start()).toBe(true))
  expect(backend.lastBody('/clientes/exportar')).toEqual({
    ...query.filtros,
    orden: 'nombre',
    direccion: 'desc',
    formato: 'xlsx',
  })
  expect(clicked).toEqual([`${window.location.origin}/admin/descargas/ejemplo`])
})

it('[E-09] requests only the chosen rows, in the order of the list', async () => {
  const result = renderExport(backend.capacidades)
  await act(async () => void (await result.current.start([unId(1), unId(2)])))
  expect(backend.lastBody('/clientes/exportar')).toEqual({
    ids: [unId(1), unId(2)],
    orden: 'nombre',
    direccion: 'desc',
    formato: 'xlsx',
  })
})

it('sends no order when the list has none', async () => {
  const result = renderExport(backend.capacidades, { orden: null })
  await act(async () => void (await result.current.start()))
  expect(backend.lastBody('/clientes/exportar')).toEqual({ ...query.filtros, formato: 'xlsx' })
})

it('[D38] is unavailable with a server of the plain contract', () => {
  expect(renderExport([]).current.offered).toBe(false)
})

it.each([
  ['a refusal', 403, { msg: 'No hay permiso para hacer esto' }],
  ['an address that is none of the web', 200, { url: 'javascript:alert(1)' }],
])('saves nothing after %s', async (_, status, body) => {
  const result = renderExport(backend.capacidades)
  backend.knobs.failNext('/clientes/exportar', status, body)
  await act(async () => expect(await result.current.start()).toBe(false))
  expect(clicked).toEqual([])
  expect(result.current.pending).toBe(false)
})
