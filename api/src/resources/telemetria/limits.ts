import { createHash } from 'node:crypto'
import type { Session } from '../../platform/auth/session.ts'
import type { Tx } from '../../platform/database/database.ts'
import { named } from '../../platform/database/statements/named.ts'
import { one } from '../../platform/database/statements/one.ts'
import { Refusal, waitSentence } from '../../platform/http/refusal.ts'

/** In ten minutes. A page sends one each 30 s at most, and when it is left; an office shares its address. */
const PER_SESSION = 30
const PER_ADDRESS = 2_000

const hashOf = (what: string | Buffer) => createHash('sha256').update('telemetria ').update(what).digest()

/** Takes one batch out of the allowance of its session and of its address, or refuses; a refusal takes nothing. */
export async function takeBatch(
  tx: Tx,
  { huella }: Pick<Session, 'huella'>,
  direccion: string,
): Promise<void> {
  // In this order everywhere: two that share an address wait for each other there, and never crosswise.
  await takeOne(tx, hashOf(huella), PER_SESSION)
  await takeOne(tx, hashOf(direccion), PER_ADDRESS)
}

async function takeOne(tx: Tx, clave: Buffer, limit: number): Promise<void> {
  const taken = await named<{ envios: number; segundos: number }>(tx, 'telemetria_envio', TAKE, [clave])
  const { envios, segundos } = one(taken)
  if (envios <= limit) return
  throw new Refusal(429, `Demasiados envíos; ${waitSentence(segundos)}`, { retryAfter: segundos })
}

const TAKE = `insert into telemetria_envios as t (clave, ventana, envios)
  values ($1, date_bin('10 minutes', now(), timestamptz 'epoch'), 1)
  on conflict (clave) do update set ventana = excluded.ventana,
    envios = case when t.ventana = excluded.ventana then t.envios + 1 else 1 end
  returning envios, greatest(1, ceil(extract(epoch from ventana + interval '10 minutes' - now())))::int as segundos`
