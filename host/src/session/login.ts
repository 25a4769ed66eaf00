import { api, httpConfig, loginFailed, loginSucceeded, toApiError } from '@backoffice/shared'
import type { PasoPedido } from '@backoffice/shared/contract'
import { fetchSession, keepEarly, sessionKey } from '@backoffice/entrega/page/early'

export interface Credentials {
  email: string
  password: string
}

/** The person's office is in another installation now. */
export interface Elsewhere {
  oficina_en: string
}

/** A ticket: the person has a second step (E-17). */
export type SignedIn = 'signed-in' | 'refused' | 'no-answer' | PasoPedido | Elsewhere

interface Answer extends Partial<Elsewhere> {
  token?: unknown
  segundo_paso?: PasoPedido
}

/**
 * Signs in (L-02, L-03). The router follows the store and opens the dashboard by itself. A missing answer is not a
 * refusal: it shows no login error, only the notice of the lost connection (D35).
 */
export async function login(credentials: Credentials): Promise<SignedIn> {
  try {
    const answer: Answer = await api.post('/auth/login', credentials)
    const { token, segundo_paso: paso, oficina_en } = answer
    if (typeof token === 'string' && token !== '') {
      enterWith(token)
      return 'signed-in'
    }
    if (paso) return paso
    if (oficina_en !== undefined && /^https?:/.test(oficina_en)) return { oficina_en }
    // An answer without a token comes from some other server and signs nobody in.
    loginFailed()
    return 'refused'
  } catch (thrown) {
    if (toApiError(thrown).kind !== 'answer') return 'no-answer'
    loginFailed()
    return 'refused'
  }
}

/** Opens the session of a token. */
export function enterWith(token: string): void {
  const { apiBase } = httpConfig()
  // The navigation waits for the session, so the request leaves before React draws anything new.
  keepEarly(sessionKey(apiBase, token), fetchSession(apiBase, token))
  loginSucceeded(token)
}
