import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Attempt, forgive, reserveAttempt } from '../../../platform/auth/limits.ts'
import type { Database, Tx } from '../../../platform/database/database.ts'

const ENOUGH =
  'Demasiados códigos equivocados en un día; hay que usar una llave de acceso, esperar a mañana o pedir a un administrador que quite el segundo paso'

/** Places from which a code is tried: here, and anywhere, because whoever guesses has the password already. */
interface Tried {
  cuenta: Buffer
  places: { direccion: string; attempt: Attempt }[]
}

/**
 * Counts an attempt at somebody's codes, as sign-in does with passwords, before the code is looked at; waits for its turn,
 * or refuses. No address is exempt.
 */
export async function reserveCode(
  db: Database,
  idUsuario: string,
  direccion: string,
  delayBase: number,
): Promise<Tried> {
  const cuenta = createHash('sha256').update(`segundo paso ${idUsuario}`).digest()
  const places = await db.global(async (tx) => {
    const reserved = []
    for (const place of [`paso:${idUsuario}`, direccion]) {
      const who = { cuenta, direccion: place, idIdentidad: undefined, enUnDia: ENOUGH }
      reserved.push({ direccion: place, attempt: await reserveAttempt(tx, who, delayBase) })
    }
    return reserved
  })
  await sleep(Math.max(...places.map(({ attempt }) => attempt.wait)))
  return { cuenta, places }
}

/** The code was right. */
export const forgiveCode = (tx: Tx, { cuenta, places }: Tried): Promise<void> => forgive(tx, cuenta, places)
