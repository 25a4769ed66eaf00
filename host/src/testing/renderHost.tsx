import { loginSucceeded, useAuth } from '@backoffice/shared'
import type { UsuarioSesion } from '@backoffice/shared/contract'
import { RouterProvider } from '@backoffice/shared/router'
import { testBackend, unUsuario, type Backend } from '@backoffice/shared/testing'
import { UiProvider } from '@backoffice/shared/ui'
import { render, type RenderResult } from '@testing-library/react'
import { userEvent, type UserEvent } from '@testing-library/user-event'
import { pages } from '../pages.ts'
import { createRouter } from '../router/index.ts'
import { registryHandlers, registryServer } from '@backoffice/entrega/page/testing'

type BackendOptions = NonNullable<Parameters<typeof testBackend>[0]>

/** The API, the registry and the remotes' manifests for a test file; call it once, at the top. */
export function hostBackend(options: BackendOptions = {}): Backend {
  afterEach(() => {
    stops.splice(0).forEach((stop) => stop())
    registryServer.down = false
    registryServer.overrides = []
    registryServer.entries = {}
  })
  return testBackend({ ...options, handlers: registryHandlers })
}

export interface RenderedHost extends RenderResult {
  user: UserEvent
  /** The current address, with the query. */
  address(): string
}

const stops: (() => void)[] = []

interface Options {
  /** The owner of the stored token; null: no token. */
  usuario?: UsuarioSesion | null
  /** What the link that led here gave to its page; the browser keeps it over a reload. */
  state?: unknown
}

/** Opens an address in the whole host: its router, guard and frame, with fake pages instead of remotes. */
export function renderHost(
  backend: Backend,
  path: string,
  { usuario = unUsuario(), state = null }: Options = {},
): RenderedHost {
  if (usuario) loginSucceeded(backend.signIn(usuario))
  window.history.replaceState(state === null ? null : { usr: state }, '', path)
  // The router of an earlier test must not react to this test's session.
  const subscribe = jest.spyOn(useAuth, 'subscribe')
  const router = createRouter(pages)
  stops.push(...subscribe.mock.results.map(({ value }) => value as () => void), () => router.dispose())
  subscribe.mockRestore()
  const view = render(
    <UiProvider>
      <RouterProvider router={router} />
    </UiProvider>,
  )
  const address = () => window.location.pathname + window.location.search
  return { ...view, address, user: userEvent.setup({ delay: null }) }
}
