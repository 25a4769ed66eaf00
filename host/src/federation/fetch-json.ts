import { takeEarly } from './early'
import { fail, ok, type FailureKind, type Result } from './result'

/** Ten seconds: after that a person should be told, and may try again. */
export const patience = 10_000

/** How an unanswered, refused, late or unreadable request is called. */
export interface Names {
  unreachable: FailureKind
  late: FailureKind
  malformed: FailureKind
}

interface Options {
  /** Take the answer the page's inline script asked for. */
  early?: boolean
  /** The browser refuses bytes of another hash. */
  integrity?: string | undefined
}

/** Never from the browser's cache without asking: these files say which release is in use. */
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

/** Of refused bytes the browser says no more than of a broken connection. Nothing of this second answer is used. */
async function refusal(url: string, names: Names, signal: AbortSignal): Promise<FailureKind> {
  const answer = await fetch(url, { cache: 'no-store', signal }).catch(() => null)
  if (!answer?.ok) return signal.aborted ? names.late : names.unreachable
  return /json/.test(answer.headers.get('content-type') ?? '') ? 'integrity' : 'type'
}

/** An early answer that failed is asked for again: the network may be back. */
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

/** The early request knows no signal of ours, so its wait is bounded here. */
function inTime<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true })
    promise.then(resolve, reject)
  })
}
