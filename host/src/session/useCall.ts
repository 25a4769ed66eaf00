import { toApiError, type ApiError } from '@backoffice/shared'
import { useEffect, useRef, useState } from 'react'

/**
 * Makes one call at a time (D17), and cancels it when its mode is left. The API client has already shown the server's
 * sentences.
 */
export function useCall() {
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<ApiError | null>(null)
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  const run = async <T>(
    call: (options: { signal: AbortSignal }) => Promise<T>,
    done: (answer: T) => void,
    failed?: () => void,
  ): Promise<void> => {
    if (running.current) return
    const { signal } = (running.current = new AbortController())
    setBusy(true)
    setError(null)
    const outcome = await call({ signal }).then(
      (answer) => ({ answer }),
      (thrown: unknown) => ({ failure: toApiError(thrown) }),
    )
    running.current = undefined
    if (signal.aborted) return
    setBusy(false)
    if ('answer' in outcome) return done(outcome.answer)
    setError(outcome.failure)
    failed?.()
  }

  return { busy, error, run, forget: () => setError(null) }
}

/**
 * The sentence that stays in the card, because an alert disappears after 5 s: the server's, or a default. Without an
 * answer, the notice of the lost connection is enough (D35).
 */
export function sentenceOf(error: ApiError | null, otherwise: string): string | undefined {
  if (error?.kind !== 'answer') return undefined
  return error.msg ?? otherwise
}
