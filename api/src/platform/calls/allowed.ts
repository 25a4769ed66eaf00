import type { Session } from '../auth/session'
import type { Access } from './call'
import { forbidden, noSession } from '../http/refusal'

/** The session, when there is one and it may make a call that declares this; else 401 or 403. */
export function allowed(session: Session | null, access: Exclude<Access, 'publico'>): Session {
  if (!session) throw noSession()
  if (access !== 'sesion' && !access.some(session.may)) throw forbidden()
  return session
}
