import { useAuth } from '@backoffice/shared'
import { createBrowserRouter, Outlet, type RouteObject } from '@backoffice/shared/router'
import { Frame } from '../shell/Frame'
import { Waiting } from '../shell/Waiting'
import { guardLoader, publicLoader, type Navigation } from './loaders'
import { PlaceEffects } from './PlaceEffects'
import { patchRemotes, SHELL, type Guarded } from './remote-routes'
import { UnexpectedError } from './UnexpectedError'

const frame = () => import(/* webpackChunkName: "frame" */ './frame')
const loginPage = () => import(/* webpackChunkName: "login" */ '../login')

/** The host's own routes; those of remotes are added on demand. */
function routes(guarded: Guarded, navigation: () => Navigation): RouteObject[] {
  const login = async () => ({ Component: (await loginPage()).LoginPage })
  const open = { loader: publicLoader(navigation), shouldRevalidate: () => true, lazy: login }
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
  const navigation = (): Navigation => {
    const { location: shown, navigation, initialized } = router.state
    const { hash, state } = navigation.location ?? shown
    const followsSave = typeof state === 'object' && state !== null && 'afterSave' in state
    return { hash, followsSave, opened: !initialized }
  }
  const guarded = { loader: guardLoader(navigation), shouldRevalidate: () => true }
  const router = createBrowserRouter(routes(guarded, navigation), {
    patchRoutesOnNavigation: patchRemotes(guarded),
  })
  useAuth.subscribe((now, before) => {
    if (now.isAuthenticated !== before.isAuthenticated) void router.revalidate()
  })
  return router
}
