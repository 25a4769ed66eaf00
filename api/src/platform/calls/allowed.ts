import type { Access } from '@backoffice/shared/contract'
import type { Session } from '../auth/session.ts'
import { forbidden, noSession } from '../http/refusal.ts'

/** Returns the session if it may make a call with this declaration; else refuses with 401 or 403. */
export function allowed(session: Session | null, access: Exclude<Access, 'publico'>): Session {
  if (!session) throw noSession()
  if (access !== 'sesion' && !access.some(session.may)) throw forbidden()
  return session
}
