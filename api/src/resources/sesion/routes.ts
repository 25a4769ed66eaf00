import { capacidades, effectivePermisos } from '@backoffice/shared/contract'
import { and, eq } from '../../platform/database/drizzle.ts'
import type { FastifyInstance } from 'fastify'
import { audit, originOf } from '../../platform/audit/repository.ts'
import { agentOf } from '../../platform/auth/agent.ts'
import { registerCall } from '../../platform/calls/call.ts'
import { usuarios } from '../usuarios/table.ts'
import { logoUrls } from '../oficina/logo.ts'
import { readMarca } from '../oficina/repository.ts'
import { closeSession } from '../../platform/auth/repository.ts'
import type { Session } from '../../platform/auth/session.ts'
import type { RouteOptions } from '../../resources.ts'
import { readAspectos } from '../vistas/repository.ts'
import { pasoDesde } from '../segundo-paso/exigencia.ts'
import { signIn } from './sign-in.ts'

export default async function sesionRoutes(app: FastifyInstance, { delayBase }: RouteOptions): Promise<void> {
  registerCall(app, 'POST /auth/login', ({ body, request }) =>
    signIn(app.db, body, { ...originOf(request), agente: agentOf(request) }, delayBase),
  )

  registerCall(app, 'GET /auth/sesion', async ({ session }) => {
    const { idLocatario, usuario, empresa } = session
    const { listas, marca, paso_desde } = await app.db.tenant(idLocatario, async (tx) => ({
      listas: await readAspectos(tx, session),
      marca: await readMarca(tx, idLocatario, logoUrls(app)),
      paso_desde: await pasoDesde(tx, session),
    }))
    return {
      usuario: {
        ...usuario,
        permisos: toldPermisos(usuario, (await app.remotesInUse()).permissions),
        url_perfil_g: await ownPhoto(app, session),
      },
      empresa: { ...empresa, ...(marca && { marca }) },
      capacidades: [...capacidades],
      listas,
      ...(paso_desde && { paso_desde }),
      ...(session.faltaPaso && { falta_paso: true as const }),
    }
  })

  registerCall(app, 'POST /auth/cerrar_sesion', async ({ session, request }) => {
    await app.db.tenant(session.idLocatario, async (tx) => {
      await closeSession(tx, session.huella)
      audit(tx, session.idLocatario, originOf(request), {
        accion: 'cerrar_sesion',
        entidad: 'sesion',
        idUsuario: session.idUsuario,
      })
    })
    return { msg: 'Sesión cerrada' }
  })
}

const toldPermisos = ({ tipo, permisos }: Session['usuario'], others: readonly string[]) =>
  effectivePermisos(tipo, permisos ?? null, others)

/** Queried only here, because no other call returns the session's owner. */
async function ownPhoto(app: FastifyInstance, { idLocatario, idUsuario }: Session): Promise<string | null> {
  const [row] = await app.db.tenant(idLocatario, (tx) =>
    tx
      .select({ id_locatario: usuarios.id_locatario, perfil_archivo: usuarios.perfil_archivo })
      .from(usuarios)
      .where(and(eq(usuarios.id_locatario, idLocatario), eq(usuarios._id, idUsuario))),
  )
  return row ? app.photoUrl(row) : null
}
