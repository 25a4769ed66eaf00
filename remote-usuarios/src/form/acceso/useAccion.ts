import { toApiError, type ApiError } from '@backoffice/shared'
import { useOneCall } from '@backoffice/shared/resource'
import { useState } from 'react'

/** Makes one call at a time, beside a form whose changes stay unsaved: useSave would take them for saved, too. */
export function useAccion<A>(onDone: (answer: A) => void) {
  const { pending, begin, end } = useOneCall()
  const [error, setError] = useState<ApiError | null>(null)
  const run = async (call: () => Promise<A>): Promise<void> => {
    if (!begin()) return
    setError(null)
    try {
      onDone(await call())
    } catch (thrown) {
      const failure = toApiError(thrown)
      setError(failure)
      if (failure !== thrown) throw thrown
    } finally {
      end()
    }
  }
  return { pending, error, run }
}
