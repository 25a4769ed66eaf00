import { useCallback, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { toApiError, type ApiError } from '../http/ApiError'
import type { CallOptions } from '../http/callOptions'
import { clearUnsaved } from '../remote/unsaved'
import { useOneCall } from '../ui/useOneCall'
import { createAttempts } from './attempts'

export interface SaveOptions<V, R> {
  /** Where a success leads to (D16). */
  goTo?: string | ((result: R, values: V) => string)
  /** After a success, before leaving: close a dialog, reload a list. */
  onSaved?(result: R, values: V): unknown
  /** After a failure; what it says has been shown. */
  onFailed?(error: ApiError, values: V): unknown
}

export interface Save<V> {
  /** Sends the values; ignored while a call is under way (D17). True once saved. */
  save(values: V): Promise<boolean>
  /** Under way, or saved and leaving the page. */
  pending: boolean
  /** Why the last call failed; `status` 409: somebody else changed it meanwhile (D41). */
  error: ApiError | null
  /** What the server says of each field. */
  campos: Record<string, string> | null
  /** Forgets the failure. */
  reset(): void
}

/**
 * Creates or edits: one call at a time, sentences by the client, away only on success, everything typed stays on
 * failure. The same values sent again after no answer are the same attempt for the server (D42): what creates hands
 * `options` on. An edit has its version instead.
 */
export function useSave<V, R>(
  call: (values: V, options: Pick<CallOptions, 'idempotencyKey'>) => Promise<R>,
  { goTo, onSaved, onFailed }: SaveOptions<V, R> = {},
): Save<V> {
  const navigate = useNavigate()
  const [error, setError] = useState<ApiError | null>(null)
  const [attempts] = useState(createAttempts)
  const { pending, begin, end } = useOneCall()
  const mounted = useMounted()

  const save = async (values: V): Promise<boolean> => {
    if (!begin()) return false
    setError(null)
    try {
      const result = await call(values, { idempotencyKey: attempts.keyFor(values) })
      attempts.settled()
      // Whoever left meanwhile is not called back.
      if (!mounted.current) return true
      clearUnsaved()
      await onSaved?.(result, values)
      if (goTo === undefined) end()
      // The host's guard tells by it that nobody asked for that page (D31).
      else
        await navigate(typeof goTo === 'function' ? goTo(result, values) : goTo, {
          state: { afterSave: true },
        })
      return true
    } catch (thrown) {
      const failure = toApiError(thrown)
      if (failure.kind === 'answer') attempts.settled()
      setError(failure)
      end()
      if (mounted.current) onFailed?.(failure, values)
      if (failure !== thrown) throw thrown
      return false
    }
  }

  const reset = useCallback(() => setError(null), [])
  const campos = error && Object.keys(error.campos).length > 0 ? error.campos : null
  return { save, pending, error, campos, reset }
}

function useMounted() {
  const mounted = useRef(false)
  useEffect(() => {
    mounted.current = true
    return () => void (mounted.current = false)
  }, [])
  return mounted
}
