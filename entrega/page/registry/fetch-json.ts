import { takeEarly } from '../early.ts'
import { fail, ok, type FailureKind, type Result } from '../load/result.ts'

/** After ten seconds people should read what is wrong, and be able to retry. */
export const patience = 10_000

/** The kinds of failure for a request that gets no answer, a refusal, a late answer or an unreadable one. */
export interface Names {
  unreachable: FailureKind
  late: FailureKind
  malformed: FailureKind
}

interface Options {
  /** Whether to use the answer that the page's inline script requested. */
  early?: boolean
  /** The published hash: the browser refuses other bytes. */
  integrity?: string | undefined
}

/** Always asks the server instead of trusting the browser's cache, because these files name the release in use. */
export async function fetchJson(
  url: string,
  names: Names,
  { early = false, integrity }: Options = {},
): Promise<Result<unknown>> {
  const signal = AbortSignal.timeout(patience)
  try {
    const response = await inTime(respond(url, { early, integrity, signal }), signal)
    if (!response.ok) return fail(names.unreachable, new Error(`${url} answered ${response.status}`))
    const body = await inTime(response.text(), signal)
    return parse(url, body, names)
  } catch (cause) {
    if (signal.aborted) return fail(names.late, cause)
    return fail(integrity ? await refusal(url, names, signal) : names.unreachable, cause)
  }
}

/**
 * The browser reports refused bytes like a broken connection, so this second request finds out which it was. Its answer
 * is never used.
 */
async function refusal(url: string, names: Names, signal: AbortSignal): Promise<FailureKind> {
  const answer = await fetch(url, { cache: 'no-store', signal }).catch(() => null)
  if (!answer?.ok) return signal.aborted ? names.late : names.unreachable
  return /json/.test(answer.headers.get('content-type') ?? '') ? 'integrity' : 'type'
}

/** Repeats an early request that failed, because the network may be back. */
async function respond(
  url: string,
  { early, integrity, signal }: Options & { signal: AbortSignal },
): Promise<Response> {
  const answer = early ? await takeEarly(url)?.catch(() => undefined) : undefined
  return answer?.ok ? answer : fetch(url, { cache: 'no-store', signal, ...(integrity && { integrity }) })
}

function parse(url: string, body: string, names: Names): Result<unknown> {
  try {
    return ok(JSON.parse(body))
  } catch (cause) {
    return fail(names.malformed, new Error(`${url} is no JSON`, { cause }))
  }
}

/** The early request does not know our abort signal, so this function limits the wait. */
function inTime<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true })
    promise.then(resolve, reject)
  })
}
