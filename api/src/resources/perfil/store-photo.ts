import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import type { Tx } from '../../platform/database/database'
import { claim, forget, release, reserve } from '../../platform/files/loose'
import { photoKey } from '../usuarios/photo-url'

/** A photo that lies in the store. */
export interface Photo {
  /** The last part of its key; what the user's row keeps. */
  archivo: string
  sha256: Buffer
}

/** The old photo's address may still stand in an open page. */
const KEEP_OLD_DAYS = 1

/**
 * Puts a photo into the store. Its name begins with the hash of its content; the rest makes it nobody else's, and not that
 * of one which is being swept.
 */
export async function placePhoto(
  app: FastifyInstance,
  idLocatario: string,
  { bytes, sha256 }: { bytes: Buffer; sha256: Buffer },
  orphanMinutes: number,
): Promise<Photo> {
  const photo = { archivo: `${contentName(sha256)}-${randomBytes(6).toString('hex')}.webp`, sha256 }
  const key = photoKey(idLocatario, photo.archivo)
  await app.db.tenant(idLocatario, (tx) => reserve(tx, idLocatario, key, orphanMinutes))
  try {
    await app.files.put(key, Readable.from([bytes]))
  } catch (error) {
    // Should this fail too, the sweep does it.
    await undoPhoto(app, idLocatario, photo).catch(() => {})
    throw error
  }
  return photo
}

/** It came to nothing. */
export async function undoPhoto(
  app: FastifyInstance,
  idLocatario: string,
  { archivo }: Photo,
): Promise<void> {
  const key = photoKey(idLocatario, archivo)
  await app.files.delete(key)
  await app.db.tenant(idLocatario, (tx) => forget(tx, idLocatario, key))
}

/** In the transaction of the user's row: this photo is owned from now on, and the old one goes. */
export async function settlePhoto(
  tx: Tx,
  idLocatario: string,
  { archivo }: Photo,
  old: string | null,
): Promise<void> {
  await claim(tx, idLocatario, photoKey(idLocatario, archivo))
  if (old !== null) await dropPhoto(tx, idLocatario, old)
}

/** In the transaction in which the user's row lets go of it. */
export const dropPhoto = (tx: Tx, idLocatario: string, archivo: string) =>
  release(tx, idLocatario, photoKey(idLocatario, archivo), KEEP_OLD_DAYS)

const contentName = (sha256: Buffer) => sha256.toString('hex').slice(0, 40)

/** Whether a user's photo is this one already. */
export const isSamePhoto = (archivo: string | null, { sha256 }: Photo): boolean =>
  archivo !== null && archivo.startsWith(`${contentName(sha256)}-`)
