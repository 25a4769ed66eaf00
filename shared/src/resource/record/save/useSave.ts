import { useCallback, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { toApiError, type ApiError } from '../../../http/ApiError.ts'
import type { CallOptions } from '../../../http/callOptions.ts'
import { clearUnsaved } from '../../../remote/unsaved.ts'
import { useOneCall } from '../../../ui/hooks/useOneCall.ts'
import { createAttempts } from './attempts.ts'

export interface SaveOptions<V, R> {
  /** The address to open after a success (D16). */
  goTo?: string | ((result: R, values: V) => string)
  /** Called after a success, before leaving: closes a dialog, reloads a list. */
  onSaved?(result: R, values: V): unknown
  /** Called after a failure, whose message has already been shown. */
  onFailed?(error: ApiError, values: V): unknown
}

export interface Save<V> {
  /** Sends the values; ignored while a call is under way (D17). Resolves to true once saved. */
  save(values: V): Promise<boolean>
  /** The call is under way, or saved and leaving the page. */
  pending: boolean
  /** Why the last call failed; `status` 409: someone else changed the record meanwhile (D41). */
  error: ApiError | null
  /** The server's error of each field. */
  campos: Record<string, string> | null
  /** Clears the failure. */
  reset(): void
}

/**
 * Creates or edits a record: one call at a time; it leaves the page only on success, and keeps everything typed on
 * failure. If no answer comes, sending the same values again is the same attempt for the server (D42): a creating call
 * passes `options` on; an edit relies on its version instead.
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
      // No callbacks for a person who has already left.
      if (!mounted.current) return true
      clearUnsaved()
      await onSaved?.(result, values)
      if (goTo === undefined) end()
      // The flag tells the host's guard that the person did not request that page themselves (D31).
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
