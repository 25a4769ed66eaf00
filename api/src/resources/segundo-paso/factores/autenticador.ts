import { openContent, sealContent } from '../../../platform/jobs/seal.ts'
import { and, lt } from '../../../platform/database/drizzle.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { autenticadores } from '../table.ts'
import { type Owner, ownedBy } from './owner.ts'

const ISSUER = 'Back-office'
/** How many steps of 30 s a clock may be off, either way. */
const WINDOW = 1

// Loaded lazily: only people with an authenticator app need it.
async function totpOf(secreto: string, label = '') {
  const { Secret, TOTP } = await import('otpauth')
  return new TOTP({ issuer: ISSUER, label, secret: Secret.fromBase32(secreto) })
}

/** A new secret of 160 bits, in the letters that an app takes. */
export async function newSecreto(): Promise<string> {
  const { Secret } = await import('otpauth')
  return new Secret({ size: 20 }).base32
}

/** The address that an app reads, and its QR code: one path of unit squares. */
export async function addressOf(secreto: string, email: string) {
  const uri = (await totpOf(secreto, email)).toString()
  const { encode } = await import('uqr')
  const { size, data } = encode(uri, { ecc: 'M', border: 2 })
  const trazo = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return { uri, qr: { lado: size, trazo } }
}

/** The step of a code that is right now; null: it is wrong. */
export async function stepOf(secreto: string, codigo: string): Promise<number | null> {
  const totp = await totpOf(secreto)
  const timestamp = Date.now()
  const delta = totp.validate({ token: codigo, timestamp, window: WINDOW })
  return delta === null ? null : totp.counter({ timestamp }) + delta
}

const bound = ({ idLocatario, idUsuario }: Owner) => `${idLocatario}/${idUsuario}`

/** Keeps the secret, encrypted; the step of the code that proved it can't be used again. */
export async function insertAutenticador(
  tx: Tx,
  owner: Owner,
  { key, secreto, contador }: { key: Buffer; secreto: string; contador: number },
): Promise<boolean> {
  const sealed = sealContent(key, bound(owner), secreto)
  const inserted = await tx
    .insert(autenticadores)
    .values({ id_locatario: owner.idLocatario, id_usuario: owner.idUsuario, secreto: sealed, contador })
    .onConflictDoNothing()
    .returning({ contador: autenticadores.contador })
  return inserted.length > 0
}

/** Takes a code of the app: right, and of a later step than every code before it. */
export async function takeTotp(tx: Tx, owner: Owner, key: Buffer, codigo: string): Promise<boolean> {
  const mine = ownedBy(autenticadores, owner)
  const [row] = await tx.select({ secreto: autenticadores.secreto }).from(autenticadores).where(mine)
  if (!row) return false
  const step = await stepOf(openContent(key, bound(owner), row.secreto) as string, codigo)
  if (step === null) return false
  const taken = await tx
    .update(autenticadores)
    .set({ contador: step })
    .where(and(mine, lt(autenticadores.contador, step)))
    .returning({ id: autenticadores.id_usuario })
  return taken.length > 0
}

export async function hasAutenticador(tx: Tx, owner: Owner): Promise<boolean> {
  const rows = await tx
    .select({ id: autenticadores.id_usuario })
    .from(autenticadores)
    .where(ownedBy(autenticadores, owner))
  return rows.length > 0
}

export async function removeAutenticador(tx: Tx, owner: Owner): Promise<boolean> {
  const gone = await tx
    .delete(autenticadores)
    .where(ownedBy(autenticadores, owner))
    .returning({ id: autenticadores.id_usuario })
  return gone.length > 0
}
