import { type SQL, sql } from '../../platform/database/drizzle.ts'
import type { Session } from '../../platform/auth/session.ts'
import { seesSums } from './access.ts'

/**
 * The purchases that reports count: not cancelled, and of clients that are not deleted, as in their list. The few deleted
 * clients are looked up instead of all others.
 */
export const deClientesVivos = (idLocatario: string): SQL =>
  sql`k.id_locatario = ${idLocatario} and k.cancelacion is null and not exists (
    select from clientes c
    where c.id_locatario = k.id_locatario and c._id = k.id_cliente and c.eliminacion is not null
  )`

/** The list of the purchases with these filters, for those who may open it. */
export const listaDe = (session: Session, filters: Record<string, string>): string | null =>
  seesSums(session)
    ? `/configuracion/membresias?vista=contrataciones${Object.entries(filters)
        .map(([name, value]) => `&${name}=${value}`)
        .join('')}`
    : null
