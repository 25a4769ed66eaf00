import type { FastifyInstance } from 'fastify'
import type { Tx } from '../../../platform/database/database.ts'
import { badField } from '../../../platform/http/refusal.ts'
import { takeTotp } from '../factores/autenticador.ts'
import { looksLikeCodigo, takeCodigo } from '../factores/codigos.ts'
import { knowsEquipo } from '../factores/equipos.ts'
import { takeLlave } from '../factores/llaves.ts'
import { type Owner, keyOf } from '../factores/owner.ts'
import type { RelyingParty } from '../factores/rp.ts'

/** What somebody proves with that it is them. */
export type Prueba =
  | { con: 'codigo'; codigo: string }
  | { con: 'llave'; llave: Record<string, unknown> }
  | { con: 'equipo'; equipos: string[] }

interface Sent {
  codigo?: string | undefined
  llave?: Record<string, unknown> | undefined
  equipos?: string[] | undefined
}

/** The one proof that was sent. A text that can't be a code is refused before it counts as a guess. */
export function pruebaIn({ codigo, llave, equipos }: Sent): Prueba {
  if ([codigo, llave, equipos].filter((one) => one !== undefined).length !== 1)
    throw badField('codigo', 'Es obligatorio')
  if (llave) return { con: 'llave', llave }
  if (equipos) return { con: 'equipo', equipos }
  return { con: 'codigo', codigo: checkedCode(codigo ?? '') }
}

const sixDigits = (typed: string) => typed.replace(/[\s-]/g, '')

/** A text that can be a code; else refuses it. */
export function checkedCode(typed: string): string {
  if (/^\d{6}$/.test(sixDigits(typed)) || looksLikeCodigo(typed)) return typed
  throw badField('codigo', 'Deben ser los 6 dígitos de la aplicación, o un código de recuperación')
}

/** Takes a code of the app or a recovery code; null: it is wrong. */
export async function takeCode(
  app: FastifyInstance,
  tx: Tx,
  owner: Owner,
  codigo: string,
): Promise<'codigo' | 'recuperacion' | null> {
  const key = await keyOf(app)
  const digits = sixDigits(codigo)
  if (/^\d{6}$/.test(digits)) return (await takeTotp(tx, owner, key, digits)) ? 'codigo' : null
  return (await takeCodigo(tx, owner, key, codigo)) ? 'recuperacion' : null
}

/** With what the person has proved that it is them; null: they have not. */
export async function prove(
  app: FastifyInstance,
  tx: Tx,
  { owner, rp, reto, prueba }: { owner: Owner; rp: RelyingParty | null; reto: string | null; prueba: Prueba },
): Promise<'codigo' | 'recuperacion' | 'llave' | 'equipo' | null> {
  if (prueba.con === 'codigo') return takeCode(app, tx, owner, prueba.codigo)
  if (prueba.con === 'equipo') return (await knowsEquipo(tx, owner, prueba.equipos)) ? 'equipo' : null
  if (!rp || reto === null) return null
  return (await takeLlave(tx, owner, { rp, reto, llave: prueba.llave })) ? 'llave' : null
}
