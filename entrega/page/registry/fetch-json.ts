import { patience, takeEarly } from '../early.ts'
import { fail, ok, type FailureKind, type Result } from '../failures/result.ts'

interface Options {
  /** Whether to use the answer that the page's inline script requested. */
  early?: boolean
  /** `no-cache` lets the browser ask with the tag of what it has; a tag of our own would be answered in full. */
  cache?: 'no-store' | 'no-cache'
  /** The published hash: the browser refuses other bytes. */
  integrity?: string | undefined
}

/** Always asks the server instead of trusting the browser's cache, because these files name the release in use. */
export async function fetchJson(url: string, options: Options = {}): Promise<Result<unknown>> {
  const signal = AbortSignal.timeout(patience)
  try {
    const response = await respond(url, options, signal)
    if (!response.ok) return fail('manifest', new Error(`${url} answered ${response.status}`))
    return ok(JSON.parse(await response.text()))
  } catch (cause) {
    if (cause instanceof SyntaxError) return fail('malformed', new Error(`${url} is no JSON`, { cause }))
    // The early request has a signal of its own.
    if (signal.aborted || (cause as Error).name === 'TimeoutError') return fail('late', cause)
    return fail(options.integrity ? await refusal(url, signal) : 'manifest', cause)
  }
}

/** Repeats an early request that failed, because the network may be back. */
async function respond(url: string, options: Options, signal: AbortSignal): Promise<Response> {
  const { early = false, cache = 'no-store', integrity } = options
  const answer = early ? await takeEarly(url)?.catch(() => undefined) : undefined
  return answer?.ok ? answer : fetch(url, { cache, signal, ...(integrity && { integrity }) })
}

/** Refused bytes look like a broken connection: a second request finds out which it was, and is not used. */
async function refusal(url: string, signal: AbortSignal): Promise<FailureKind> {
  const answer = await fetch(url, { cache: 'no-store', signal }).catch(() => null)
  if (!answer?.ok) return signal.aborted ? 'late' : 'manifest'
  return /json/.test(answer.headers.get('content-type') ?? '') ? 'integrity' : 'type'
}
