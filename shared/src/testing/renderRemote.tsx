import { render, type RenderResult } from '@testing-library/react'
import { userEvent, type UserEvent } from '@testing-library/user-event'
import { isValidElement, type ReactElement } from 'react'
import { createMemoryRouter, RouterProvider, useLocation, type RouteObject } from 'react-router-dom'
import type { UsuarioSesion } from '../contract/index.ts'
import type { RemoteModule } from '../remote/index.ts'
import {
  holdAlerts,
  loginSucceeded,
  releaseAlerts,
  removeAlert,
  sessionLoaded,
  useAlerts,
} from '../stores/index.ts'
import { UiProvider } from '../ui/index.ts'
import { AlertList } from '../ui/shell/alerts/AlertList.tsx'
import type { Backend } from './backend/Backend.ts'
import { aspectosOf } from './backend/secciones/vistas.ts'
import { unaEmpresa, unUsuario } from './builders.ts'

interface Options {
  /** The initial address: `/clientes/nuevo?x=1`. An array is a history whose last entry is shown. */
  path?: string | string[]
  /** A module's base (`/clientes`), or the pattern of a single screen (`/clientes/editar/:id`). */
  base?: string
  /** Who is signed in; null: nobody. */
  usuario?: UsuarioSesion | null
  /** Also signs the person in at this back end. */
  backend?: Backend
  /** The server's extras beyond the plain contract; by default those of the back end. */
  capacidades?: string[]
}

export interface RenderedRemote extends RenderResult {
  user: UserEvent
  /** The current address, with the query. */
  address(): string
  router: ReturnType<typeof createMemoryRouter>
}

/** Renders a remote's pages, or one screen, as the host does: kit, router, signed-in person, alerts. */
export function renderRemote(
  subject: RemoteModule | ReactElement,
  {
    path = '/',
    base = '/',
    usuario = unUsuario(),
    backend,
    capacidades = backend?.capacidades ?? [],
  }: Options = {},
): RenderedRemote {
  if (usuario) signIn(usuario, capacidades, backend)
  const routes: RouteObject[] = isValidElement(subject)
    ? [{ path: base, element: subject }]
    : [{ path: base, children: (subject as RemoteModule).routes }]
  const history = [path].flat()
  const router = createMemoryRouter([...routes, { path: '*', element: <Elsewhere /> }], {
    initialEntries: history,
    initialIndex: history.length - 1,
  })
  const result = render(
    <UiProvider>
      <Alerts />
      <RouterProvider router={router} />
    </UiProvider>,
  )
  const address = () => router.state.location.pathname + router.state.location.search
  return { ...result, router, address, user: userEvent.setup({ delay: null }) }
}

function signIn(usuario: UsuarioSesion, capacidades: string[], backend: Backend | undefined): void {
  loginSucceeded(backend?.signIn(usuario) ?? 'token-de-prueba')
  const listas = backend ? aspectosOf(backend.data, usuario) : []
  sessionLoaded({ usuario, empresa: backend?.data.empresa ?? unaEmpresa(), capacidades, listas })
}

function Alerts() {
  const alerts = useAlerts((state) => state.alerts)
  return (
    <AlertList alerts={[...alerts]} onRemove={removeAlert} onHold={holdAlerts} onRelease={releaseAlerts} />
  )
}

/** Represents the rest of the product. */
function Elsewhere() {
  return <p>Fuera del remoto: {useLocation().pathname}</p>
}
