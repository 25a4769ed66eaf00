import {
  api,
  authState,
  httpConfig,
  serverTime,
  sessionEnded,
  sessionLoaded,
  toApiError,
} from '@backoffice/shared'
import { keptSession } from '../offline/index.ts'
import type { Sesion } from '@backoffice/shared/contract'
import { sessionKey, takeEarly } from '@backoffice/entrega/page/early'

let asked: { token: string; answer: Promise<void> } | undefined

/** Waits until the owner of the stored token is known (G-11). Asks the server once per token. */
export function sessionReady(): Promise<void> {
  const { token, usuario } = authState()
  if (token === null || usuario !== null) return Promise.resolve()
  if (asked?.token !== token) asked = { token, answer: restore(token) }
  return asked.answer
}

/**
 * A refused session signs out (G-12). Without an answer the token stays, and the notice of D35 explains it (D36); what this
 * browser kept of the session lets its person read what else it kept (E-20).
 */
async function restore(token: string): Promise<void> {
  // The person may have signed out, or in again, before the answer arrived.
  const current = () => authState().token === token
  try {
    const sesion = (await earlySession(token)) ?? (await api.get('/auth/sesion'))
    if (current()) sessionLoaded(sesion)
  } catch (thrown) {
    if (!current()) return
    if (toApiError(thrown).kind === 'answer') return sessionEnded()
    const kept = await keptSession(token)
    if (kept && current()) sessionLoaded(kept)
  } finally {
    if (asked?.token === token) asked = undefined
  }
}

/** The session that the page's inline script requested; undefined if it must be requested again. */
async function earlySession(token: string): Promise<Sesion | undefined> {
  // The page's inline script requested it from the base that the registry names.
  await httpConfig().ready?.()
  const asked = takeEarly(sessionKey(httpConfig().apiBase, token))
  const answer = await asked?.catch(() => undefined)
  serverTime(answer?.headers.get('date'))
  const sesion = answer?.ok ? await (answer.json() as Promise<Partial<Sesion>>).catch(() => null) : null
  return sesion?.usuario ? (sesion as Sesion) : undefined
}
