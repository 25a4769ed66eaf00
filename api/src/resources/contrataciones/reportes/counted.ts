import { type SQL, sql } from '../../../platform/database/drizzle.ts'
import type { Session } from '../../../platform/auth/session.ts'
import { seesSums } from '../access.ts'

/**
 * The purchases that reports count: not cancelled, and of clients that are not deleted, as in their list. The few deleted
 * clients are looked up instead of all others.
 */
export const deClientesVivos = (idLocatario: string): SQL =>
  sql`k.id_locatario = ${idLocatario} and k.cancelacion is null and ${noEliminado}`

const noEliminado = sql`not exists (
    select from clientes c
    where c.id_locatario = k.id_locatario and c._id = k.id_cliente and c.eliminacion is not null
  )`

/**
 * The money that came in (E-23): each payment on its day, also of a purchase that was cancelled since; and of a purchase
 * without payments its total, on the day it begins.
 */
export const ingresosDe = (idLocatario: string): SQL => sql`(
    select k.fecha_inicio as fecha, k.id_membresia, k.metodo, k.total as monto from contrataciones k
    where ${deClientesVivos(idLocatario)} and k.pagado is null
    union all
    select p.fecha, k.id_membresia, p.metodo, p.monto
    from pagos p join contrataciones k on k.id_locatario = p.id_locatario and k._id = p.id_contratacion
    where p.id_locatario = ${idLocatario} and p.cancelacion is null and ${noEliminado}
  )`

/** The list of the purchases with these filters, for those who may open it. */
export const listaDe = (session: Session, filters: Record<string, string>): string | null =>
  seesSums(session)
    ? `/configuracion/membresias?vista=contrataciones${Object.entries(filters)
        .map(([name, value]) => `&${name}=${value}`)
        .join('')}`
    : null
