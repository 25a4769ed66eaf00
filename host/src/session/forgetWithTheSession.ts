import { authState, useAuth, useReauth } from '@backoffice/shared'
import { forgetRecent } from '../search/recent/forget.ts'

/**
 * What the search box remembers goes however a session ends: by signing out here or in another tab, by a refused call
 * or start-up, by another person's sign-in.
 * @returns a function that stops watching
 */
export function forgetWithTheSession(): () => void {
  if (authState().token === null) forgetRecent()
  const stops = [
    useAuth.subscribe((now, before) => {
      const isOver = before.token !== null && now.token === null
      const isAnother = before.usuario !== null && now.usuario?._id !== before.usuario._id
      if (isOver || isAnother) forgetRecent()
    }),
    useReauth.subscribe(({ open }) => open && forgetRecent()),
  ]
  return () => stops.forEach((stop) => stop())
}
