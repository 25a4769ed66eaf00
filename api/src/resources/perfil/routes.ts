import type { FastifyInstance } from 'fastify'
import { originOf } from '../../platform/audit/repository.ts'
import { registerUpload } from '../../platform/uploads/register.ts'
import type { RouteOptions } from '../../resources.ts'
import { toUsuarioFila } from '../usuarios/list/list.ts'
import { photoIntake } from './intake.ts'
import { servePhotos } from '../usuarios/photo-url.ts'
import { saveProfile } from './save.ts'

/** The caller's own profile, which requires only a session (D23). */
export default async function perfilRoutes(
  app: FastifyInstance,
  { config: { orphanMinutes }, delayBase }: RouteOptions,
): Promise<void> {
  servePhotos(app)

  registerUpload(
    app,
    'POST /configuracion/editar_perfil_personal',
    photoIntake(app, orphanMinutes),
    async ({ body: cambios, file: photo, keep, session, request }) => {
      const what = { cambios, photo, keep }
      const usuario = await saveProfile(app, session, what, originOf(request), delayBase)
      return { msg: 'Perfil guardado', perfil: await toUsuarioFila(usuario, app.photoUrl) }
    },
  )
}
