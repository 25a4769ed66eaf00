import type { Calls } from '@backoffice/shared/contract'
import type { FastifyInstance } from 'fastify'
import type { z } from 'zod'
import { audit, type Origin } from '../../../platform/audit/repository.ts'
import { accountHash, normalEmail } from '../../../platform/auth/email.ts'
import { tenantIn } from '../../../platform/auth/ficha.ts'
import { openSession, readIdentity } from '../../../platform/auth/repository.ts'
import { hashToken, newToken } from '../../../platform/auth/token.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { badField, Refusal } from '../../../platform/http/refusal.ts'
import { rememberEquipo } from '../factores/equipos.ts'
import { countLlaves, library, signInOptions } from '../factores/llaves.ts'
import type { RelyingParty } from '../factores/rp.ts'
import { forgiveCode, reserveCode } from './intentos.ts'
import { closePendiente, countWrong, expired, findPendiente, setReto } from './pendientes.ts'
import { type Prueba, pruebaIn, prove } from './prueba.ts'

type Body = z.output<Calls['POST /auth/segundo_paso']['request']>

const WRONG: Record<Prueba['con'], () => Refusal> = {
  codigo: () => badField('codigo', 'El código no coincide, o ya se usó'),
  llave: () => new Refusal(400, 'La llave de acceso no sirvió; se puede intentar de nuevo'),
  equipo: () => new Refusal(400, 'Este equipo ya no se recuerda'),
}

interface Means {
  origin: Origin & { agente: string }
  delayBase: number
  rp: RelyingParty | null
}

/** Completes a sign-in with its second step: the session's token, and the device's if it is to be remembered. */
export async function entrar(
  app: FastifyInstance,
  body: Body,
  { origin, delayBase, rp }: Means,
): Promise<{ token: string; equipo?: string }> {
  const { db } = app
  const { ticket } = body
  const idLocatario = tenantIn(ticket)
  if (idLocatario === null) throw expired()
  const prueba = pruebaIn(body)
  const pending = await db.tenant(idLocatario, (tx) => findPendiente(tx, idLocatario, ticket, false))
  if (!pending) throw expired()
  const tried =
    prueba.con === 'codigo'
      ? await reserveCode(db, pending.id_usuario, origin.direccion, delayBase)
      : undefined
  if (prueba.con === 'llave') await library()

  const token = newToken()
  const work = async (tx: Tx) => {
    const now = await findPendiente(tx, idLocatario, ticket, true)
    const identity = now && (await readIdentity(tx, now.id_identidad))
    if (!now || !identity) throw expired()
    const owner = { idLocatario, idUsuario: identity.id_usuario }
    const con = await prove(app, tx, { owner, rp, reto: now.reto, prueba })
    // A device that is not remembered is no guess at anything.
    if (!con && prueba.con === 'equipo') return null
    audit(tx, idLocatario, origin, {
      accion: con ? 'iniciar_sesion' : 'iniciar_sesion_fallido',
      entidad: 'sesion',
      idUsuario: identity.id_usuario,
      despues: { segundo_paso: con ?? prueba.con },
    })
    if (!con) {
      await countWrong(tx, idLocatario, ticket)
      return null
    }
    await closePendiente(tx, idLocatario, ticket)
    if (tried) await forgiveCode(tx, tried)
    const { direccion, agente } = origin
    const opened = await openSession(tx, identity, {
      ...{ huella: hashToken(token), direccion, agente },
      cuenta: accountHash(normalEmail(identity.email)),
    })
    if (!opened) throw expired()
    if (!body.recordar || con === 'equipo') return { token }
    return { token, equipo: await rememberEquipo(tx, owner, { direccion, agente }) }
  }
  const done = await db.tenant(idLocatario, work)
  if (!done) throw WRONG[prueba.con]()
  return done
}

/** What a browser needs to do the second step with a passkey; the challenge is the sign-in's, and works once. */
export async function opcionesDeLlave(app: FastifyInstance, ticket: string, rp: RelyingParty | null) {
  const idLocatario = tenantIn(ticket)
  if (idLocatario === null) throw expired()
  await library()
  return app.db.tenant(idLocatario, async (tx) => {
    const pending = await findPendiente(tx, idLocatario, ticket, true)
    if (!pending) throw expired()
    const owner = { idLocatario, idUsuario: pending.id_usuario }
    if (!rp || (await countLlaves(tx, owner)) === 0)
      throw new Refusal(409, 'Esta cuenta no tiene llaves de acceso')
    const opciones = await signInOptions(tx, owner, rp)
    await setReto(tx, idLocatario, ticket, opciones.challenge)
    return { ...opciones }
  })
}
