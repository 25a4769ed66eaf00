import { setRemoteComponentLoader, RemoteComponent } from '@backoffice/shared'
import { createMemoryRouter, Link, RouterProvider } from '@backoffice/shared/router'
import { UiProvider } from '@backoffice/shared/ui'
import { act, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { lazy, type ComponentType, type ReactNode } from 'react'
import { loader } from '../load/page-loader.ts'
import { textos } from '../failures/failures.textos.ts'
import { guardedReload } from '../failures/guarded-reload.ts'
import { remoteComponents } from './remote-components.tsx'
import { RemotePage } from './RemotePage.tsx'
import { fail, ok, type FailureKind, type Result } from '../failures/result.ts'

jest.mock('../failures/guarded-reload.ts', () => ({ guardedReload: jest.fn() }))
jest.mock('../load/page-loader.ts', () => {
  const generations = new Map<string, number>()
  const listeners = new Set<() => void>()
  const answers = new Map<string, Promise<unknown>>()
  return {
    loader: {
      answers,
      load: (name: string) => answers.get(name),
      retry: (name: string) => {
        generations.set(name, (generations.get(name) ?? 0) + 1)
        listeners.forEach((listener) => listener())
      },
      generation: (name: string) => generations.get(name) ?? 0,
      ran: () => '1',
      release: () => '1',
      published: jest.fn(() => Promise.resolve('1')),
      subscribe: (listener: () => void) => {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
    },
  }
})

const { answers } = loader as unknown as { answers: Map<string, Promise<Result<unknown>>> }
const answer = (result: Result<unknown>) => answers.set('clientes', Promise.resolve(result))
const pages = (Page: ComponentType) =>
  ok({
    default: {
      routes: [
        { index: true, element: <Page /> },
        { path: 'nuevo', element: <p>Formulario</p> },
      ],
    },
  })
const good = pages(() => <p>Lista de clientes</p>)

const sentence = (kind: FailureKind) => screen.findByText(textos[kind])
const click = (role: string, name: string) =>
  act(() => userEvent.setup({ delay: null }).click(screen.getByRole(role, { name })))
const retry = () => click('button', 'Reintentar')

/** Developers find the cause in the console. */
const silenced = () => jest.spyOn(console, 'error').mockImplementation(() => undefined)

/** After a promise, React continues only inside an asynchronous `act`. */
const show = (router: ReturnType<typeof createMemoryRouter>) =>
  act(async () => {
    render(
      <UiProvider>
        <RouterProvider router={router} />
      </UiProvider>,
    )
    await Promise.resolve()
  })

function renderPages(around: ReactNode = null) {
  const element = (
    <>
      <nav>
        <Link to="/clientes">Clientes</Link>
        <Link to="/clientes/nuevo">Nuevo</Link>
      </nav>
      {around}
      <main tabIndex={-1}>
        <RemotePage name="clientes" title="Clientes" />
      </main>
    </>
  )
  const router = createMemoryRouter([{ path: '/clientes/*', element }], { initialEntries: ['/clientes'] })
  return show(router)
}

const loading: FailureKind[] = [
  'registry',
  'missing',
  'unavailable',
  'disabled',
  'manifest',
  'late',
  'malformed',
  'type',
  'unsealed',
  'integrity',
  'contract',
  'code',
]

it('every failure has its own sentence', () => {
  const sentences = Object.values(textos)
  expect(new Set(sentences).size).toBe(sentences.length)
})

it.each(loading)(
  '%s: the page shows its sentence, the rest keeps working, and «Reintentar» shows the page without a reload',
  async (kind) => {
    silenced()
    answer(fail(kind, new Error(kind)))
    await renderPages()
    expect(await sentence(kind)).toBeVisible()
    // The page still has its title.
    expect(screen.getByRole('heading', { level: 1, name: 'Clientes' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Clientes' })).toBeVisible()
    answer(good)
    await retry()
    expect(await screen.findByText('Lista de clientes')).toBeVisible()
    expect(screen.getByRole('main')).toHaveFocus()
    expect(screen.queryByText(textos[kind])).not.toBeInTheDocument()
  },
)

it('a disabled remote also shows the operator’s reason', async () => {
  silenced()
  answer({ ok: false, failure: { kind: 'disabled', cause: new Error('off'), reason: 'Vuelve a las 12.' } })
  await renderPages()
  expect(await screen.findByText(`${textos.disabled} Vuelve a las 12.`)).toBeVisible()
})

it.each([
  ['no default export', {}],
  ['no routes', { default: {} }],
  ['an empty list', { default: { routes: [] } }],
  ['routes that are none', { default: { routes: [{ element: 1 }] } }],
])('a module of the wrong shape: %s', async (_, module) => {
  silenced()
  answer(ok(module))
  await renderPages()
  expect(await sentence('shape')).toBeVisible()
})

it('a page that the module lacks shows its sentence, and a retry requests the module again', async () => {
  silenced()
  const other = { default: { routes: [{ path: 'otra', element: <p>Otra</p> }] } }
  answer(ok(other))
  await renderPages()
  expect(await sentence('route')).toBeVisible()
  expect(screen.getByRole('heading', { level: 1, name: 'Clientes' })).toBeVisible()
  answer(good)
  await retry()
  expect(await screen.findByText('Lista de clientes')).toBeVisible()
})

it('an error while rendering shows its sentence, and a retry renders from scratch', async () => {
  silenced()
  let broken = true
  answer(
    pages(() => {
      if (broken) throw new Error('boom')
      return <p>Lista de clientes</p>
    }),
  )
  await renderPages(<p>Otra cosa</p>)
  expect(await sentence('render')).toBeVisible()
  expect(screen.getByRole('heading', { level: 1, name: 'Clientes' })).toBeVisible()
  expect(screen.getByText('Otra cosa')).toBeVisible()
  broken = false
  await retry()
  expect(await screen.findByText('Lista de clientes')).toBeVisible()
})

it('leaving the address that failed clears the failure', async () => {
  silenced()
  answer(
    pages(() => {
      throw new Error('boom')
    }),
  )
  await renderPages()
  await sentence('render')
  await click('link', 'Nuevo')
  expect(await screen.findByText('Formulario')).toBeVisible()
})

describe('a chunk that has disappeared since the remote first ran', () => {
  const gone = Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' })
  const lost = () => pages(lazy(() => Promise.reject(gone)))

  it('a guarded reload moves the page to the new release', async () => {
    silenced()
    jest.mocked(loader.published).mockResolvedValue('2')
    answer(lost())
    await renderPages()
    expect(await sentence('code')).toBeVisible()
    await waitFor(() => expect(guardedReload).toHaveBeenCalledWith('clientes', '2'))
  })

  it('the page stays as it is while the registry names the same release', async () => {
    silenced()
    jest.mocked(guardedReload).mockClear()
    jest.mocked(loader.published).mockResolvedValue('1')
    answer(lost())
    await renderPages()
    expect(await sentence('code')).toBeVisible()
    expect(guardedReload).not.toHaveBeenCalled()
    answer(good)
    await retry()
    expect(await screen.findByText('Lista de clientes')).toBeVisible()
  })
})

declare module '@backoffice/shared' {
  interface RemoteComponents {
    'clientes/Prueba': { idCliente: string }
  }
}

describe('a component of another remote', () => {
  beforeEach(() => setRemoteComponentLoader(remoteComponents))
  afterEach(() => setRemoteComponentLoader(null))

  function renderProfile() {
    const element = <RemoteComponent name="clientes/Prueba" props={{ idCliente: '7' }} />
    const router = createMemoryRouter([{ path: '*', element }])
    return show(router)
  }

  it('receives its props', async () => {
    answer(ok({ default: ({ idCliente }: { idCliente: string }) => <p>Perfil {idCliente}</p> }))
    await renderProfile()
    expect(await screen.findByText('Perfil 7')).toBeVisible()
  })

  it('fails and retries without affecting its page', async () => {
    silenced()
    answer(ok({ default: 'no component' }))
    await renderProfile()
    expect(await sentence('shape')).toBeVisible()
    // The page around it has its own title.
    expect(screen.queryByRole('heading')).not.toBeInTheDocument()
    answer(ok({ default: () => <p>Perfil</p> }))
    await retry()
    expect(await screen.findByText('Perfil')).toBeVisible()
  })
})
