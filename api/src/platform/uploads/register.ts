import multipart from '@fastify/multipart'
import {
  type Access,
  calls,
  type Calls,
  type MultipartCallName,
  multipartFiles,
  refusal,
} from '@backoffice/shared/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { actorOf } from '../audit/repository.ts'
import { type Session, sessionByHash } from '../auth/session.ts'
import { isDatabaseAway } from '../database/failures.ts'
import { allowed, refuseOtherTenant } from '../calls/allowed.ts'
import { type CallContext, describeAccess } from '../calls/call.ts'
import { Refusal } from '../http/refusal.ts'
import { drain } from './drain.ts'
import { type IncomingFile, readForm } from './form.ts'
import { tooLarge } from './content/inspect.ts'

/** The handling of the file. */
export interface Intake<F extends { sha256: Buffer }> {
  maxBytes: number
  /** Processes the file as it arrives; if it rejects, it must leave nothing behind. */
  receive: (incoming: IncomingFile, session: Session) => Promise<F>
  /** The call failed or did not use the file: deletes it. */
  discard: (file: F, session: Session) => Promise<void>
}

export interface UploadContext<N extends MultipartCallName, F> extends CallContext<N> {
  /** Null: the form has no file. */
  file: F | null
  /** Call it at the end of the transaction that uses the file: from then on the file has an owner. */
  keep: () => void
}

/** The size limit of a form's texts, in addition to the file. */
const TEXTS_MAX = 512 * 1024

/**
 * Serves a call of the contract with a file, as registerCall does for other calls. The file streams: session and
 * permission are checked before its first byte is read and again after its last; then come the texts, wherever they are
 * in the form.
 */
export function registerUpload<N extends MultipartCallName, F extends { sha256: Buffer }>(
  app: FastifyInstance,
  name: N,
  intake: Intake<F>,
  handler: (context: UploadContext<N, F>) => Promise<z.output<Calls[N]['response']>>,
): void {
  const { member, required } = multipartFiles[name]
  const access: Exclude<Access, 'publico'> = calls[name].access
  const path = name.slice('POST '.length)

  const serve = async (request: FastifyRequest, reply: FastifyReply) => {
    const session = request.session as Session
    const discard = (file: F) =>
      intake.discard(file, session).catch((error: unknown) => {
        request.log.warn({ err: error }, 'queda un archivo para el barrido')
      })
    const receive = (incoming: IncomingFile) => intake.receive(incoming, session)

    const limits = {
      member,
      maxBytes: intake.maxBytes + TEXTS_MAX,
      tooMuch: () => tooLarge(member, intake.maxBytes),
    }
    const { texts, file } = await readForm(request, limits, receive, discard)
    let kept = false
    try {
      // Uploads can take an hour, so the session and the permission are checked again before anything is written.
      allowed(await sessionByHash(app.db, session.huella, app.sessionDays), access)
      refuseOtherTenant(session, texts)
      const body = checkTexts(name, texts, required && file === null ? member : null)
      // Identifies the upload, so that a repeated call can be compared (D42).
      request.body = { ...(body as object), ...(file && { [member]: file.sha256.toString('hex') }) }
      const answer = await handler({
        body,
        file,
        keep: () => (kept = true),
        session,
        actor: actorOf(session, request),
        request,
        reply,
      } as unknown as UploadContext<N, F>)
      if (file && !kept) await discard(file)
      return answer
    } catch (error) {
      // If the database fails during the commit, the outcome is unknown: the sweep will clean up.
      if (file && !(kept && isDatabaseAway(error))) await discard(file)
      throw error
    }
  }

  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    await scope.register(multipart, { throwFileSizeLimit: false })
    scope.route({
      method: 'POST',
      url: path,
      config: { access, call: name, upload: true },
      schema: {
        tags: [path.split('/')[1] ?? ''],
        description: describeAccess(access),
        consumes: ['multipart/form-data'],
        body: calls[name].request,
        security: [{ token: [] }],
        response: { 200: calls[name].response, '4xx': refusal },
      },
      // The texts are checked once they have arrived.
      validatorCompiler: () => (value) => ({ value }),
      onRequest: async (request) => refuseEarly(request, member, intake.maxBytes),
      // Bytes left unread at the time of the answer would block the connection.
      onSend: async (request) => drain(request.raw),
      handler: serve,
    })
  })
}

function refuseEarly(request: FastifyRequest, member: string, maxBytes: number): void {
  if (!/^multipart\/form-data\s*;/i.test(request.headers['content-type'] ?? '')) {
    throw new Refusal(415, 'El contenido debe ser un formulario con archivo (multipart/form-data)')
  }
  if (Number(request.headers['content-length']) > maxBytes + TEXTS_MAX) throw tooLarge(member, maxBytes)
}

/** Parses the texts with the contract's schema; `missing`: the file's member, if the required file is absent. */
function checkTexts(name: MultipartCallName, texts: object, missing: string | null): unknown {
  const checked = calls[name].request.safeParse(texts)
  const campos: Record<string, string> = {}
  for (const { path, message } of checked.error?.issues ?? []) campos[String(path[0])] ??= message
  if (missing) campos[missing] = 'Hay que elegir un archivo'
  if (Object.keys(campos).length > 0) throw new Refusal(400, 'Hay datos que no son válidos', { campos })
  return checked.data
}
