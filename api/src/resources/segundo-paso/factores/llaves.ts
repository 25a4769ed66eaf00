import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import { uuidv7 } from 'uuidv7'
import { and, eq, sql } from '../../../platform/database/drizzle.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { llavesAcceso } from '../table.ts'
import { type Owner, ownedBy } from './owner.ts'
import type { RelyingParty } from './rp.ts'

/** What a browser sent; the library reads it, and throws at anything that is not what it should be. */
type Sent = Record<string, unknown>

// Loaded lazily: many files that only people with passkeys need; before a transaction, which would wait for them.
export const library = () => import('@simplewebauthn/server')

const NAME = 'Back-office'

const TRANSPORTES = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const
type Transporte = (typeof TRANSPORTES)[number]

/** The identifier of a credential: 1023 bytes at most. */
const isCredencial = (id: unknown): id is string => typeof id === 'string' && /^[\w-]{1,1364}$/.test(id)

/** The passkeys of a person, as the library takes them. */
const known = (tx: Tx, owner: Owner) =>
  tx
    .select({ id: llavesAcceso.credencial, transports: llavesAcceso.transportes })
    .from(llavesAcceso)
    .where(ownedBy(llavesAcceso, owner))
    .then((rows) => rows as { id: string; transports: Transporte[] }[])

/** What a browser needs to make a passkey of this person. */
export async function registrationOptions(tx: Tx, owner: Owner, rp: RelyingParty, email: string) {
  const { generateRegistrationOptions } = await library()
  return generateRegistrationOptions({
    rpName: NAME,
    rpID: rp.id,
    userName: email,
    userID: new TextEncoder().encode(owner.idUsuario),
    attestationType: 'none',
    excludeCredentials: await known(tx, owner),
    authenticatorSelection: { residentKey: 'discouraged', userVerification: 'preferred' },
  })
}

/** The passkey in an answer to those options; null: the answer is not right. */
export async function registered(rp: RelyingParty, reto: string, respuesta: Sent) {
  const { verifyRegistrationResponse } = await library()
  const verified = await verifyRegistrationResponse({
    response: respuesta as unknown as RegistrationResponseJSON,
    expectedChallenge: reto,
    expectedOrigin: rp.origin,
    expectedRPID: rp.id,
    requireUserVerification: false,
  }).catch(() => null)
  const credential = verified?.verified ? verified.registrationInfo.credential : null
  return isCredencial(credential?.id) ? credential : null
}

/** Keeps a passkey; false: it is kept already. */
export async function insertLlave(
  tx: Tx,
  owner: Owner,
  nombre: string,
  credential: NonNullable<Awaited<ReturnType<typeof registered>>>,
): Promise<boolean> {
  const { id, publicKey, counter, transports } = credential
  const told: unknown[] = Array.isArray(transports) ? transports : []
  const inserted = await tx
    .insert(llavesAcceso)
    .values({
      ...{ id_locatario: owner.idLocatario, _id: uuidv7(), id_usuario: owner.idUsuario, nombre },
      ...{ credencial: id, clave_publica: Buffer.from(publicKey), contador: counter },
      transportes: TRANSPORTES.filter((one) => told.includes(one)),
    })
    .onConflictDoNothing()
    .returning({ _id: llavesAcceso._id })
  return inserted.length > 0
}

/** What a browser needs to sign in with one of this person's passkeys. */
export async function signInOptions(tx: Tx, owner: Owner, rp: RelyingParty) {
  const { generateAuthenticationOptions } = await library()
  return generateAuthenticationOptions({
    rpID: rp.id,
    allowCredentials: await known(tx, owner),
    userVerification: 'preferred',
  })
}

/** Whether a passkey of this person signed the challenge. */
export async function takeLlave(
  tx: Tx,
  owner: Owner,
  { rp, reto, llave }: { rp: RelyingParty; reto: string; llave: Sent },
): Promise<boolean> {
  if (!isCredencial(llave.id)) return false
  const which = and(ownedBy(llavesAcceso, owner), eq(llavesAcceso.credencial, llave.id))
  const { credencial, clave_publica, contador } = llavesAcceso
  const [row] = await tx.select({ credencial, clave_publica, contador }).from(llavesAcceso).where(which)
  if (!row) return false
  const { verifyAuthenticationResponse } = await library()
  const verified = await verifyAuthenticationResponse({
    response: llave as unknown as AuthenticationResponseJSON,
    expectedChallenge: reto,
    expectedOrigin: rp.origin,
    expectedRPID: rp.id,
    credential: {
      id: row.credencial,
      publicKey: new Uint8Array(row.clave_publica),
      counter: row.contador,
    },
    requireUserVerification: false,
  }).catch(() => null)
  if (!verified?.verified) return false
  await tx
    .update(llavesAcceso)
    .set({ contador: verified.authenticationInfo.newCounter, ultimo_uso: sql`now()` })
    .where(which)
  return true
}

export async function countLlaves(tx: Tx, owner: Owner): Promise<number> {
  return (await known(tx, owner)).length
}

export async function removeLlave(tx: Tx, owner: Owner, id: string): Promise<string | null> {
  const which = and(ownedBy(llavesAcceso, owner), eq(llavesAcceso._id, id))
  const [gone] = await tx.delete(llavesAcceso).where(which).returning({ nombre: llavesAcceso.nombre })
  return gone?.nombre ?? null
}
