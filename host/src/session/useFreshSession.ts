import { api, authState, sessionLoaded, useAccess, useConnection } from '@backoffice/shared'
import { useLocation } from '@backoffice/shared/router'
import { useEffect, useRef } from 'react'

/** The shortest interval between two reads, in milliseconds. */
const EVERY = 15_000
/** The same after a refusal: shorter, because the person is waiting for the navigation to match the server. */
const EVERY_REFUSAL = 1_000

/**
 * Permissions may change while a person works (D22): this reads the session again, silently, when a call is refused,
 * when the person returns to the tab, when they open another page and when the connection is back; the navigation
 * follows. The server checks permissions at each call anyway.
 */
export function useFreshSession(): void {
  const { pathname } = useLocation()
  const refusals = useAccess((access) => access.refusals)
  const reconnections = useConnection((connection) => connection.generation)
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
  useEffect(() => look.current(EVERY_REFUSAL), [refusals, reconnections])
}

/** Ignores failures: other calls report an ended session or a lost connection. */
async function refresh(): Promise<void> {
  const { token, usuario } = authState()
  if (token === null || usuario === null) return
  const sesion = await api.get('/auth/sesion', { silent: true }).catch(() => null)
  // The person signed out, someone else signed in, or the profile was saved before the answer arrived.
  const now = authState()
  if (sesion === null || now.token !== token || now.usuario !== usuario) return
  if (sesion.usuario._id === usuario._id) sessionLoaded(sesion)
}
