import type { Access } from '@backoffice/shared/contract'
import type { Session } from '../auth/session.ts'
import { forbidden, noSession, Refusal } from '../http/refusal.ts'

/** Returns the session if it may make a call with this declaration; else refuses with 401 or 403. */
export function allowed(session: Session | null, access: Exclude<Access, 'publico'>): Session {
  if (!session) throw noSession()
  if (access !== 'sesion' && !access.some(session.may)) throw forbidden()
  return session
}

/** The tenant is always the session's; a body that names another one is refused, not corrected (D21). */
export function refuseOtherTenant(session: Session, body: unknown): void {
  if (typeof body !== 'object' || body === null || !Object.hasOwn(body, 'id_locatario')) return
  const named = (body as { id_locatario: unknown }).id_locatario
  if (named === null || named === '') return
  if (typeof named === 'string' && named.toLowerCase() === session.idLocatario) return
  throw new Refusal(403, 'La empresa no es la de la sesión')
}
