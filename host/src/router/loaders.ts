import { addAlert, authState } from '@backoffice/shared'
import { redirect, type LoaderFunctionArgs } from '@backoffice/shared/router'
import { registry } from '../federation'
import { forgetRecoveryLink } from '../login/recoveryLink'
import { sessionReady } from '../session'
import { rememberAskedPath } from './asked-path'
import { judge } from './guard'
import { placeAt } from './route-table'
import { textos } from './router.textos'

/** Whether the navigation under way follows a save: its list may be forbidden, and nobody asked for it (D31). */
export type FollowsSave = () => boolean

/** Before every page of the shell: the session restored, the way free; else to /login. */
export const guardLoader =
  (followsSave: FollowsSave) =>
  async ({ request }: LoaderFunctionArgs) => {
    const { pathname, search } = new URL(request.url)
    await sessionReady()
    const asked = await registry.load()
    // Overtaken by another navigation, as by that of signing out: nothing was asked for here.
    if (request.signal.aborted) return null
    const place = placeAt(registry.current(), pathname)
    // An unknown address is nobody's secret: the not-found page is for everyone. Unless it is only unknown for now.
    if (!place && asked.ok) return null
    if (place?.redirect !== undefined) return redirect(place.redirect + search)
    const verdict = judge(authState(), place?.permission)
    if (verdict === 'enter') return null
    if (verdict === 'sign-in') rememberAskedPath(pathname + search)
    else if (!followsSave()) addAlert(textos.sinPermiso, 'danger')
    return redirect('/login')
  }

/** Before `/` and `/login`: whoever is signed in goes on to the dashboard (G-15, G-22). */
export async function publicLoader() {
  await sessionReady()
  if (!authState().isAuthenticated) return null
  // Who is signed in needs no link; it must not wait for their signing out.
  forgetRecoveryLink()
  return redirect('/dashboard')
}
