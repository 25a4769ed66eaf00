import { useAuth } from '@backoffice/shared'
import { createBrowserRouter, Outlet, type RouteObject } from '@backoffice/shared/router'
import type { ComponentType } from 'react'
import { Frame } from '../shell/Frame.tsx'
import { Waiting } from '../shell/notices/Waiting.tsx'
import { guardLoader, publicLoader, type Navigation } from './guard/loaders.ts'
import { pageOnDemand } from './pageOnDemand.tsx'
import { PlaceEffects } from './PlaceEffects.tsx'
import { patchRemotes, SHELL, type Guarded } from './remotes/remoteRoutes.tsx'
import { UnexpectedError } from './UnexpectedError.tsx'

const frame = () => import(/* webpackChunkName: "frame" */ './frame.ts')
const layout = pageOnDemand(() => frame().then((file) => file.ShellLayout))
const anyPath = pageOnDemand(() => frame().then((file) => file.AnyPath))

/** The host's own pages, each loaded when somebody opens it. */
export type Pages = Record<'login' | 'dashboard', () => Promise<ComponentType>>

/** The host's own routes; those of remotes are added on demand. */
function routes(pages: Pages, guarded: Guarded, navigation: () => Navigation): RouteObject[] {
  const [login, dashboard] = [pageOnDemand(pages.login), pageOnDemand(pages.dashboard)]
  const open = {
    loader: login.withCode(publicLoader(navigation)),
    shouldRevalidate: () => true,
    Component: login.Component,
  }
  return [
    {
      element: (
        <Frame>
          <PlaceEffects />
          <Outlet />
        </Frame>
      ),
      errorElement: <UnexpectedError />,
      hydrateFallbackElement: <Waiting />,
      children: [
        { path: '/', ...open },
        { path: '/login', ...open },
        {
          id: SHELL,
          loader: layout.withCode(() => Promise.resolve(null)),
          Component: layout.Component,
          children: [
            {
              path: '/dashboard',
              ...guarded,
              loader: dashboard.withCode(guarded.loader),
              Component: dashboard.Component,
            },
          ],
        },
        {
          path: '*',
          ...guarded,
          loader: anyPath.withCode(guarded.loader),
          Component: anyPath.Component,
        },
      ],
    },
  ]
}

/** The page's router. Its guard runs again whenever someone signs in or out, or has to set up a second step. */
export function createRouter(pages: Pages) {
  const navigation = (): Navigation => {
    const { location: shown, navigation, initialized } = router.state
    const { hash, state } = navigation.location ?? shown
    const followsSave = typeof state === 'object' && state !== null && 'afterSave' in state
    return { hash, followsSave, opened: !initialized }
  }
  const guarded = { loader: guardLoader(navigation), shouldRevalidate: () => true }
  const router = createBrowserRouter(routes(pages, guarded, navigation), {
    patchRoutesOnNavigation: patchRemotes(guarded),
  })
  useAuth.subscribe((now, before) => {
    const changed = now.isAuthenticated !== before.isAuthenticated || now.faltaPaso !== before.faltaPaso
    if (changed) void router.revalidate()
  })
  return router
}
