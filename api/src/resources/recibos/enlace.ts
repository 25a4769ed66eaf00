import { and, eq, sql } from '../../platform/database/drizzle.ts'
import type { FastifyInstance } from 'fastify'
import { audit, originOf } from '../../platform/audit/repository.ts'
import { newFicha, tenantIn } from '../../platform/auth/ficha.ts'
import { hashToken } from '../../platform/auth/token.ts'
import type { Tx } from '../../platform/database/database.ts'
import { one } from '../../platform/database/statements/one.ts'
import { sendDownload } from '../../platform/downloads/routes.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { printed } from './printed.ts'
import { readImpreso } from './repository.ts'
import { enlacesRecibos } from './table.ts'

/** How long a link can be used: whoever was sent one on a Friday opens it the week after. */
export const ENLACE_DAYS = 14

/** A new address of a receipt; forgets those that have ended. */
export async function newEnlace(
  tx: Tx,
  idLocatario: string,
  idRecibo: string,
): Promise<{ url: string; vence: string }> {
  const ended = and(eq(enlacesRecibos.id_locatario, idLocatario), sql`${enlacesRecibos.vence} < now()`)
  await tx.delete(enlacesRecibos).where(ended)
  const ficha = newFicha(idLocatario)
  const rows = await tx
    .insert(enlacesRecibos)
    .values({
      id_locatario: idLocatario,
      huella: hashToken(ficha),
      id_recibo: idRecibo,
      vence: sql`now() + make_interval(days => ${ENLACE_DAYS})`,
    })
    .returning({ vence: enlacesRecibos.vence })
  return { url: `/admin/descargas/recibos/${ficha}`, ...one({ rows }) }
}

/** Serves those addresses: anyone with one may read the receipt until it ends. */
export function serveEnlaces(app: FastifyInstance): void {
  app.route<{ Params: { ficha: string } }>({
    method: ['GET', 'HEAD'],
    url: '/descargas/recibos/:ficha',
    config: { access: 'publico' },
    schema: { hide: true },
    handler: async (request, reply) => {
      const { ficha } = request.params
      const idLocatario = tenantIn(ficha)
      const recibo = idLocatario && (await app.db.tenant(idLocatario, (tx) => find(tx, idLocatario, ficha)))
      if (!idLocatario || !recibo)
        throw new Refusal(404, 'El enlace ya no vale; la oficina puede enviar otro')
      const download = await printed(recibo)
      if (request.method !== 'HEAD') {
        const told = {
          accion: 'descargar',
          entidad: 'recibo',
          idUsuario: null,
          idEntidad: recibo._id,
        } as const
        await app.db.tenant(idLocatario, async (tx) => audit(tx, idLocatario, originOf(request), told))
      }
      return sendDownload(request, reply, download)
    },
  })
}

async function find(tx: Tx, idLocatario: string, ficha: string) {
  const [link] = await tx
    .select({ id_recibo: enlacesRecibos.id_recibo })
    .from(enlacesRecibos)
    .where(
      and(
        eq(enlacesRecibos.id_locatario, idLocatario),
        eq(enlacesRecibos.huella, hashToken(ficha)),
        sql`${enlacesRecibos.vence} > now()`,
      ),
    )
  return link ? readImpreso(tx, idLocatario, link.id_recibo) : null
}
