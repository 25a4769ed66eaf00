import type { FastifyInstance } from 'fastify'
import { originOf } from '../../platform/audit/repository.ts'
import { isLoopback } from '../../platform/http/address.ts'
import { registerCall } from '../../platform/calls/call.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { RouteOptions } from '../../resources.ts'
import { requestRecovery } from './request.ts'
import { resetPassword } from './reset.ts'
import { verifyCode } from './verify.ts'

/** Lost passwords (D28). */
export default async function recuperacionRoutes(
  app: FastifyInstance,
  { config: { recuperacionModo, publicUrl } }: RouteOptions,
): Promise<void> {
  const plainContract = recuperacionModo === 'contrato'

  registerCall(app, 'POST /auth/confirmar_correo', async ({ body, request }) => {
    // This mode gives access to any account, so a misconfigured gateway must not expose it to others.
    if (plainContract && !isLoopback(request.ip)) {
      throw new Refusal(403, 'RECUPERACION_MODO=contrato solo atiende a esta máquina')
    }
    const means = { db: app.db, mail: app.mail, publicUrl }
    const secrets = await requestRecovery(means, body.email, originOf(request))
    return {
      msg: 'Si el correo tiene una cuenta, llegará un mensaje con un código de 4 dígitos',
      codigo: plainContract ? secrets.digits : secrets.ticket,
    }
  })

  registerCall(app, 'POST /auth/verificar_codigo', async ({ body, request }) => ({
    token_recuperacion: await verifyCode(app.db, body, originOf(request)),
    msg: 'Código correcto',
  }))

  registerCall(app, 'POST /auth/recuperar_password', async ({ body, request }) => {
    const how = plainContract && isLoopback(request.ip)
    const done = await resetPassword(app.db, body, originOf(request), how)
    return {
      msg: done === 'recuperar' ? 'Contraseña cambiada' : 'Contraseña guardada; ya se puede iniciar sesión',
    }
  })
}
