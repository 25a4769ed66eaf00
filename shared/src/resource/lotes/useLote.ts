import { useEffect, useState } from 'react'
import type { ResponseOf } from '../../contract/index.ts'
import { api } from '../../http/api.ts'
import { toApiError } from '../../http/ApiError.ts'

type Seen = ResponseOf<'/lotes/ver'>

const EVERY_MS = 1000
const AFTER_FAILURE_MS = 2000

export interface FollowedLote {
  /** null: not known yet. */
  seen: Seen | null
  /** The last look failed; another one follows. */
  failed: boolean
  /** It is nobody's, or another person's. */
  gone: boolean
  /** Stops it; what is done stays done. */
  cancel(): Promise<void>
}

/** Looks at a batch every second while it goes on. */
export function useLote(id: string): FollowedLote {
  const [seen, setSeen] = useState<Seen | null>(null)
  const [failed, setFailed] = useState(false)
  const [gone, setGone] = useState(false)

  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = () =>
      api.post('/lotes/ver', { id }, { silent: true, signal }).then(
        (answer) => {
          if (signal.aborted) return
          setFailed(false)
          setSeen(answer)
          if (answer.lote.estado === 'en_curso') timer = setTimeout(() => void look(), EVERY_MS)
        },
        (thrown: unknown) => {
          if (signal.aborted) return
          const { kind, status } = toApiError(thrown)
          if (kind === 'answer' && (status === 404 || status === 403)) return setGone(true)
          setFailed(true)
          timer = setTimeout(() => void look(), AFTER_FAILURE_MS)
        },
      )
    void look()
    return () => {
      controller.abort()
      clearTimeout(timer)
    }
  }, [id])

  const cancel = () =>
    api.post('/lotes/cancelar', { id }).then(
      ({ lote }) => setSeen((before) => ({ fallas: before?.fallas ?? [], lote })),
      // The alert says why; the next look shows how it is.
      () => undefined,
    )
  return { seen, failed, gone, cancel }
}
