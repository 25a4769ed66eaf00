import type { Session } from '../auth/session.ts'
import { Refusal } from '../http/refusal.ts'

/** The tenant is always the session's; a body that names another one is refused, not corrected (D21). */
export function refuseOtherTenant(session: Session, body: unknown): void {
  if (typeof body !== 'object' || body === null || !Object.hasOwn(body, 'id_locatario')) return
  const named = (body as { id_locatario: unknown }).id_locatario
  if (named === null || named === '') return
  if (typeof named === 'string' && named.toLowerCase() === session.idLocatario) return
  throw new Refusal(403, 'La empresa no es la de la sesión')
}
