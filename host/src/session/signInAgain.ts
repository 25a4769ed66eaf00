import { api, authState, loginSucceeded, sessionLoaded } from '@backoffice/shared'
import type { PasoPedido } from '@backoffice/shared/contract'
import { normalEmail } from '@backoffice/shared/format'
import type { Credentials } from './login.ts'

/**
 * `same`: the same person, who goes on working; `other`: another person; `failed`: the server refused or did not
 * answer.
 */
export type SignedInAgain = 'same' | 'other' | 'failed'

/** Signs in over a kept screen (D36), which stays only for its owner; or gives the ticket of a second step (E-17). */
export async function signInAgain(credentials: Credentials): Promise<SignedInAgain | PasoPedido> {
  const before = authState().usuario
  if (before === null || normalEmail(credentials.email) !== normalEmail(before.email)) return 'other'
  try {
    const answer = await api.post('/auth/login', credentials)
    if ('segundo_paso' in answer) return answer.segundo_paso
    return 'token' in answer ? await goOnWith(answer.token) : 'failed'
  } catch {
    return 'failed'
  }
}

/** Goes on over the kept screen with a new session, if it is its owner's. */
export async function goOnWith(token: string): Promise<SignedInAgain> {
  const before = authState().usuario
  // Signed out in another tab meanwhile: the screen below is gone.
  if (before === null) return 'other'
  try {
    loginSucceeded(token)
    const sesion = await api.get('/auth/sesion')
    if (sesion.usuario._id !== before._id) return 'other'
    sessionLoaded(sesion)
    return 'same'
  } catch {
    return 'failed'
  }
}
