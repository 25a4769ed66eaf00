import { api, toApiError } from '@backoffice/shared'
import type { Importacion, ResponseOf } from '@backoffice/shared/contract'
import { useCallback, useEffect, useState } from 'react'

type Seen = ResponseOf<'/clientes/ver_importacion'>

const EVERY_MS = 1000
const AFTER_FAILURE_MS = 2000

export const isRunning = ({ estado }: Importacion): boolean =>
  estado === 'en_curso' || estado === 'deshaciendo'

export interface Followed {
  /** null: not known yet. */
  seen: Seen | null
  /** The last look failed; another one follows. */
  failed: boolean
  /** It is nobody's, or another person's. */
  gone: boolean
  /** Shows what a call answered, and goes on looking. */
  show(importacion: Importacion): void
}

/** Looks at an import every second while it goes on. */
export function useImportacion(id: string): Followed {
  const [seen, setSeen] = useState<Seen | null>(null)
  const [failed, setFailed] = useState(false)
  const [gone, setGone] = useState(false)
  const [looks, setLooks] = useState(0)

  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = () =>
      api.post('/clientes/ver_importacion', { id }, { silent: true, signal }).then(
        (answer) => {
          if (signal.aborted) return
          setFailed(false)
          setSeen(answer)
          if (isRunning(answer.importacion)) timer = setTimeout(() => void look(), EVERY_MS)
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
  }, [id, looks])

  const show = useCallback((importacion: Importacion) => {
    setSeen((before) => ({ fallas: before?.fallas ?? [], importacion }))
    setLooks((count) => count + 1)
  }, [])
  return { seen, failed, gone, show }
}
