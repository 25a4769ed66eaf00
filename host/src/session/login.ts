import { api, loginFailed, loginSucceeded, toApiError } from '@backoffice/shared'

export interface Credentials {
  email: string
  password: string
}

/**
 * Signs in (L-02, L-03). The router follows the store and goes on to the dashboard by itself.
 * Without an answer nothing was refused: no login error, only the notice of a lost connection (D35).
 * @returns whether a token came
 */
export async function login(credentials: Credentials): Promise<boolean> {
  try {
    const { token } = await api.post('/auth/login', credentials)
    loginSucceeded(token)
    return true
  } catch (thrown) {
    if (toApiError(thrown).kind === 'answer') loginFailed()
    return false
  }
}
