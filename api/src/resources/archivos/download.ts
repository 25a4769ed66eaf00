import type { FastifyInstance } from 'fastify'
import { type Download, registerDownload } from '../../platform/downloads/registry'
import { kindOf } from '../../platform/uploads/kinds'
import { findArchivo, type ArchivoEntero } from './repository'

const KIND = 'archivo'
/** How many seconds an address is valid (D29). */
const SECONDS = 60

/** The address at which a file can be read for a minute; null when its bytes are missing. */
export async function archivoUrl(
  app: FastifyInstance,
  idLocatario: string,
  { _id, clave }: ArchivoEntero,
): Promise<string | null> {
  if ((await app.files.size(clave)) === null) return null
  return app.downloadUrl(KIND, { empresa: idLocatario, id: _id }, SECONDS)
}

/** Serves those addresses; once a file is deleted, its addresses return 404. */
export function registerArchivoDownload(app: FastifyInstance): void {
  registerDownload(app, KIND, async ({ empresa = '', id = '' }): Promise<Download | null> => {
    const archivo = await app.db.tenant(empresa, (tx) => findArchivo(tx, empresa, id))
    const found = archivo && (await app.files.get(archivo.clave))
    if (!archivo || !found) return null
    const { type = 'application/octet-stream', inline = false } = kindOf(archivo.extension) ?? {}
    return { ...found, name: fileName(archivo), type, inline }
  })
}

function fileName({ nombre, extension }: ArchivoEntero): string {
  return nombre.toLowerCase().endsWith(`.${extension}`) ? nombre : `${nombre}.${extension}`
}
