import { useEffect, useRef } from 'react'
import type { PostPath, RequestOf, ResponseOf } from '../../contract/index.ts'
import { api } from '../../http/api.ts'
import { toApiError } from '../../http/ApiError.ts'
import type { CallOptions } from '../../http/callOptions.ts'
import { addAlert, ALERT_DURATION, type AlertAction } from '../../stores/alerts.ts'
import { hasCapacidad, useAuth } from '../../stores/auth.ts'
import { textos } from '../resource.textos.ts'

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
