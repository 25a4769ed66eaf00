import { addAlert, authState } from '@backoffice/shared'
import { redirect, type LoaderFunctionArgs } from '@backoffice/shared/router'
import { registry } from '@backoffice/entrega/page'
import { forgetRecoveryLink } from '../../session/recoveryLink.ts'
import { sessionReady } from '../../session/index.ts'
import { rememberAskedPath } from './askedPath.ts'
import { judge } from './guard.ts'
import { placeAt } from '../../places/routeTable.ts'
import { textos } from '../router.textos.ts'

/** What loaders need to know of a navigation beside its request. */
export interface Navigation {
  hash: string
  /** It follows a save: the person may lack the permission for the list, but did not request it (D31). */
  followsSave: boolean
  /** The address is in the history already: the page was opened with it. */
  opened: boolean
}

/** Where a second step is set up (E-17): the specification's profile. */
export const SET_UP_PASO = '/configuracion/perfil?vista=seguridad'

/** Redirects to another way of writing the same address, which takes its place in the history. */
const rewrite = (path: string, { hash, opened }: Navigation, { search }: URL) =>
  redirect(path + search + hash, opened ? { headers: { 'X-Remix-Replace': 'true' } } : {})

/** Runs before every page of the shell: restores the session and checks the guard, or redirects to /login. */
export const guardLoader =
  (navigation: () => Navigation) =>
  async ({ request }: LoaderFunctionArgs) => {
    const url = new URL(request.url)
    await sessionReady()
    const asked = await registry.load()
    // Another navigation, such as signing out, has replaced this one: its address is not remembered, and no alert
    // appears.
    if (request.signal.aborted) return null
    const place = placeAt(registry.current(), url.pathname)
    // The not-found page is for everyone, because an unknown address reveals nothing, unless it is unknown only because
    // the registry is down.
    if (!place && asked.ok) return null
    const now = navigation()
    const path = place?.redirect ?? place?.path ?? url.pathname
    if (path !== url.pathname) return rewrite(path, now, url)
    // Whatever else was asked for can wait, and the server would refuse it.
    if (authState().faltaPaso) return path + url.search === SET_UP_PASO ? null : redirect(SET_UP_PASO)
    const verdict = judge(authState(), place?.permission)
    if (verdict === 'enter') return null
    if (verdict === 'sign-in') rememberAskedPath(path + url.search + now.hash)
    else if (!now.followsSave) addAlert(textos.sinPermiso, 'danger')
    return redirect('/login')
  }

/** Runs before `/` and `/login`: redirects a signed-in person to the dashboard (G-15, G-22). */
export const publicLoader =
  (navigation: () => Navigation) =>
  async ({ request }: LoaderFunctionArgs) => {
    const url = new URL(request.url)
    await sessionReady()
    if (!authState().isAuthenticated) {
      const path = placeAt(undefined, url.pathname)?.path ?? url.pathname
      return path === url.pathname ? null : rewrite(path, navigation(), url)
    }
    // A signed-in person does not need the link, which must not reappear after they sign out.
    forgetRecoveryLink()
    return redirect('/dashboard')
  }
