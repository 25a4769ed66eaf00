import { createRoot } from 'react-dom/client'
import {
  createBrowserRouter,
  matchPath,
  Navigate,
  Outlet,
  RouterProvider,
  useLocation,
} from 'react-router-dom'
import type { Registry, RemoteSource } from '../contract/index.ts'
import { breadcrumbOf, setRemoteComponentLoader, setRemotes, type RemoteModule } from '../remote/index.ts'
import { holdAlerts, releaseAlerts, removeAlert, useAlerts, useLoader } from '../stores/index.ts'
import { Page, UiProvider } from '../ui/index.ts'
import { AlertList } from '../ui/shell/alerts/AlertList.tsx'
import { BreadcrumbBar, LoaderOverlay, NavBar, Shell } from '../ui/shell/index.ts'
import { startBrowserBackend } from './browser.ts'

interface Standalone {
  module: RemoteModule
  /** The remote's remote.json. */
  remote: RemoteSource
}

/**
 * Shows a single remote in a small shell over the in-memory back end, with a signed-in person who has all permissions.
 */
export async function startStandalone({ module, remote }: Standalone): Promise<void> {
  await startBrowserBackend()
  await rememberRemotes()
  // Components of other remotes are unavailable: their names appear in their place.
  setRemoteComponentLoader((name) => () => <Page title={name}>{null}</Page>)
  const home = remote.menu[0]?.path ?? remote.base
  const router = createBrowserRouter([
    {
      element: <Frame remote={remote} />,
      children: [
        { path: remote.base, children: module.routes },
        { path: '*', element: <Navigate to={home} replace /> },
      ],
    },
  ])
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no #root')
  createRoot(root).render(
    <UiProvider>
      <RouterProvider router={router} />
    </UiProvider>,
  )
}

/** The other remotes are unavailable too, but their permissions can still be granted. */
async function rememberRemotes(): Promise<void> {
  const { remotes } = (await (await fetch('/remotes.json')).json()) as Registry
  setRemotes(Object.values(remotes).map(({ remote }) => remote))
}

function Frame({ remote }: { remote: RemoteSource }) {
  const alerts = useAlerts((state) => state.alerts)
  const { pathname } = useLocation()
  const pending = useLoader((state) => state.pending)
  const route = remote.routes.find(({ path }) => matchPath(path, pathname))
  const crumbs = (route ? breadcrumbOf(remote.routes, route) : []).map((item, index, all) => ({
    ...item,
    activo: index === all.length - 1,
  }))
  return (
    <Shell
      nav={
        <NavBar items={remote.menu.map(({ label, path }) => ({ label, to: path }))} homeTo={remote.base} />
      }
      breadcrumb={<BreadcrumbBar items={crumbs} />}
    >
      <Outlet />
      <LoaderOverlay visible={pending > 0} />
      <AlertList alerts={[...alerts]} onRemove={removeAlert} onHold={holdAlerts} onRelease={releaseAlerts} />
    </Shell>
  )
}
