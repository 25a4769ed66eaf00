import { api, authState, loginSucceeded, sessionLoaded } from '@backoffice/shared'
import { normalEmail } from '@backoffice/shared/format'
import type { Credentials } from './login.ts'

/**
 * `same`: the same person, who goes on working; `other`: another person; `failed`: the server refused or did not
 * answer.
 */
export type SignedInAgain = 'same' | 'other' | 'failed'

/** Signs in over a kept screen (D36), which stays only for its owner. */
export async function signInAgain(credentials: Credentials): Promise<SignedInAgain> {
  const before = authState().usuario
  if (before === null || normalEmail(credentials.email) !== normalEmail(before.email)) return 'other'
  try {
    const { token } = await api.post('/auth/login', credentials)
    // Signed out in another tab meanwhile: the screen below is gone.
    if (authState().usuario === null) return 'other'
    loginSucceeded(token)
    const sesion = await api.get('/auth/sesion')
    if (sesion.usuario._id !== before._id) return 'other'
    sessionLoaded(sesion)
    return 'same'
  } catch {
    return 'failed'
  }
}
