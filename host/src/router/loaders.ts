import { addAlert, authState } from '@backoffice/shared'
import { redirect, type LoaderFunctionArgs } from '@backoffice/shared/router'
import { registry } from '../federation'
import { forgetRecoveryLink } from '../login/recoveryLink'
import { sessionReady } from '../session'
import { rememberAskedPath } from './asked-path'
import { judge } from './guard'
import { placeAt } from './route-table'
import { textos } from './router.textos'

/**
 * Whether this navigation follows a save: the person may lack the permission for the list, but did not request it
 * (D31).
 */
export type FollowsSave = () => boolean

/** Runs before every page of the shell: restores the session and checks the guard, or redirects to /login. */
export const guardLoader =
  (followsSave: FollowsSave) =>
  async ({ request }: LoaderFunctionArgs) => {
    const { pathname, search } = new URL(request.url)
    await sessionReady()
    const asked = await registry.load()
    // Another navigation, such as signing out, has replaced this one: its address is not remembered, and no alert
    // appears.
    if (request.signal.aborted) return null
    const place = placeAt(registry.current(), pathname)
    // The not-found page is for everyone, because an unknown address reveals nothing, unless it is unknown only because
    // the registry is down.
    if (!place && asked.ok) return null
    if (place?.redirect !== undefined) return redirect(place.redirect + search)
    const verdict = judge(authState(), place?.permission)
    if (verdict === 'enter') return null
    if (verdict === 'sign-in') rememberAskedPath(pathname + search)
    else if (!followsSave()) addAlert(textos.sinPermiso, 'danger')
    return redirect('/login')
  }

/** Runs before `/` and `/login`: redirects a signed-in person to the dashboard (G-15, G-22). */
export async function publicLoader() {
  await sessionReady()
  if (!authState().isAuthenticated) return null
  // A signed-in person does not need the link, which must not reappear after they sign out.
  forgetRecoveryLink()
  return redirect('/dashboard')
}
