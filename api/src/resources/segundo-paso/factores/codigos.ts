import { createHmac, randomInt } from 'node:crypto'
import { and, count, eq } from '../../../platform/database/drizzle.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { codigosRecuperacion } from '../table.ts'
import { type Owner, ownedBy } from './owner.ts'

const HOW_MANY = 10
/** Without letters and digits that look alike: 59 bits in twelve. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789'
const LENGTH = 12

const newCode = () => Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('')
const written = (code: string) => code.replace(/(.{4})(?=.)/g, '$1-')

/** As it was made, however it was typed: capitals, blanks, dashes. */
const bare = (typed: string) => typed.toLowerCase().replace(/[^a-z0-9]/g, '')

/** Whether a text can be a recovery code. */
export const looksLikeCodigo = (typed: string): boolean => bare(typed).length === LENGTH

const hashOf = (key: Buffer, { idUsuario }: Owner, code: string) =>
  createHmac('sha256', key).update(`${idUsuario} ${code}`).digest()

/** Ten new codes in place of the former ones. */
export async function newCodigos(tx: Tx, owner: Owner, key: Buffer): Promise<string[]> {
  const codes = Array.from({ length: HOW_MANY }, newCode)
  await removeCodigos(tx, owner)
  await tx.insert(codigosRecuperacion).values(
    codes.map((code) => ({
      id_locatario: owner.idLocatario,
      id_usuario: owner.idUsuario,
      huella: hashOf(key, owner, code),
    })),
  )
  return codes.map(written)
}

export async function countCodigos(tx: Tx, owner: Owner): Promise<number> {
  const [row] = await tx
    .select({ n: count() })
    .from(codigosRecuperacion)
    .where(ownedBy(codigosRecuperacion, owner))
  return row?.n ?? 0
}

/** Takes a code, which then is gone. */
export async function takeCodigo(tx: Tx, owner: Owner, key: Buffer, typed: string): Promise<boolean> {
  const which = eq(codigosRecuperacion.huella, hashOf(key, owner, bare(typed)))
  const taken = await tx
    .delete(codigosRecuperacion)
    .where(and(ownedBy(codigosRecuperacion, owner), which))
    .returning({ id: codigosRecuperacion.id_usuario })
  return taken.length > 0
}

export async function removeCodigos(tx: Tx, owner: Owner): Promise<void> {
  await tx.delete(codigosRecuperacion).where(ownedBy(codigosRecuperacion, owner))
}
