import { authState } from '@backoffice/shared'
import type { Sesion } from '@backoffice/shared/contract'
import { keepAnswer, LIMITS } from './answers.ts'
import { KEPT } from './forget.ts'

const PATH = '/auth/sesion'

/** Only whoever has the token finds its session; the token itself is not written a second time. */
async function digest(token: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token))
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

const keys = (end = '') =>
  Object.keys(localStorage).filter(
    (key) => key.startsWith(KEPT) && key.includes(`:${PATH}?`) && key.endsWith(end),
  )

/** Keeps who is signed in, for a page that is opened without connection: without it nobody's answers are found. */
export async function keepSession(owner: string): Promise<void> {
  const { token, usuario, empresa, capacidades, listas } = authState()
  if (token === null || usuario === null || empresa === null) return
  const de = await digest(token)
  // Signed out meanwhile, here or in another tab.
  if (authState().token !== token || localStorage.getItem('token') !== token) return
  // One browser has one session.
  keys().forEach((key) => localStorage.removeItem(key))
  const sesion = { usuario, empresa, capacidades: [...capacidades], listas: [...listas] } satisfies Sesion
  keepAnswer(owner, PATH, de, sesion)
}

/** The session of a token as this browser last knew it. */
export async function findSession(token: string): Promise<Sesion | undefined> {
  const [key] = keys(`"${await digest(token)}"`)
  const kept = JSON.parse((key && localStorage.getItem(key)) || 'null') as {
    at: number
    answer: Sesion
  } | null
  return kept && Math.abs(Date.now() - kept.at) < LIMITS.age ? kept.answer : undefined
}
