import axios, { AxiosHeaders, type AxiosError } from 'axios'
import { serverTime } from '../format/fechas/reloj.ts'
import { ApiError } from './ApiError.ts'
import type { CallOptions } from './callOptions.ts'
import { refuseChanged } from './changedFile.ts'
import { httpConfig } from './config.ts'

export type Method = 'get' | 'post'

/** A call without an answer fails after this long. */
const TIMEOUT = 30_000
/** Bodies with files take longer to upload. */
const TIMEOUT_MULTIPART = 10 * 60_000

const client = axios.create({
  // The token travels in a header of its own. Otherwise axios would look for a cookie before each call, asynchronously
  // where there is a cookie store, and what React draws meanwhile would delay the call.
  withXSRFToken: false,
  // Tells a timeout apart from a page that is being left.
  transitional: { clarifyTimeoutError: true, silentJSONParsing: true, forcedJSONParsing: true },
  // axios drops the content type of a call without a body; N-01 requires it on every call.
  transformRequest: (data: unknown) => {
    if (data instanceof FormData) return data
    return data === undefined ? null : JSON.stringify(data)
  },
})

/** Sends one request and returns its answer; rejects with ApiError for any failure on the way. */
export async function send(
  method: Method,
  path: string,
  body: unknown,
  token: string | null,
  { signal, idempotencyKey, onProgress }: CallOptions,
): Promise<Record<string, unknown>> {
  const multipart = body instanceof FormData
  await httpConfig().ready?.()
  if (multipart) await refuseChanged(body)
  try {
    const { data, status, headers } = await client.request<unknown>({
      method,
      url: httpConfig().apiBase + path,
      data: body,
      headers: headersFor(multipart, token, idempotencyKey),
      timeout: multipart ? TIMEOUT_MULTIPART : TIMEOUT,
      ...(signal && { signal }),
      ...(onProgress && { onUploadProgress: ({ progress }) => onProgress(progress ?? 0) }),
    })
    serverTime(headers.date)
    if (isRecord(data)) return data
    // A proxy's page or a truncated answer: the outcome on the server is unknown.
    throw new ApiError({ kind: 'no-answer', status })
  } catch (error) {
    // Perhaps it changed while it was being sent.
    if (multipart && axios.isAxiosError(error) && !error.response && !axios.isCancel(error))
      await refuseChanged(body)
    throw axios.isCancel(error) || axios.isAxiosError(error) ? fromAxios(error as AxiosError) : error
  }
}

function headersFor(
  multipart: boolean,
  token: string | null,
  idempotencyKey: string | undefined,
): AxiosHeaders {
  const headers = new AxiosHeaders({ Accept: 'application/json' })
  // The browser sets the content type of multipart itself, with its boundary.
  if (!multipart) headers.setContentType('application/json')
  if (token !== null) headers.set('x-auth-token', token)
  if (idempotencyKey !== undefined) headers.set('Idempotency-Key', idempotencyKey)
  return headers
}

function fromAxios(error: AxiosError): ApiError {
  // ECONNABORTED without a timeout: the browser cancelled the request because the page is being left.
  if (axios.isCancel(error) || error.code === 'ECONNABORTED')
    return new ApiError({ kind: 'aborted', cause: error })
  if (!error.response) return new ApiError({ kind: 'no-answer', cause: error })
  const { status, data, headers } = error.response
  serverTime(headers.date)
  const { msg, campos, modificado_por: por, modificado_el: el } = isRecord(data) ? data : {}
  const sentence = typeof msg === 'string' && msg !== '' ? msg : null
  const behindAProxy = sentence === null && status >= 502 && status <= 504
  return new ApiError({
    kind: behindAProxy ? 'no-answer' : 'answer',
    status,
    msg: sentence,
    campos: isRecord(campos) ? textsOf(campos) : {},
    modificado: typeof por === 'string' && typeof el === 'string' ? { por, el } : null,
    cause: error,
  })
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const textsOf = (campos: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(campos).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
