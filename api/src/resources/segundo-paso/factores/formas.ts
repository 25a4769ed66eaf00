import type { PasoPedido } from '@backoffice/shared/contract'
import { sql } from '../../../platform/database/drizzle.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { one } from '../../../platform/database/statements/one.ts'
import { removeCodigos } from './codigos.ts'
import { forgetEquipos } from './equipos.ts'
import { type Owner, ownedBy } from './owner.ts'
import {
  autenticadores,
  codigosRecuperacion,
  equiposRecordados,
  llavesAcceso,
  pasosPendientes,
} from '../table.ts'

interface Has extends Record<string, unknown> {
  llave: boolean
  codigo: boolean
  recuperacion: boolean
}

/** How a person can do the second step; none: they have no second step. One look-up. */
export async function formasOf(tx: Tx, { idLocatario, idUsuario }: Owner): Promise<PasoPedido['formas']> {
  const mine = sql`id_locatario = ${idLocatario}::uuid and id_usuario = ${idUsuario}::uuid`
  const has = one(
    await tx.execute<Has>(sql`
      select exists (select from llaves_acceso where ${mine}) as llave,
        exists (select from autenticadores where ${mine}) as codigo,
        exists (select from codigos_recuperacion where ${mine}) as recuperacion`),
  )
  // Recovery codes stand in for another factor; alone they are none.
  if (!has.llave && !has.codigo) return []
  return (['llave', 'codigo', 'recuperacion'] as const).filter((forma) => has[forma])
}

/** After a factor is removed: recovery codes and remembered devices serve nobody who has no factor left. */
export async function leaveNothingBehind(tx: Tx, owner: Owner): Promise<void> {
  if ((await formasOf(tx, owner)).length > 0) return
  await removeCodigos(tx, owner)
  await forgetEquipos(tx, owner)
}

/** Takes everything away that somebody has for their second step; false: there was nothing. */
export async function removeEverything(tx: Tx, owner: Owner): Promise<boolean> {
  const had = (await formasOf(tx, owner)).length > 0
  for (const table of [autenticadores, llavesAcceso, codigosRecuperacion, equiposRecordados, pasosPendientes])
    await tx.delete(table).where(ownedBy(table, owner))
  return had
}
