import { createHash } from 'node:crypto'
import { and, eq } from '../database/drizzle.ts'
import type { FastifyRequest } from 'fastify'
import { slowHash } from '../auth/password/password.ts'
import type { Session } from '../auth/session.ts'
import type { Tx } from '../database/database.ts'
import { named } from '../database/statements/named.ts'
import { send } from '../database/statements/send.ts'
import { idempotencia } from '../database/tables/schema.ts'
import { toJson } from '../http/json.ts'
import { badField, Refusal } from '../http/refusal.ts'

/**
 * Runs `work` once per Idempotency-Key, user and day (D42): repetitions get the first answer. The key is reserved in
 * the transaction of the work, so that simultaneous twins wait for each other, and failed work frees it.
 */
export async function onlyOnce<T>(
  tx: Tx,
  session: Session,
  request: FastifyRequest,
  work: () => Promise<T>,
): Promise<T> {
  const clave = idempotencyKey(request)
  if (clave === null) return work()

  const llamada = request.routeOptions.config.call ?? ''
  const huella = await fingerprint(request.body, clave)
  const key = [session.idLocatario, session.idUsuario, clave]
  const taken = await named(tx, 'idempotencia_toma', TAKE, [...key, llamada, huella])
  if (taken.rowCount === 1) {
    const answer = await work()
    send(tx, 'idempotencia_respuesta', KEEP, [...key, toJson(answer)])
    return answer
  }
  const [first] = await tx
    .select()
    .from(idempotencia)
    .where(
      and(
        eq(idempotencia.id_locatario, session.idLocatario),
        eq(idempotencia.id_usuario, session.idUsuario),
        eq(idempotencia.clave, clave),
      ),
    )
  if (!first || first.llamada !== llamada || !first.huella.equals(huella)) {
    throw new Refusal(409, 'Ese Idempotency-Key ya se usó con otros datos')
  }
  return first.respuesta as T
}

/** A key older than a day counts as free. */
const TAKE = `insert into idempotencia as i (id_locatario, id_usuario, clave, llamada, huella)
  values ($1, $2, $3, $4, $5)
  on conflict (id_locatario, id_usuario, clave) do update
  set llamada = excluded.llamada, huella = excluded.huella, respuesta = null, creacion = now()
  where i.creacion < now() - interval '24 hours'`

const KEEP =
  'update idempotencia set respuesta = $4 where id_locatario = $1 and id_usuario = $2 and clave = $3'

/**
 * Distinguishes bodies. A body with a password is hashed as slowly as passwords are, so that this hash does not reveal
 * it either.
 */
async function fingerprint(body: unknown, clave: string): Promise<Buffer> {
  const digest = createHash('sha256').update(toJson(body)).digest()
  const secret = typeof body === 'object' && body !== null && 'password' in body
  return secret ? slowHash(digest, createHash('sha256').update(clave).digest()) : digest
}

function idempotencyKey(request: FastifyRequest): string | null {
  const value = request.headers['idempotency-key']
  if (value === undefined) return null
  if (typeof value === 'string' && /^[\x21-\x7e]{1,200}$/.test(value)) return value
  throw badField('Idempotency-Key', 'Debe tener de 1 a 200 caracteres, sin espacios')
}
