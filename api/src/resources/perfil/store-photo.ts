import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import type { Tx } from '../../platform/database/database.ts'
import { claim, forget, release, reserve } from '../../platform/files/loose.ts'
import { photoKey } from '../usuarios/photo-url.ts'

/** A stored photo. */
export interface Photo {
  /** The last part of its key, which the user's row keeps. */
  archivo: string
  sha256: Buffer
}

/** An open page may still show the old photo's address. */
const KEEP_OLD_DAYS = 1

/**
 * Puts a photo into the store. Its name begins with the hash of its content; the random rest makes the key unique, so
 * that it can't collide with one being swept.
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
    // If this fails too, the sweep deletes it.
    await undoPhoto(app, idLocatario, photo).catch(() => {})
    throw error
  }
  return photo
}

/** The save failed: deletes the photo. */
export async function undoPhoto(
  app: FastifyInstance,
  idLocatario: string,
  { archivo }: Photo,
): Promise<void> {
  const key = photoKey(idLocatario, archivo)
  await app.files.delete(key)
  await app.db.tenant(idLocatario, (tx) => forget(tx, idLocatario, key))
}

/** Call it in the transaction of the user's row: the row now owns this photo, and the old one is released. */
export async function settlePhoto(
  tx: Tx,
  idLocatario: string,
  { archivo }: Photo,
  old: string | null,
): Promise<void> {
  await claim(tx, idLocatario, photoKey(idLocatario, archivo))
  if (old !== null) await dropPhoto(tx, idLocatario, old)
}

/** Call it in the transaction in which the user's row releases its photo. */
export const dropPhoto = (tx: Tx, idLocatario: string, archivo: string) =>
  release(tx, idLocatario, photoKey(idLocatario, archivo), KEEP_OLD_DAYS)

const contentName = (sha256: Buffer) => sha256.toString('hex').slice(0, 40)

/** Whether the user already has this photo. */
export const isSamePhoto = (archivo: string | null, { sha256 }: Photo): boolean =>
  archivo !== null && archivo.startsWith(`${contentName(sha256)}-`)
