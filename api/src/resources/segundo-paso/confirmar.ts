import type { FastifyInstance } from 'fastify'
import type { Origin } from '../../platform/audit/repository.ts'
import type { Session } from '../../platform/auth/session.ts'
import type { Tx } from '../../platform/database/database.ts'
import { badField } from '../../platform/http/refusal.ts'
import { checkCurrentPassword } from '../perfil/current-password.ts'
import { forgiveCode, reserveCode } from './entrar/intentos.ts'
import { checkedCode, takeCode } from './entrar/prueba.ts'
import { hasAutenticador } from './factores/autenticador.ts'

interface Means {
  app: FastifyInstance
  session: Session
  origin: Origin
  delayBase: number
}

interface Given {
  password_actual: string
  codigo?: string | undefined
}

/** Requires the owner's password and, of whoever has an authenticator app, a code; then does the work. */
export async function confirmed<T>(
  { app, session, origin, delayBase }: Means,
  { password_actual, codigo }: Given,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  const { idLocatario, idUsuario } = session
  const needsCode = await app.db.tenant(idLocatario, (tx) => hasAutenticador(tx, session))
  if (needsCode && codigo === undefined) throw badField('codigo', 'Es obligatorio')
  const code = needsCode ? checkedCode(codigo ?? '') : null
  await checkCurrentPassword(app.db, session, password_actual, origin, delayBase)
  const tried = code === null ? null : await reserveCode(app.db, idUsuario, origin.direccion, delayBase)
  return app.db.tenant(idLocatario, async (tx) => {
    if (code !== null && !(await takeCode(app, tx, session, code)))
      throw badField('codigo', 'El código no coincide, o ya se usó')
    if (tried) await forgiveCode(tx, tried)
    return work(tx)
  })
}
