import { api, loginFailed, loginSucceeded, toApiError } from '@backoffice/shared'

export interface Credentials {
  email: string
  password: string
}

export type SignedIn = 'signed-in' | 'refused' | 'no-answer'

/**
 * Signs in (L-02, L-03). The router follows the store and goes on to the dashboard by itself.
 * Without an answer nothing was refused: no login error, only the notice of a lost connection (D35).
 */
export async function login(credentials: Credentials): Promise<SignedIn> {
  try {
    const { token } = await api.post('/auth/login', credentials)
    if (typeof token === 'string' && token !== '') {
      loginSucceeded(token)
      return 'signed-in'
    }
    // An answer of some other server: nobody is signed in by it.
    loginFailed()
    return 'refused'
  } catch (thrown) {
    if (toApiError(thrown).kind !== 'answer') return 'no-answer'
    loginFailed()
    return 'refused'
  }
}
