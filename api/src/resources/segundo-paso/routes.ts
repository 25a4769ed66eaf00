import type { FastifyInstance } from 'fastify'
import { auditBy, originOf } from '../../platform/audit/repository.ts'
import { agentOf } from '../../platform/auth/agent.ts'
import { registerCall } from '../../platform/calls/call.ts'
import { badField, notFound, Refusal } from '../../platform/http/refusal.ts'
import type { RouteOptions } from '../../resources.ts'
import { checkCurrentPassword } from '../perfil/current-password.ts'
import { confirmed } from './confirmar.ts'
import { entrar, opcionesDeLlave } from './entrar/entrar.ts'
import { checkedCode } from './entrar/prueba.ts'
import { readSegundoPaso } from './estado.ts'
import {
  addressOf,
  hasAutenticador,
  insertAutenticador,
  newSecreto,
  removeAutenticador,
  stepOf,
} from './factores/autenticador.ts'
import { countCodigos, newCodigos } from './factores/codigos.ts'
import { forgetEquipo } from './factores/equipos.ts'
import { formasOf, leaveNothingBehind } from './factores/formas.ts'
import { keyOf } from './factores/owner.ts'
import { relyingParty } from './factores/rp.ts'
import { registerLlaves } from './llaves.ts'
import { registerOficina } from './oficina.ts'

const FICHA_SECONDS = 15 * 60
const FICHA = 'autenticador'
const already = () =>
  new Refusal(409, 'La aplicación de códigos ya está activa; para cambiarla hay que quitarla primero')

/** The second step of a sign-in, and its set-up (E-17). */
export default async function segundoPasoRoutes(
  app: FastifyInstance,
  { config, delayBase }: RouteOptions,
): Promise<void> {
  const rp = relyingParty(config.publicUrl)
  registerLlaves(app, { rp, delayBase })
  registerOficina(app)

  registerCall(app, 'POST /auth/segundo_paso', ({ body, request }) =>
    entrar(app, body, { origin: { ...originOf(request), agente: agentOf(request) }, delayBase, rp }),
  )

  registerCall(app, 'POST /auth/opciones_llave', async ({ body }) => ({
    opciones: await opcionesDeLlave(app, body.ticket, rp),
  }))

  registerCall(app, 'POST /configuracion/segundo_paso', ({ session }) =>
    app.db.tenant(session.idLocatario, async (tx) => ({
      segundo_paso: await readSegundoPaso(tx, session, rp),
    })),
  )

  registerCall(app, 'POST /configuracion/preparar_autenticador', async ({ body, session, request }) => {
    await checkCurrentPassword(app.db, session, body.password_actual, originOf(request), delayBase)
    if (await app.db.tenant(session.idLocatario, (tx) => hasAutenticador(tx, session))) throw already()
    const secreto = await newSecreto()
    const ficha = await app.sign({ tipo: FICHA, de: session.idUsuario, secreto }, FICHA_SECONDS)
    return { ficha, secreto, ...(await addressOf(secreto, session.usuario.email)) }
  })

  registerCall(app, 'POST /configuracion/activar_autenticador', async ({ body, session, actor }) => {
    const { tipo, de, secreto } = (await app.verify(body.ficha)) ?? {}
    if (tipo !== FICHA || de !== session.idUsuario || !secreto)
      throw new Refusal(400, 'Este código QR venció; hay que empezar de nuevo')
    const codigo = checkedCode(body.codigo).replace(/\D/g, '')
    const contador = await stepOf(secreto, codigo)
    if (contador === null)
      throw badField('codigo', 'El código no coincide; conviene revisar la hora del teléfono')
    const key = await keyOf(app)
    return app.db.tenant(session.idLocatario, async (tx) => {
      if (!(await insertAutenticador(tx, session, { key, secreto, contador }))) throw already()
      const codigos = (await countCodigos(tx, session)) > 0 ? [] : await newCodigos(tx, session, key)
      auditBy(tx, actor, { accion: 'crear', entidad: 'segundo_paso', despues: { autenticador: true } })
      const msg = 'El segundo paso quedó activo'
      return { msg, codigos, segundo_paso: await readSegundoPaso(tx, session, rp) }
    })
  })

  registerCall(app, 'POST /configuracion/quitar_autenticador', ({ body, session, actor, request }) =>
    confirmed({ app, session, origin: originOf(request), delayBase }, body, async (tx) => {
      if (!(await removeAutenticador(tx, session))) throw notFound('No hay una aplicación de códigos activa')
      await leaveNothingBehind(tx, session)
      auditBy(tx, actor, { accion: 'eliminar', entidad: 'segundo_paso', antes: { autenticador: true } })
      const msg = 'La aplicación de códigos se quitó'
      return { msg, segundo_paso: await readSegundoPaso(tx, session, rp) }
    }),
  )

  registerCall(app, 'POST /configuracion/nuevos_codigos', ({ body, session, actor, request }) =>
    confirmed({ app, session, origin: originOf(request), delayBase }, body, async (tx) => {
      if ((await formasOf(tx, session)).length === 0)
        throw new Refusal(409, 'Sin segundo paso no hacen falta códigos de recuperación')
      const quedaban = await countCodigos(tx, session)
      const codigos = await newCodigos(tx, session, await keyOf(app))
      auditBy(tx, actor, {
        ...{ accion: 'editar', entidad: 'segundo_paso' },
        ...{
          antes: { codigos: quedaban, nuevos: false },
          despues: { codigos: codigos.length, nuevos: true },
        },
      })
      const msg = 'Los códigos anteriores ya no valen'
      return { msg, codigos, segundo_paso: await readSegundoPaso(tx, session, rp) }
    }),
  )

  registerCall(app, 'POST /configuracion/olvidar_equipo', ({ body, session, actor }) =>
    app.db.tenant(session.idLocatario, async (tx) => {
      if (!(await forgetEquipo(tx, session, body.id))) throw notFound('Ese equipo ya no se recuerda')
      auditBy(tx, actor, { accion: 'eliminar', entidad: 'equipo_recordado', idEntidad: body.id, antes: {} })
      const msg = 'En ese equipo se pedirá el segundo paso'
      return { msg, segundo_paso: await readSegundoPaso(tx, session, rp) }
    }),
  )
}
