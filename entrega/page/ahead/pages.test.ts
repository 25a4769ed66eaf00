import { useAuth } from '@backoffice/shared'
import { unUsuario } from '@backoffice/shared/testing'
import { workspaceRegistry } from '../testing/registry.ts'
import { askBeforeClick, askUnseen, prefetchPages } from './pages.ts'

const mockModule = { routes: [{}] }
jest.mock('../registry/page-registry.ts', () => ({ registry: { current: () => mockRegistry } }))
jest.mock('../load/page-loader.ts', () => ({
  loader: {
    ran: () => mockRan,
    warm: () => Promise.resolve({ default: mockModule }),
    load: () => Promise.resolve({ ok: mockRan !== undefined, value: { default: mockModule } }),
  },
}))
let mockRan: string | undefined = '1'
const mockRegistry = workspaceRegistry()

/** A section whose pages note that their code was fetched. */
function pagesOf(paths: string[]) {
  const fetched: string[] = []
  const preload = (path: string) => () => Promise.resolve(fetched.push(path))
  mockModule.routes = paths.map((path) => ({ path, handle: { preload: preload(path) } }))
  return fetched
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())
const pass = async (seconds: number) => {
  for (let each = 0; each < seconds; each++) await jest.advanceTimersByTimeAsync(1_000)
}

it('fetches the code of a section’s other pages one after another, once, when nothing else is to do', async () => {
  useAuth.setState({ usuario: unUsuario({ tipo: 0 }) })
  const fetched = pagesOf(['', 'nuevo', 'editar/:id', 'detalles/:id'])
  prefetchPages('clientes')
  prefetchPages('clientes')
  expect(fetched).toEqual([])
  await pass(3)
  expect(fetched.length).toBeLessThan(3)
  await pass(20)
  expect(fetched).toEqual(['', 'nuevo', 'editar/:id', 'detalles/:id'])
})

it('[G-13] fetches no page that this person may not open', async () => {
  useAuth.setState({ usuario: unUsuario({ permisos: { asesorias: { ver: true } } }) })
  const fetched = pagesOf(['', 'nueva', 'editar/:id', 'detalles/:id'])
  prefetchPages('asesorias')
  await pass(20)
  expect(fetched).toContain('')
  expect(fetched).not.toContain('nueva')
})

it('waits for the click if the browser saves data', async () => {
  Object.assign(navigator, { connection: { saveData: true } })
  const fetched = pagesOf(['', 'nuevo'])
  prefetchPages('usuarios')
  await pass(20)
  Reflect.deleteProperty(navigator, 'connection')
  expect(fetched).toEqual([])
})

/** A page that notes what it was asked; one of an older release can't ask unseen. */
function asking(asked: string[], path: string, able = true) {
  const ask = () => void asked.push(`${path}, seen`)
  const unseen = (search: string) => void asked.push(path + search)
  return { path, handle: { ask: able ? Object.assign(ask, { unseen }) : ask } }
}

it.each([
  ['runs', '1'],
  ['has not run yet', undefined],
])(
  'the page behind a link asks unseen, with the address of the link, where its section %s',
  async (_, ran) => {
    mockRan = ran
    const asked: string[] = []
    mockModule.routes = [asking(asked, ''), asking(asked, 'nuevo'), asking(asked, 'importar', false)]
    await askBeforeClick('clientes', { pathname: '/clientes', search: '?sort=nombre' })
    await askBeforeClick('clientes', { pathname: '/clientes/importar', search: '' })
    await askBeforeClick('otro', { pathname: '/otro', search: '' })
    expect(asked).toEqual(['?sort=nombre'])
    mockRan = '1'
  },
)

it('the first page of the section that ran ahead asks unseen, if this person may open it', () => {
  const asked: string[] = []
  const page = (path: string, able?: boolean) => asking(asked, path, able)
  const module = (able?: boolean) => ({ default: { routes: [page('', able), page('nuevo', able)] } })
  useAuth.setState({ usuario: unUsuario({ tipo: 0 }) })
  askUnseen('clientes', module())
  expect(asked).toEqual([''])
  askUnseen('clientes', module(false))
  askUnseen('clientes', undefined)
  askUnseen('otro', module())
  useAuth.setState({ usuario: unUsuario({ permisos: { asesorias: { ver: true } } }) })
  askUnseen('clientes', module())
  expect(asked).toEqual([''])
})

it('a page that fails while it asks unseen disturbs nothing', async () => {
  const warned = jest.spyOn(console, 'warn').mockReturnValue(undefined)
  const unseen = () => {
    throw new Error('of the remote')
  }
  mockModule.routes = [{ path: '', handle: { ask: Object.assign(() => undefined, { unseen }) } }]
  await askBeforeClick('clientes', { pathname: '/clientes', search: '' })
  expect(warned).toHaveBeenCalledTimes(1)
  warned.mockRestore()
})
