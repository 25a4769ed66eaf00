import type { FastifyInstance } from 'fastify'
import { readAccess } from '../../platform/auth/access.ts'
import { registerCall } from '../../platform/calls/call.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { readAcceso } from '../usuarios/acceso/estado.ts'
import { takeTarget, takeTurn } from '../usuarios/authority/authority.ts'

/** Invitations of new users (E-16). */
export default async function invitacionesRoutes(app: FastifyInstance): Promise<void> {
  registerCall(app, 'POST /usuarios/ver_correo', () =>
    Promise.resolve({ servidor: app.invitaciones.servidor }),
  )

  registerCall(app, 'POST /usuarios/invitar', async ({ body, actor }) => {
    const { idLocatario } = actor
    const answer = await app.db.tenant(idLocatario, async (tx) => {
      const editor = await takeTurn(tx, actor, 'usuarios.editar')
      const target = await takeTarget(tx, editor, body.id, 'invitar')
      const access = await readAccess(tx, { idLocatario, idUsuario: target._id })
      if (access && access.cierre !== null) {
        throw new Refusal(409, 'El acceso de este usuario está cerrado; primero hay que devolverlo')
      }
      if (access && access.entrada !== null) {
        throw new Refusal(
          409,
          'Este usuario ya ha entrado; si olvidó su contraseña, la cambia con «No recuerdas tu contraseña?»',
        )
      }
      await app.invitaciones.send(tx, actor, editor, target)
      return {
        msg: `Invitación enviada a ${target.email}`,
        acceso: await readAcceso(tx, idLocatario, target._id),
      }
    })
    app.mail.wake()
    return answer
  })
}
