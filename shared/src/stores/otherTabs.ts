import { authState, sessionEnded, useAuth } from './auth'
import { readToken, TOKEN_KEY } from './token'

interface Listener {
  /** Another tab signed in: the store has the new token, the session has to be asked for again. */
  signedIn?(): void
  /** Another tab signed out: the store is signed out, too. */
  signedOut?(): void
}

/**
 * Follows what other tabs do to the token. Browsers tell only the tabs that did not do it themselves.
 * @returns stops following
 */
export function followOtherTabs(listener: Listener = {}): () => void {
  const onStorage = (event: StorageEvent) => {
    // key is null when the whole storage was cleared
    if (event.key !== null && event.key !== TOKEN_KEY) return
    const token = readToken()
    if (token === authState().token) return
    if (token === null) {
      sessionEnded()
      listener.signedOut?.()
    } else {
      useAuth.setState({ token, isAuthenticated: true, loginError: false })
      listener.signedIn?.()
    }
  }
  window.addEventListener('storage', onStorage)
  return () => window.removeEventListener('storage', onStorage)
}
