import type { ClaseRecordatorio } from '@backoffice/shared/contract'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { audit, originOf } from '../../../platform/audit/repository.ts'
import { tenantIn } from '../../../platform/auth/ficha.ts'
import { hashToken } from '../../../platform/auth/token.ts'
import { and, eq, isNull } from '../../../platform/database/drizzle.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { usuarios } from '../../usuarios/table.ts'
import { answerPage, type Pagina } from './bajaPage.ts'
import { CLASES } from '../contenido/clases.ts'
import { readElegidos, saveElegido } from '../elegidos.ts'
import { recordatorios } from '../table.ts'

interface Quien {
  idLocatario: string
  idUsuario: string
  clase: ClaseRecordatorio
}

type Params = { Params: { ficha: string } }
const url = '/descargas/recordatorios/:ficha'
const config = { access: 'publico' as const }
const schema = { hide: true }

/**
 * The address in each reminder that stops its kind, without a session. Opening it changes nothing, as programs open links in
 * mails; its button does, and so does the POST of a mail program (RFC 8058), whatever its body is.
 */
export async function bajaRoutes(app: FastifyInstance): Promise<void> {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, _body, done) => done(null, {}))

  const at = async (
    ficha: string,
    reply: FastifyReply,
    page: (tx: Tx, quien: Quien) => Promise<Pagina>,
  ): Promise<FastifyReply> => {
    const idLocatario = tenantIn(ficha)
    const found =
      idLocatario &&
      (await app.db.tenant(idLocatario, async (tx) => {
        const quien = await find(tx, idLocatario, ficha)
        return quien && { nombre: CLASES[quien.clase].nombre, pagina: await page(tx, quien) }
      }))
    return found ? answerPage(reply, found.pagina, found.nombre) : answerPage(reply.code(404), 'vencida', '')
  }

  app.route<Params>({
    ...{ method: ['GET', 'HEAD'], url, config, schema },
    handler: ({ params: { ficha } }, reply) =>
      at(ficha, reply, async (tx, quien) =>
        (await readElegidos(tx, quien))[quien.clase] ? 'pregunta' : 'hecho',
      ),
  })

  app.route<Params>({
    ...{ method: 'POST', url, config, schema },
    handler: (request, reply) =>
      at(request.params.ficha, reply, async (tx, quien) => {
        const { idLocatario, idUsuario, clase } = quien
        if (!(await readElegidos(tx, quien))[clase]) return 'hecho'
        await saveElegido(tx, quien, { clase, activo: false })
        audit(tx, idLocatario, originOf(request), {
          ...{ accion: 'editar', entidad: 'recordatorio', idUsuario, idEntidad: idUsuario },
          antes: { clase, activo: true },
          despues: { clase, activo: false },
        })
        return 'hecho'
      }),
  })
}

async function find(tx: Tx, idLocatario: string, ficha: string): Promise<Quien | null> {
  const [row] = await tx
    .select({ idUsuario: recordatorios.id_usuario, clase: recordatorios.clase })
    .from(recordatorios)
    .innerJoin(
      usuarios,
      and(
        eq(usuarios.id_locatario, recordatorios.id_locatario),
        eq(usuarios._id, recordatorios.id_usuario),
        isNull(usuarios.eliminacion),
      ),
    )
    .where(and(eq(recordatorios.id_locatario, idLocatario), eq(recordatorios.huella, hashToken(ficha))))
  return row ? { idLocatario, ...row } : null
}
