import type { FastifyInstance } from 'fastify'
import { registerDownload } from '../../platform/downloads/registry.ts'

/** The owner of a photo; `perfil_archivo` identifies its bytes, and is never reused. */
export interface PhotoOwner {
  id_locatario: string
  perfil_archivo: string | null
}

/** The address of a photo that an <img> can load; null: the user has none (D30). */
export type PhotoUrl = (owner: PhotoOwner) => Promise<string | null>

/** For deleted users, whose photos disappear after a while. */
export const noPhoto: PhotoUrl = () => Promise.resolve(null)

const WEEK = 7 * 86_400

export const photoKey = (idLocatario: string, archivo: string): string => `fotos/${idLocatario}/${archivo}`

/** One address per photo and week, so that browsers cache it; each is valid for one to two weeks. */
export const photoUrls =
  (app: FastifyInstance): PhotoUrl =>
  async ({ id_locatario, perfil_archivo }) =>
    perfil_archivo === null
      ? null
      : app.downloadUrl('foto', { clave: photoKey(id_locatario, perfil_archivo) }, WEEK, { step: WEEK })

/** Serves photos; the signed value identifies the bytes, so no row is read. */
export function servePhotos(app: FastifyInstance): void {
  registerDownload(app, 'foto', async ({ clave = '' }) => {
    const found = await app.files.get(clave)
    return found && { ...found, name: 'foto.webp', type: 'image/webp', inline: true, cacheSeconds: WEEK }
  })
}
