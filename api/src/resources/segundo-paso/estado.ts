import type { SegundoPaso } from '@backoffice/shared/contract'
import { asc } from '../../platform/database/drizzle.ts'
import type { Tx } from '../../platform/database/database.ts'
import { countCodigos } from './factores/codigos.ts'
import { readEquipos } from './factores/equipos.ts'
import { type Owner, ownedBy } from './factores/owner.ts'
import type { RelyingParty } from './factores/rp.ts'
import { readExigencia } from './exigencia.ts'
import { autenticadores, llavesAcceso } from './table.ts'

/** What a person has for their second step. */
export async function readSegundoPaso(tx: Tx, owner: Owner, rp: RelyingParty | null): Promise<SegundoPaso> {
  const [autenticador] = await tx
    .select({ creacion: autenticadores.creacion })
    .from(autenticadores)
    .where(ownedBy(autenticadores, owner))
  const { _id, nombre, creacion, ultimo_uso } = llavesAcceso
  const llaves = await tx
    .select({ _id, nombre, creacion, ultimo_uso })
    .from(llavesAcceso)
    .where(ownedBy(llavesAcceso, owner))
    .orderBy(asc(creacion), asc(_id))
  const exigencia = await readExigencia(tx, owner.idLocatario)
  return {
    autenticador: autenticador?.creacion ?? null,
    // Never null in the table.
    llaves: llaves as SegundoPaso['llaves'],
    llaves_posibles: rp !== null,
    codigos: await countCodigos(tx, owner),
    equipos: await readEquipos(tx, owner),
    exigido: exigencia?.vence ?? null,
  }
}
