import type { FastifyInstance } from 'fastify'
import { audit, originOf } from '../../platform/audit/repository.ts'
import type { Session } from '../../platform/auth/session.ts'
import type { Tx } from '../../platform/database/database.ts'
import { type Download, registerDownload } from '../../platform/downloads/registry.ts'
import { kindOf } from '../../platform/uploads/content/kinds.ts'
import { findRow } from '../../platform/rows/rows.ts'
import { archivo, type ArchivoEntero } from './entidad.ts'

const KIND = 'archivo'
/** How many seconds an address is valid (D29). */
const SECONDS = 60

/** The address at which a file can be read for a minute; null when its bytes are missing. */
export async function archivoUrl(
  app: FastifyInstance,
  { idLocatario, idUsuario }: Pick<Session, 'idLocatario' | 'idUsuario'>,
  { _id, clave }: ArchivoEntero,
  framed = false,
): Promise<string | null> {
  if ((await app.files.size(clave)) === null) return null
  const what = { empresa: idLocatario, id: _id, usuario: idUsuario, ...(framed && { marco: 'si' }) }
  return app.downloadUrl(KIND, what, SECONDS)
}

/**
 * Serves those addresses; once a file is deleted, its addresses return 404. Nobody is signed in there: the audit tells
 * for whom the address was made (D50).
 */
export function registerArchivoDownload(app: FastifyInstance): void {
  registerDownload(app, KIND, async (what, request): Promise<Download | null> => {
    const { empresa = '', id = '', usuario: idUsuario = null, marco } = what
    const row = await app.db.tenant(empresa, (tx) => findRow(tx, archivo, empresa, id))
    const found = row && (await app.files.get(row.clave))
    if (!row || !found) return null
    const told = { accion: 'descargar', entidad: 'archivo', idUsuario, idEntidad: id } as const
    const tell = async (tx: Tx) => audit(tx, empresa, originOf(request), told)
    if (request.method !== 'HEAD') {
      await app.db.tenant(empresa, tell).catch((error: unknown) => {
        found.body.destroy()
        throw error
      })
    }
    const { type = 'application/octet-stream', inline = false } = kindOf(row.extension) ?? {}
    return { ...found, name: fileName(row), type, inline, framed: marco !== undefined }
  })
}

/** What a file is called when somebody saves it. */
export function fileName({ nombre, extension }: Pick<ArchivoEntero, 'nombre' | 'extension'>): string {
  return nombre.toLowerCase().endsWith(`.${extension}`) ? nombre : `${nombre}.${extension}`
}
