import type { SesionAbierta } from '@backoffice/shared/contract'
import type { Session } from '../../platform/auth/session.ts'
import { and, desc, eq, ne, sql } from '../../platform/database/drizzle.ts'
import type { Tx } from '../../platform/database/database.ts'
import { sesiones } from '../../platform/database/tables/schema.ts'
import { deviceOf } from './device.ts'

type Owner = Pick<Session, 'idLocatario' | 'idUsuario' | 'huella'>

const ownedBy = ({ idLocatario, idUsuario }: Owner) =>
  and(eq(sesiones.id_locatario, idLocatario), eq(sesiones.id_usuario, idUsuario))

/** More than anybody has; the newest are told. */
const MOST = 100

/** The open sessions of the person who asks, the one that asks first, then the one used last. */
export async function readSesiones(tx: Tx, owner: Owner, days: number): Promise<SesionAbierta[]> {
  const { _id, agente, direccion, creacion, ultimo_uso, huella } = sesiones
  const actual = sql<boolean>`${huella} = ${owner.huella}`
  const rows = await tx
    .select({ _id, agente, direccion, desde: creacion, ultimo_uso, actual })
    .from(sesiones)
    .where(
      and(
        ownedBy(owner),
        sql`${ultimo_uso} > now() - interval '12 hours'`,
        sql`${creacion} > now() - make_interval(days => ${days})`,
      ),
    )
    .orderBy(desc(actual), desc(ultimo_uso), _id)
    .limit(MOST)
  return Promise.all(
    rows.map(async ({ agente, ...row }) => ({ ...row, equipo: await deviceOf(agente) }) as SesionAbierta),
  )
}

/** Ends another session of the person who asks; false: there is none of that name. */
export async function closeOther(tx: Tx, owner: Owner, id: string): Promise<boolean> {
  const which = and(ownedBy(owner), eq(sesiones._id, id), ne(sesiones.huella, owner.huella))
  return (await tx.delete(sesiones).where(which).returning({ _id: sesiones._id })).length > 0
}

/** Ends every session of the person but the one that asks; returns how many. */
export async function closeOthers(tx: Tx, owner: Owner): Promise<number> {
  const which = and(ownedBy(owner), ne(sesiones.huella, owner.huella))
  return (await tx.delete(sesiones).where(which).returning({ _id: sesiones._id })).length
}
