import { accessRefused } from '../stores/access.ts'
import { addAlert, ALERT_DURATION } from '../stores/alerts.ts'
import { authState, isPlainServer, sessionEnded } from '../stores/auth.ts'
import { connectionBack, connectionLost, keptShown } from '../stores/connection.ts'
import { loaderEnd, loaderStart } from '../stores/loader.ts'
import { requestReauth } from '../stores/reauth.ts'
import { ApiError } from './ApiError.ts'
import type { CallOptions } from './callOptions.ts'
import { httpConfig } from './config.ts'
import { send, type Method } from './send.ts'

/** Makes one API call and handles what all calls share: loader, alerts, connection, an ended session. */
export async function call<R>(
  method: Method,
  path: string,
  body: unknown,
  options: CallOptions = {},
): Promise<R> {
  // A server of the plain contract might reject a header that it does not know (D42).
  const sent = isPlainServer() ? { ...options, idempotencyKey: undefined } : options
  const attempt = (token: string | null) => counted(method, path, body, token, sent)
  const token = authState().token
  try {
    const answer = await attempt(token).catch(async (error: unknown) => {
      if (!endedSession(error, path, token)) throw error
      return attempt(await tokenToGoOn(token, options.signal))
    })
    tellSuccess(answer, options)
    httpConfig().kept?.keep(path, body, answer)
    return answer as R
  } catch (error) {
    tellFailure(error, options)
    const kept = keptInstead(error, path, body, options)
    if (kept) return kept as R
    throw error
  }
}

/** The earlier answer that the page shows while none comes; the connection's notice then says of when it is. */
function keptInstead(error: unknown, path: string, body: unknown, { silent }: CallOptions) {
  if (silent || !(error instanceof ApiError) || error.kind !== 'no-answer') return undefined
  const kept = httpConfig().kept?.find(path, body)
  if (kept) keptShown(path, kept.at)
  return kept?.answer
}

async function counted(
  method: Method,
  path: string,
  body: unknown,
  token: string | null,
  options: CallOptions,
) {
  if (options.silent) return send(method, path, body, token, options)
  loaderStart()
  try {
    return await send(method, path, body, token, options)
  } finally {
    loaderEnd()
  }
}

// For these calls a 401 is an answer of their own, not the end of a session.
const endedSession = (error: unknown, path: string, token: string | null): boolean =>
  token !== null && !path.startsWith('/auth/') && error instanceof ApiError && error.status === 401

/** Returns the token to repeat the call with (D36). */
async function tokenToGoOn(refused: string | null, signal: AbortSignal | undefined): Promise<string | null> {
  const current = authState().token
  // Someone signed in again during this call.
  if (current !== null && current !== refused) return current
  const signedInAgain = current !== null && (await requestReauth())
  if (signal?.aborted) throw new ApiError({ kind: 'aborted' })
  if (signedInAgain) return authState().token
  if (authState().token === refused) sessionEnded()
  throw new ApiError({ kind: 'signed-out', status: 401 })
}

function tellSuccess(answer: { msg?: unknown }, { silent, action }: CallOptions): void {
  connectionBack()
  if (silent || typeof answer.msg !== 'string' || answer.msg === '') return
  addAlert(answer.msg, 'success', ALERT_DURATION, action)
}

function tellFailure(error: unknown, { silent }: CallOptions): void {
  if (!(error instanceof ApiError)) return
  if (error.kind === 'no-answer' && !silent) connectionLost()
  if (error.kind !== 'answer') return
  connectionBack()
  if (silent) return
  if (error.status === 403) accessRefused()
  if (error.msg !== null) addAlert(error.msg, 'danger')
}
