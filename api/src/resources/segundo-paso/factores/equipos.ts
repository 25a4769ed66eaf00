import type { EquipoRecordado } from '@backoffice/shared/contract'
import { uuidv7 } from 'uuidv7'
import { hashToken, isToken, newToken } from '../../../platform/auth/token.ts'
import { and, desc, eq, inArray, sql } from '../../../platform/database/drizzle.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { deviceOf } from '../../sesiones/device.ts'
import { equiposRecordados } from '../table.ts'
import { type Owner, ownedBy } from './owner.ts'

const DAYS = 30
const { creacion, ultimo_uso } = equiposRecordados
const current = (owner: Owner) =>
  and(ownedBy(equiposRecordados, owner), sql`${creacion} > now() - make_interval(days => ${DAYS})`)

/** Remembers a device; returns its token, of which only the hash is kept. */
export async function rememberEquipo(
  tx: Tx,
  { idLocatario, idUsuario }: Owner,
  from: { direccion: string; agente: string },
): Promise<string> {
  const token = newToken()
  await tx.insert(equiposRecordados).values({
    id_locatario: idLocatario,
    _id: uuidv7(),
    id_usuario: idUsuario,
    huella: hashToken(token),
    ...from,
  })
  return token
}

/** Whether one of these tokens is that of a device of this person. */
export async function knowsEquipo(tx: Tx, owner: Owner, tokens: string[]): Promise<boolean> {
  const hashes = tokens.filter(isToken).map(hashToken)
  if (hashes.length === 0) return false
  const known = await tx
    .update(equiposRecordados)
    .set({ ultimo_uso: sql`now()` })
    .where(and(current(owner), inArray(equiposRecordados.huella, hashes)))
    .returning({ _id: equiposRecordados._id })
  return known.length > 0
}

export async function readEquipos(tx: Tx, owner: Owner): Promise<EquipoRecordado[]> {
  const { _id, agente, direccion } = equiposRecordados
  const vence = sql<string>`to_json(${creacion} + make_interval(days => ${DAYS}))#>>'{}'`
  const rows = await tx
    .select({ _id, agente, direccion, desde: creacion, ultimo_uso, vence })
    .from(equiposRecordados)
    .where(current(owner))
    .orderBy(desc(ultimo_uso), _id)
    .limit(100)
  return Promise.all(
    rows.map(
      async ({ agente, vence, ...row }) =>
        ({ ...row, vence: new Date(vence).toISOString(), equipo: await deviceOf(agente) }) as EquipoRecordado,
    ),
  )
}

export async function forgetEquipo(tx: Tx, owner: Owner, id: string): Promise<boolean> {
  const which = and(ownedBy(equiposRecordados, owner), eq(equiposRecordados._id, id))
  return (
    (await tx.delete(equiposRecordados).where(which).returning({ _id: equiposRecordados._id })).length > 0
  )
}

export async function forgetEquipos(tx: Tx, owner: Owner): Promise<void> {
  await tx.delete(equiposRecordados).where(ownedBy(equiposRecordados, owner))
}
