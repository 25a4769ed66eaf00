import { authState, sessionEnded, useAuth } from './auth.ts'
import { readToken, TOKEN_KEY } from './token.ts'

interface Listener {
  /** Another tab signed in: the store has the new token, and the session must be read again. */
  signedIn?(): void
  /** Another tab signed out: the store is signed out, too. */
  signedOut?(): void
  /** Another tab signed out: true leaves this one as it is, because its person is asked to sign in again. */
  keepsScreen?(): boolean
}

/**
 * Follows changes of the token in other tabs. Browsers notify only the other tabs.
 * @returns a function that stops following
 */
export function followOtherTabs(listener: Listener = {}): () => void {
  const onStorage = (event: StorageEvent) => {
    // key is null when the whole storage was cleared
    if (event.key !== null && event.key !== TOKEN_KEY) return
    const token = readToken()
    if (token === authState().token) return
    if (token === null) {
      if (listener.keepsScreen?.()) return
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
