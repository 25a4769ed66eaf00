import { useEffect, useRef } from 'react'
import type { PostPath, RequestOf, ResponseOf } from '../contract'
import { api } from '../http/api'
import { toApiError } from '../http/ApiError'
import type { CallOptions } from '../http/callOptions'
import { addAlert, ALERT_DURATION, type AlertAction } from '../stores/alerts'
import { hasCapacidad, useAuth } from '../stores/auth'
import { textos } from './resource.textos'

/** The calls that restore what another one has deleted. */
export type RestorePath = Extract<PostPath, `${string}/restaurar${string}`>

/**
 * The option of a deleting call by which its alert offers «Deshacer»; none where the server can't restore (D38). People
 * who have left the page can still undo; then `onRestored` is not called.
 */
export function useUndo<P extends RestorePath>(
  path: P,
  onRestored: (answer: ResponseOf<P>) => unknown,
): (body: RequestOf<P>) => Pick<CallOptions, 'action'> {
  const offered = useAuth((auth) => hasCapacidad(auth, path))
  const told = useRef<typeof onRestored | null>(null)
  useEffect(() => {
    told.current = onRestored
    return () => void (told.current = null)
  })

  return (body) => {
    const action: AlertAction = {
      label: textos.deshacer,
      run: () =>
        api.post(path, body).then(
          (answer) => told.current?.(answer),
          (thrown: unknown) => {
            const { kind, msg } = toApiError(thrown)
            // A refusal with a sentence is final. After any other failure a new alert offers «Deshacer» again.
            if (msg !== null || kind === 'signed-out' || kind === 'aborted') return
            addAlert(textos.noSeDeshizo, 'danger', ALERT_DURATION, action)
          },
        ),
    }
    return offered ? { action } : {}
  }
}
