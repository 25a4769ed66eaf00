import type { FastifyInstance } from 'fastify'
import { audit, auditBy, originOf } from '../../platform/audit/repository.ts'
import { registerCall } from '../../platform/calls/call.ts'
import { registerDownload } from '../../platform/downloads/registry.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { onlyOnce } from '../../platform/idempotency/repository.ts'
import { newEnlace, serveEnlaces } from './enlace.ts'
import { reciboMail } from './mail.ts'
import { printed, printPdf } from './printed.ts'
import { type ReciboEntero, readImpreso, takeRecibo } from './repository.ts'

const KIND = 'recibo'
/** How many seconds an address is valid (D29). */
const SECONDS = 60
/** A mail server may be away for a day. */
const MAIL_MINUTES = 24 * 60

const told = ({ folio, emision }: ReciboEntero) => ({ folio, emision })

/** The receipts of purchases (E-13). */
export default async function recibosRoutes(app: FastifyInstance): Promise<void> {
  serveEnlaces(app)

  registerCall(app, 'POST /clientes/recibo_contratacion', async ({ body, session, actor }) => {
    const { idLocatario, idUsuario } = session
    const { recibo } = await app.db.tenant(idLocatario, (tx) => takeRecibo(tx, actor, body))
    const what = { empresa: idLocatario, id: recibo._id, usuario: idUsuario }
    return { recibo: told(recibo), url: await app.downloadUrl(KIND, what, SECONDS) }
  })

  registerDownload(app, KIND, async ({ empresa = '', id = '', usuario: idUsuario = null }, request) => {
    const recibo = await app.db.tenant(empresa, (tx) => readImpreso(tx, empresa, id))
    if (!recibo) return null
    const download = await printed(recibo)
    if (request.method !== 'HEAD') {
      const entry = { accion: 'descargar', entidad: 'recibo', idUsuario, idEntidad: id } as const
      await app.db.tenant(empresa, async (tx) => audit(tx, empresa, originOf(request), entry))
    }
    return download
  })

  registerCall(app, 'POST /clientes/enviar_recibo', async ({ body, session, actor, request }) => {
    const { idLocatario } = session
    const answer = await app.db.tenant(idLocatario, (tx) =>
      onlyOnce(tx, session, request, async () => {
        const { recibo, cliente } = await takeRecibo(tx, actor, body)
        const to = cliente.email || cliente.email_empresarial
        if (!to) throw new Refusal(409, 'El cliente no tiene correo; hay que escribirlo en su ficha')
        const whole = await readImpreso(tx, idLocatario, recibo._id)
        if (!whole) throw new Error('a receipt is gone within its own transaction')
        await app.mail.add(tx, idLocatario, { to, ...reciboMail(whole, await printPdf(whole)) }, MAIL_MINUTES)
        auditBy(tx, actor, { accion: 'enviar', entidad: 'recibo', idEntidad: recibo._id, despues: { a: to } })
        return { msg: `El recibo ${recibo.folio} va en camino a ${to}`, recibo: told(recibo) }
      }),
    )
    app.mail.wake()
    return answer
  })

  registerCall(app, 'POST /clientes/enlace_recibo', ({ body, session: { idLocatario }, actor }) =>
    app.db.tenant(idLocatario, async (tx) => {
      const { recibo, cliente } = await takeRecibo(tx, actor, body)
      const { url, vence } = await newEnlace(tx, idLocatario, recibo._id)
      auditBy(tx, actor, {
        accion: 'enviar',
        entidad: 'recibo',
        idEntidad: recibo._id,
        despues: { enlace_hasta: vence },
      })
      return { recibo: told(recibo), url, vence, celular: cliente.celular || null }
    }),
  )
}
