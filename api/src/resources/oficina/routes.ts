import type { FastifyInstance } from 'fastify'
import { auditBy, type Actor } from '../../platform/audit/repository.ts'
import { registerCall } from '../../platform/calls/call.ts'
import { badField } from '../../platform/http/refusal.ts'
import { changedMeanwhile } from '../../platform/rows/records.ts'
import { registerUpload } from '../../platform/uploads/register.ts'
import { nombreDeOficina } from './paso.ts'
import { dropLogo, type Logo, logoIntake, logoUrls, putLogo, serveLogos } from './logo.ts'
import {
  lockOficina,
  type OficinaCambios,
  type OficinaEntera,
  readOficina,
  saveOficina,
  toOficina,
} from './repository.ts'

/** What the office says of itself (E-13). */
export default async function oficinaRoutes(app: FastifyInstance): Promise<void> {
  const logoUrl = logoUrls(app)
  serveLogos(app)
  app.primerosPasos.push(nombreDeOficina)

  registerCall(app, 'GET /configuracion/detalles_oficina', async ({ session: { idLocatario } }) => {
    const now = await app.db.tenant(idLocatario, (tx) => readOficina(tx, idLocatario))
    return { oficina: await toOficina(idLocatario, now, logoUrl) }
  })

  registerUpload(
    app,
    'POST /configuracion/editar_oficina',
    logoIntake,
    async ({ body, file, keep, session: { idLocatario }, actor }) => {
      if (file && body.quitar_logo)
        throw badField('quitar_logo', 'El logo se quita o se cambia, no las dos cosas')
      const saved = await edit(app, actor, body, file)
      keep()
      return { msg: 'Oficina guardada', oficina: await toOficina(idLocatario, saved, logoUrl) }
    },
  )
}

const edit = (
  app: FastifyInstance,
  actor: Actor,
  { version, quitar_logo, ...texts }: OficinaCambios,
  logo: Logo | null,
): Promise<OficinaEntera> =>
  app.db.tenant(actor.idLocatario, async (tx) => {
    const { idLocatario } = actor
    const now = await lockOficina(tx, idLocatario)
    if (version !== undefined && version !== now.version)
      throw await changedMeanwhile(tx, idLocatario, 'oficina', idLocatario)
    const id_logo = logo ? await putLogo(tx, idLocatario, logo) : quitar_logo ? null : now.id_logo
    const saved = await saveOficina(tx, idLocatario, { ...now, ...given(texts), id_logo })
    if (now.id_logo !== null && now.id_logo !== id_logo) await dropLogo(tx, idLocatario, now.id_logo)
    auditBy(tx, actor, {
      accion: 'editar',
      entidad: 'oficina',
      idEntidad: idLocatario,
      antes: now,
      despues: saved,
    })
    return saved
  })

/** Absent members keep their value. */
const given = (texts: Omit<OficinaCambios, 'version' | 'quitar_logo'>): Partial<OficinaEntera> =>
  Object.fromEntries(Object.entries(texts).filter(([, value]) => value !== undefined))
