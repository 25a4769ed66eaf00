import { api, authState, sessionLoaded, useAccess } from '@backoffice/shared'
import { useLocation } from '@backoffice/shared/router'
import { useEffect, useRef } from 'react'

/** Not more often than this. */
const EVERY = 15_000
/** After a refusal somebody waits for the navigation to tell the same as the server. */
const EVERY_REFUSAL = 1_000

/**
 * Permissions may change while somebody works (D22): the session is read again, unheard, when a call is refused, when they
 * come back to the tab and when they go to another page, and the navigation follows. The server asks for permissions at
 * each call anyway.
 */
export function useFreshSession(): void {
  const { pathname } = useLocation()
  const refusals = useAccess((access) => access.refusals)
  const last = useRef<number | null>(null)
  const look = useRef((_every = EVERY) => undefined as void)

  useEffect(() => {
    look.current = (every = EVERY) => {
      const now = Date.now()
      last.current ??= now
      if (now - last.current < every || document.visibilityState === 'hidden') return
      last.current = now
      void refresh()
    }
    const onReturn = () => look.current()
    window.addEventListener('focus', onReturn)
    document.addEventListener('visibilitychange', onReturn)
    return () => {
      window.removeEventListener('focus', onReturn)
      document.removeEventListener('visibilitychange', onReturn)
    }
  }, [])

  useEffect(() => look.current(), [pathname])
  useEffect(() => look.current(EVERY_REFUSAL), [refusals])
}

/** A failure changes nothing: calls themselves tell of a session that ended, or of no connection. */
async function refresh(): Promise<void> {
  const { token, usuario } = authState()
  if (token === null || usuario === null) return
  const sesion = await api.get('/auth/sesion', { silent: true }).catch(() => null)
  // Somebody signed out, or another one in, or saved their profile, while the answer was on its way.
  const now = authState()
  if (sesion === null || now.token !== token || now.usuario !== usuario) return
  if (sesion.usuario._id === usuario._id) sessionLoaded(sesion)
}
