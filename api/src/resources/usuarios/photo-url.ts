import type { FastifyInstance } from 'fastify'
import { registerDownload } from '../../platform/downloads/registry'

/** Whose photo: `perfil_archivo` names its bytes, and nothing else's ever. */
export interface PhotoOwner {
  id_locatario: string
  perfil_archivo: string | null
}

/** The address of a photo that an <img> can load; null: there is none (D30). */
export type PhotoUrl = (owner: PhotoOwner) => Promise<string | null>

const WEEK = 7 * 86_400

export const photoKey = (idLocatario: string, archivo: string): string => `fotos/${idLocatario}/${archivo}`

/** One address per photo and week, so that browsers keep it; it is good for a week and up to a second one. */
export const photoUrls =
  (app: FastifyInstance): PhotoUrl =>
  async ({ id_locatario, perfil_archivo }) =>
    perfil_archivo === null
      ? null
      : app.downloadUrl('foto', { clave: photoKey(id_locatario, perfil_archivo) }, WEEK, { step: WEEK })

/** Serves them; what was signed names the bytes, so no row has to be asked. */
export function servePhotos(app: FastifyInstance): void {
  registerDownload(app, 'foto', async ({ clave = '' }) => {
    const found = await app.files.get(clave)
    return found && { ...found, name: 'foto.webp', type: 'image/webp', inline: true, cacheSeconds: WEEK }
  })
}
