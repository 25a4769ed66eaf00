import { useAuth } from '@backoffice/shared'
import { createBrowserRouter, Outlet, type RouteObject } from '@backoffice/shared/router'
import { Frame } from '../shell/Frame'
import { Waiting } from '../shell/Waiting'
import { guardLoader, publicLoader } from './loaders'
import { PlaceEffects } from './PlaceEffects'
import { patchRemotes, SHELL, type Guarded } from './remote-routes'
import { UnexpectedError } from './UnexpectedError'

const frame = () => import(/* webpackChunkName: "frame" */ './frame')
const loginPage = () => import(/* webpackChunkName: "login" */ '../login')

/** The host's own routes; those of remotes are added on demand. */
function routes(guarded: Guarded): RouteObject[] {
  const login = async () => ({ Component: (await loginPage()).LoginPage })
  const open = { loader: publicLoader, shouldRevalidate: () => true, lazy: login }
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
          lazy: async () => ({ Component: (await frame()).ShellLayout }),
          children: [
            {
              path: '/dashboard',
              ...guarded,
              lazy: async () => ({ Component: (await import('../dashboard')).DashboardPage }),
            } as RouteObject,
          ],
        },
        {
          path: '*',
          ...guarded,
          lazy: async () => ({ Component: (await frame()).AnyPath }),
        } as RouteObject,
      ],
    },
  ]
}

/** The page's router. Its guard runs again whenever someone signs in or out. */
export function createRouter() {
  const followsSave = () => {
    const state: unknown = (router.state.navigation.location ?? router.state.location).state
    return typeof state === 'object' && state !== null && 'afterSave' in state
  }
  const guarded = { loader: guardLoader(followsSave), shouldRevalidate: () => true }
  const router = createBrowserRouter(routes(guarded), { patchRoutesOnNavigation: patchRemotes(guarded) })
  useAuth.subscribe((now, before) => {
    if (now.isAuthenticated !== before.isAuthenticated) void router.revalidate()
  })
  return router
}
