import { may } from '@backoffice/shared/contract'
import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { isOpen } from '../../platform/auth/access.ts'
import type { RightsOf } from '../../platform/permisos/rights.ts'
import { findRow } from '../../platform/rows/rows.ts'
import { usuario } from './entidad.ts'
import { type PhotoUrl, photoUrls } from './photo-url.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** The address of a user's photo. */
    photoUrl: PhotoUrl
  }
}

/** What a person may do as of now. */
const rightsOf: RightsOf = async (tx, idLocatario, id) => {
  const found = await findRow(tx, usuario, idLocatario, id)
  if (!found || !(await isOpen(tx, { idLocatario, idUsuario: id }))) return undefined
  return (permiso) => may(found.tipo, found.permisos, permiso)
}

/** Addresses of photos, for every call that returns a user, and what people may do. Requires downloads and lotes. */
export default fp(async (app: FastifyInstance) => {
  app.decorate('photoUrl', photoUrls(app))
  app.lotes.rightsOf = rightsOf
  // Reads the key now, because calls sign inside their transactions, where a second connection could take long.
  app.addHook('onReady', async () => void (await app.sign({}, 1).catch(() => {})))
})
