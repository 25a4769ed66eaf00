import type { FiltroContrataciones } from '@backoffice/shared/contract'
import type { Session } from '../../platform/auth/session.ts'
import { Refusal } from '../../platform/http/refusal.ts'

/** Whether a session sees the sum of all purchases (D60). */
export const seesSums = ({ may }: Session): boolean => may('configuracion.membresias.ver')

/** Whether a session sees whose purchases they are (D60). */
export const seesNames = ({ may }: Pick<Session, 'may'>): boolean =>
  may('clientes.ver') || may('clientes.detalles')

/**
 * Refuses a question that would tell a client's name by what it finds or by where it puts it.
 * @throws {Refusal} 403
 */
export function refusesNames(
  session: Session,
  { cliente, orden }: Partial<Pick<FiltroContrataciones, 'cliente'>> & { orden?: string | undefined },
): void {
  if (!seesNames(session) && (cliente || orden === 'cliente'))
    throw new Refusal(403, 'No hay permiso para buscar ni ordenar por cliente')
}
