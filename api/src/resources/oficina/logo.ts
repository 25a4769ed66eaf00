import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { and, eq, sql } from '../../platform/database/drizzle.ts'
import type { FastifyInstance } from 'fastify'
import { uuidv7 } from 'uuidv7'
import type { Tx } from '../../platform/database/database.ts'
import { registerDownload } from '../../platform/downloads/registry.ts'
import { anyRow } from '../../platform/rows/rows.ts'
import type { Intake } from '../../platform/uploads/register.ts'
import { toLogo } from '../perfil/image.ts'
import { MAX_BYTES, picture } from '../perfil/intake.ts'
import { logos } from './table.ts'

/** A logo that arrived, made anew from its pixels. */
export interface Logo {
  imagen: Buffer
  sha256: Buffer
}

/** The address from which an <img> loads the logo; null if the office has no logo. */
export type LogoUrl = (idLocatario: string, idLogo: string | null) => Promise<string | null>

const KIND = 'logo'
const WEEK = 7 * 86_400

/** Receives a logo by the rules of a photo (D30); nothing of it is stored before the transaction of the office. */
export const logoIntake: Intake<Logo> = {
  maxBytes: MAX_BYTES,
  async receive({ stream }) {
    const imagen = await picture('logo', stream, toLogo)
    return { imagen, sha256: createHash('sha256').update(imagen).digest() }
  },
  discard: async () => {},
}

/** One address per logo and week, so that browsers cache it. */
export const logoUrls =
  (app: FastifyInstance): LogoUrl =>
  async (empresa, id) =>
    id === null ? null : app.downloadUrl(KIND, { empresa, id }, WEEK, { step: WEEK })

/** Serves those addresses. */
export function serveLogos(app: FastifyInstance): void {
  registerDownload(app, KIND, async ({ empresa = '', id = '' }) => {
    const imagen = await app.db.tenant(empresa, (tx) => readLogo(tx, empresa, id))
    if (!imagen) return null
    const body = Readable.from([imagen])
    const how = { type: 'image/png', bytes: imagen.length, inline: true, cacheSeconds: WEEK }
    return { name: 'logo.png', body, ...how }
  })
}

export async function readLogo(tx: Tx, idLocatario: string, id: string): Promise<Buffer | null> {
  const [row] = await tx
    .select({ imagen: logos.imagen })
    .from(logos)
    .where(anyRow(logos, idLocatario, id))
  return row?.imagen ?? null
}

/** Stores a logo, unless the office has this one; returns its id. */
export async function putLogo(tx: Tx, idLocatario: string, logo: Logo): Promise<string> {
  const same = and(eq(logos.id_locatario, idLocatario), eq(logos.sha256, logo.sha256))
  const [known] = await tx.select({ _id: logos._id }).from(logos).where(same)
  if (known) return known._id
  const _id = uuidv7()
  await tx.insert(logos).values({ id_locatario: idLocatario, _id, ...logo, creacion: sql`now()` })
  return _id
}

/** Deletes a logo that the office has replaced, unless a receipt was issued with it. */
export async function dropLogo(tx: Tx, idLocatario: string, id: string): Promise<void> {
  await tx.execute(sql`delete from logos l where l.id_locatario = ${idLocatario} and l._id = ${id}
    and not exists (select from recibos r where r.id_locatario = l.id_locatario and r.id_logo = l._id)`)
}
