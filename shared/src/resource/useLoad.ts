import { useCallback, useEffect, useState } from 'react'
import { toApiError, type ApiError } from '../http/ApiError'
import { useConnection } from '../stores/connection'

/** How something is asked for. Keep its identity: another function is another question. */
export type Ask<T> = (options: { signal: AbortSignal }) => Promise<T>

/** What there is of it by now. After an error `retrying` says that it is being asked for again. */
export type LoadState<T> =
  | { status: 'idle' | 'loading'; data: null; error: null; retrying: false }
  | { status: 'ready'; data: T; error: null; retrying: boolean }
  | { status: 'error'; data: null; error: ApiError; retrying: boolean }

export type Load<T> = LoadState<T> & {
  /** Asks again; what is there stays meanwhile. */
  reload(): void
  /** Puts what the server has answered to a write in the place of what was read. */
  patch(change: (data: T) => T): void
}

interface Answer<T> {
  ask: Ask<T>
  attempt: string
  result: { data: T } | { error: ApiError }
}

/**
 * Reads one thing from the server: a record, a catalogue; null asks for nothing. The answer to a former question is
 * dropped. Asks again when the connection is back; a repetition that fails keeps what is there.
 */
export function useLoad<T>(ask: Ask<T> | null): Load<T> {
  const [retries, setRetries] = useState(0)
  const generation = useConnection((connection) => connection.generation)
  const [answer, setAnswer] = useState<Answer<T> | null>(null)
  const attempt = `${retries}.${generation}`

  useEffect(() => {
    if (!ask) return
    const controller = new AbortController()
    const { signal } = controller
    ask({ signal }).then(
      (data) => {
        if (!signal.aborted) setAnswer({ ask, attempt, result: { data } })
      },
      (thrown: unknown) => {
        if (signal.aborted) return
        const error = toApiError(thrown)
        setAnswer((former) => {
          // What is gone is gone; any other failure keeps what was read before.
          const kept = former?.ask === ask && 'data' in former.result && error.status !== 404
          return { ask, attempt, result: kept ? former.result : { error } }
        })
      },
    )
    return () => controller.abort()
  }, [ask, attempt])

  const reload = useCallback(() => setRetries((count) => count + 1), [])
  const patch = useCallback((change: (data: T) => T) => {
    setAnswer((former) =>
      former && 'data' in former.result
        ? { ...former, result: { data: change(former.result.data) } }
        : former,
    )
  }, [])
  return { ...stateOf(ask, answer, attempt), reload, patch }
}

function stateOf<T>(ask: Ask<T> | null, answer: Answer<T> | null, attempt: string): LoadState<T> {
  if (!ask) return { status: 'idle', data: null, error: null, retrying: false }
  if (answer?.ask !== ask) return { status: 'loading', data: null, error: null, retrying: false }
  const retrying = answer.attempt !== attempt
  return 'data' in answer.result
    ? { status: 'ready', data: answer.result.data, error: null, retrying }
    : { status: 'error', data: null, error: answer.result.error, retrying }
}
