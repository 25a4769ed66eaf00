import type { FiltroBitacora } from '@backoffice/shared/contract'
import { type SQL, sql } from '../../platform/database/drizzle.ts'
import { endOfDay, startOfDay } from '../../platform/lists/days.ts'

interface Filtro extends FiltroBitacora {
  /** Only these, of those that match. */
  ids?: string[] | undefined
}

/** The entries of one office that a filter leaves. */
export function found(idLocatario: string, filtro: Filtro): SQL {
  const { usuario, accion, entidad, registro, desde, hasta, ids } = filtro
  const all = [
    sql`a.id_locatario = ${idLocatario}`,
    !!ids && sql`a._id = any (${sql.param(ids)}::uuid[])`,
    !!usuario && sql`a.id_usuario = ${usuario}`,
    !!accion && sql`a.accion = ${accion}`,
    !!entidad && sql`a.entidad = ${entidad}`,
    !!registro && sql`a.id_entidad = ${registro}`,
    !!desde && sql`a.momento >= ${startOfDay(desde)}`,
    !!hasta && sql`a.momento < ${endOfDay(hasta)}`,
  ].filter((condition) => condition !== false)
  return sql`from auditoria a where ${sql.join(all, sql` and `)}`
}
