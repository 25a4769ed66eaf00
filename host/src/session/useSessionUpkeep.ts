import {
  authState,
  followOtherTabs,
  hasUnsaved,
  requestReauth,
  useConnection,
  useReauth,
  watchConnection,
} from '@backoffice/shared'
import { useLocation, useNavigate } from '@backoffice/shared/router'
import { useEffect, useRef } from 'react'
import { forgetWithTheSession } from './forgetWithTheSession.ts'
import { sessionReady } from './ready.ts'
import { signedInElsewhere } from './signedInElsewhere.ts'
import { useFreshSession } from './useFreshSession.ts'

/** Background work on every page: reconnecting (D35), following sign-ins of other tabs, updating permissions. */
export function useSessionUpkeep(): void {
  const navigate = useNavigate()
  useEffect(watchConnection, [])
  useEffect(forgetWithTheSession, [])
  useEffect(
    () =>
      followOtherTabs({
        signedIn: () => void signedInElsewhere(() => void navigate('/dashboard')),
        keepsScreen: askOverUnsaved,
      }),
    [navigate],
  )
  useLateSession()
  useFreshSession()
}

/** Another tab signed out over unsaved text here: the same dialog as for a session that ends during work (D36). */
function askOverUnsaved(): boolean {
  if (!hasUnsaved()) return false
  void requestReauth()
  return useReauth.getState().open
}

/** The server did not answer at start-up: when it is back, this loads the session, and the guard runs again. */
function useLateSession(): void {
  const generation = useConnection((connection) => connection.generation)
  const navigate = useNavigate()
  const { pathname, search, hash, state } = useLocation()
  const again = useRef<() => void>(() => undefined)
  useEffect(() => {
    again.current = () => void navigate({ pathname, search, hash }, { replace: true, state })
  })
  useEffect(() => {
    const { token, usuario } = authState()
    if (generation === 0 || token === null || usuario !== null) return
    void sessionReady().then(() => again.current())
  }, [generation])
}
