import type { FastifyInstance } from 'fastify'
import { auditBy, originOf } from '../../platform/audit/repository.ts'
import { registerCall } from '../../platform/calls/call.ts'
import { notFound, Refusal } from '../../platform/http/refusal.ts'
import { checkCurrentPassword } from '../perfil/current-password.ts'
import { confirmed } from './confirmar.ts'
import { readSegundoPaso } from './estado.ts'
import { countCodigos, newCodigos } from './factores/codigos.ts'
import { leaveNothingBehind } from './factores/formas.ts'
import {
  countLlaves,
  insertLlave,
  library,
  registered,
  registrationOptions,
  removeLlave,
} from './factores/llaves.ts'
import { keyOf } from './factores/owner.ts'
import type { RelyingParty } from './factores/rp.ts'

const FICHA_SECONDS = 10 * 60
const FICHA = 'llave'
const MOST = 20

const impossible = () =>
  new Refusal(
    409,
    'En esta dirección no se pueden usar llaves de acceso: hace falta un nombre de sitio con https',
  )

/** A person's passkeys (E-17). */
export function registerLlaves(
  app: FastifyInstance,
  { rp, delayBase }: { rp: RelyingParty | null; delayBase: number },
): void {
  registerCall(app, 'POST /configuracion/preparar_llave', async ({ body, session, request }) => {
    await checkCurrentPassword(app.db, session, body.password_actual, originOf(request), delayBase)
    if (!rp) throw impossible()
    await library()
    const opciones = await app.db.tenant(session.idLocatario, async (tx) => {
      if ((await countLlaves(tx, session)) >= MOST)
        throw new Refusal(409, `Se pueden tener ${MOST} llaves de acceso como máximo`)
      return registrationOptions(tx, session, rp, session.usuario.email)
    })
    const what = { tipo: FICHA, de: session.idUsuario, reto: opciones.challenge }
    return { ficha: await app.sign(what, FICHA_SECONDS), opciones: { ...opciones } }
  })

  registerCall(app, 'POST /configuracion/agregar_llave', async ({ body, session, actor }) => {
    const { tipo, de, reto } = (await app.verify(body.ficha)) ?? {}
    if (tipo !== FICHA || de !== session.idUsuario || !reto || !rp)
      throw new Refusal(400, 'Se tardó demasiado; hay que empezar de nuevo')
    const credential = await registered(rp, reto, body.respuesta)
    if (!credential) throw new Refusal(400, 'La llave de acceso no sirvió; se puede intentar de nuevo')
    const key = await keyOf(app)
    return app.db.tenant(session.idLocatario, async (tx) => {
      if (!(await insertLlave(tx, session, body.nombre, credential)))
        throw new Refusal(409, 'Esa llave de acceso ya está agregada')
      const codigos = (await countCodigos(tx, session)) > 0 ? [] : await newCodigos(tx, session, key)
      auditBy(tx, actor, { accion: 'crear', entidad: 'llave_acceso', despues: { nombre: body.nombre } })
      const msg = 'Llave de acceso agregada'
      return { msg, codigos, segundo_paso: await readSegundoPaso(tx, session, rp) }
    })
  })

  registerCall(app, 'POST /configuracion/quitar_llave', ({ body, session, actor, request }) =>
    confirmed({ app, session, origin: originOf(request), delayBase }, body, async (tx) => {
      const nombre = await removeLlave(tx, session, body.id)
      if (nombre === null) throw notFound('Esa llave de acceso ya no está')
      await leaveNothingBehind(tx, session)
      auditBy(tx, actor, {
        ...{ accion: 'eliminar', entidad: 'llave_acceso', idEntidad: body.id },
        antes: { nombre },
      })
      const msg = 'Llave de acceso quitada'
      return { msg, segundo_paso: await readSegundoPaso(tx, session, rp) }
    }),
  )
}
