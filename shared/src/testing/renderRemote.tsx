import { render, type RenderResult } from '@testing-library/react'
import { userEvent, type UserEvent } from '@testing-library/user-event'
import { isValidElement, type ReactElement } from 'react'
import { createMemoryRouter, RouterProvider, useLocation, type RouteObject } from 'react-router-dom'
import type { UsuarioSesion } from '../contract'
import type { RemoteModule } from '../remote'
import { holdAlerts, loginSucceeded, releaseAlerts, removeAlert, sessionLoaded, useAlerts } from '../stores'
import { UiProvider } from '../ui'
import { AlertList } from '../ui/shell'
import type { Backend } from './backend/Backend'
import { unaEmpresa, unUsuario } from './builders'

interface Options {
  /** Where the person is: `/clientes/nuevo?x=1`. A list of addresses is a history, the last one is shown. */
  path?: string | string[]
  /** A module's base (`/clientes`), or the pattern of a single screen (`/clientes/editar/:id`). */
  base?: string
  /** Who is signed in; null: nobody. */
  usuario?: UsuarioSesion | null
  /** Signs the person in at this back end, too. */
  backend?: Backend
  /** What the server offers beyond the plain contract; those of the back end unless told. */
  capacidades?: string[]
}

export interface RenderedRemote extends RenderResult {
  user: UserEvent
  /** Where the person is now, with the query. */
  address(): string
  router: ReturnType<typeof createMemoryRouter>
}

/** Shows a remote's pages, or one screen, as the host does: kit, router, signed-in person, alerts. */
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
  sessionLoaded({ usuario, empresa: backend?.data.empresa ?? unaEmpresa(), capacidades })
}

function Alerts() {
  const alerts = useAlerts((state) => state.alerts)
  return (
    <AlertList alerts={[...alerts]} onRemove={removeAlert} onHold={holdAlerts} onRelease={releaseAlerts} />
  )
}

/** Stands for the rest of the product. */
function Elsewhere() {
  return <p>Fuera del remoto: {useLocation().pathname}</p>
}
