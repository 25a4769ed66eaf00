import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { databaseRefusal } from '../../database/connection/refusals.ts'
import { Refusal } from '../../http/refusal.ts'

const INVALID = 'La petición no es válida'
const byStatus: Record<number, string> = {
  400: INVALID,
  401: 'Hay que iniciar sesión',
  403: 'No hay permiso para hacer esto',
  404: 'No existe lo que se pidió',
  408: 'La petición tardó demasiado en llegar',
  413: 'Lo que se envió es demasiado grande',
  414: 'La dirección es demasiado larga',
  415: 'El contenido debe ser JSON (application/json)',
  429: 'Demasiadas peticiones',
  431: 'Los encabezados son demasiado grandes',
  503: 'El servicio no está disponible por el momento',
}
const UNEXPECTED = 'Ocurrió un error inesperado; puede intentarse de nuevo en un momento'

/** The sentence for a status without its own. */
export const statusSentence = (status: number): string =>
  byStatus[status] ?? (status < 500 ? INVALID : UNEXPECTED)

/** The one place that turns errors into answers: always `{ msg }`, in Spanish, never a stack, SQL or path (D24). */
export default fp(async (app: FastifyInstance) => {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (isBrokenOff(error, request)) return sendRefusal(reply, new Refusal(400, statusSentence(400)))
    const refusal = toRefusal(error)
    const { outage } = refusal.extra
    if (outage) app.noteOutage(outage, error)
    // A refusal is what the api decides, such as to send somebody away while it is busy; anything else is a failure.
    else if (refusal.status >= 500 && !(error instanceof Refusal)) request.log.error({ err: error }, 'fallo')
    return sendRefusal(reply, refusal)
  })
  app.setNotFoundHandler((_request, reply) => sendRefusal(reply, new Refusal(404, statusSentence(404))))
})

export function sendRefusal(reply: FastifyReply, { status, msg, extra }: Refusal): FastifyReply {
  // Fastify would close the connection on a body that is too large. With bytes still arriving, that becomes a reset,
  // which can overtake the answer: the gateway saw a dead api instead of the 413. Node reads the rest and drops it.
  if (status === 413) reply.removeHeader('connection')
  if (extra.retryAfter !== undefined) void reply.header('retry-after', String(extra.retryAfter))
  return reply
    .status(status)
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send({
      msg,
      ...(extra.campos && { campos: extra.campos }),
      ...(extra.motivo && { motivo: extra.motivo }),
      ...(extra.modificado && {
        modificado_por: extra.modificado.por,
        modificado_el: extra.modificado.el,
      }),
    })
}

/** The sender disconnected in the middle of the body, which looks like a failure of our own connection. */
function isBrokenOff(error: unknown, { raw }: FastifyRequest): boolean {
  if (!raw.errored) return false
  for (let e = error; e instanceof Error; e = e.cause) {
    if (e === raw.errored || ENDED.includes((e as NodeJS.ErrnoException).code ?? '')) return true
  }
  return false
}

/** How whatever was reading the body tells of its sudden end. */
const ENDED = ['ERR_STREAM_PREMATURE_CLOSE', 'ERR_STREAM_DESTROYED', 'ABORT_ERR']

function toRefusal(error: FastifyError): Refusal {
  if (error instanceof Refusal) return error
  if (error.validation) return validationRefusal(error)
  const fromDatabase = databaseRefusal(error)
  if (fromDatabase) return fromDatabase
  const status = error.statusCode ?? 500
  return new Refusal(status >= 400 ? status : 500, statusSentence(status))
}

/** One sentence per field: its first error. Errors in list members go under the list's name. */
function validationRefusal(error: FastifyError): Refusal {
  const campos: Record<string, string> = {}
  for (const { instancePath, message } of error.validation ?? []) {
    const campo = instancePath.split('/')[1]
    if (campo && message && !Object.hasOwn(campos, campo)) campos[campo] = message
  }
  if (Object.keys(campos).length === 0) return new Refusal(400, 'El cuerpo debe ser un objeto JSON')
  return new Refusal(400, 'Hay datos que no son válidos', { campos })
}
