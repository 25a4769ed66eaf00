import { useCallback, useEffect, useState } from 'react'
import { toApiError, type ApiError } from '../../http/ApiError.ts'
import { useConnection } from '../../stores/connection.ts'

/** A function that fetches the data. Keep its identity: another function means another query. */
export type Ask<T> = (options: { signal: AbortSignal }) => Promise<T>

/** The current state of the data. After an error `retrying` reports a new attempt. */
export type LoadState<T> =
  | { status: 'idle' | 'loading'; data: null; error: null; retrying: false }
  | { status: 'ready'; data: T; error: null; retrying: boolean }
  | { status: 'error'; data: null; error: ApiError; retrying: boolean }

export type Load<T> = LoadState<T> & {
  /** Fetches again; the current data stays meanwhile. */
  reload(): void
  /** Replaces the data with the answer of a write. */
  patch(change: (data: T) => T): void
}

interface Answer<T> {
  ask: Ask<T>
  attempt: string
  result: { data: T } | { error: ApiError }
}

/**
 * Reads one thing from the server: a record, a catalogue; null makes no call. Answers to a previous query are dropped.
 * Reads again when the connection is back; a failed repetition keeps the data.
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
          // A deleted record disappears; after any other failure the previous data stays.
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
