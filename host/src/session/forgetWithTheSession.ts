import { authState, useAuth, useReauth } from '@backoffice/shared'
import { forgetKept, ownerNow } from '../offline/index.ts'
import { forgetRecent } from '../search/recent/forget.ts'

/**
 * What the search box remembers, and the answers kept for reading without connection, go however a session ends: by
 * signing out here or in another tab, by a refused call or start-up, by another person's sign-in.
 * @returns a function that stops watching
 */
export function forgetWithTheSession(): () => void {
  if (authState().token === null) forgetAll()
  else if (authState().usuario !== null) forgetKept(ownerNow())
  const stops = [
    useAuth.subscribe((now, before) => {
      const isOver = before.token !== null && now.token === null
      const isAnother = before.usuario !== null && now.usuario?._id !== before.usuario._id
      if (isOver || isAnother) forgetAll()
      // What an earlier visit left may be another person's.
      else if (now.usuario !== before.usuario) forgetKept(ownerNow())
    }),
    useReauth.subscribe(({ open }) => open && forgetAll()),
  ]
  return () => stops.forEach((stop) => stop())
}

function forgetAll(): void {
  forgetRecent()
  forgetKept()
}
