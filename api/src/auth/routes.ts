import type { FastifyInstance } from 'fastify'
import { audit, originOf } from '../auditoria/repository'
import { registerCall, registerPublicCall } from '../http/call'
import { beyondPlain } from './capacidades'
import { closeSession } from './repository'
import { signIn } from './sign-in'

export async function authRoutes(app: FastifyInstance, { delayBase }: { delayBase: number }): Promise<void> {
  registerPublicCall(app, 'POST /auth/login', async ({ body, request }) => ({
    token: await signIn(app.db, body, originOf(request), delayBase),
  }))

  registerCall(app, 'GET /auth/sesion', 'sesion', async ({ session }) => ({
    usuario: session.usuario,
    empresa: session.empresa,
    capacidades: beyondPlain(app.calls.map((name) => name.split(' ')[1] as string)),
  }))

  registerCall(app, 'POST /auth/cerrar_sesion', 'sesion', async ({ session, request }) => {
    await app.db.tenant(session.idLocatario, async (tx) => {
      await closeSession(tx, session.huella)
      await audit(tx, session.idLocatario, originOf(request), {
        accion: 'cerrar_sesion',
        entidad: 'sesion',
        idUsuario: session.idUsuario,
      })
    })
    return { msg: 'Sesión cerrada' }
  })
}
