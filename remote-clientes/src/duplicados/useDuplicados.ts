import { toApiError } from '@backoffice/shared'
import type { ResponseOf } from '@backoffice/shared/contract'
import { useCallback, useEffect, useRef, useState } from 'react'
import { buscar, listar } from './calls.ts'

type Seen = ResponseOf<'/clientes/duplicados'>

const EVERY_MS = 1000
const AFTER_FAILURE_MS = 2000

export interface Duplicados {
  /** null: nothing is known yet. */
  seen: Seen | null
  /** The last look failed; while a search goes on, another follows. */
  failed: boolean
  /** Asks for the page again. */
  reload(): void
  /** The same, and a small office is searched again: somebody is back. */
  refresh(): void
  /** Begins another search. */
  search(): void
}

/**
 * A page of what was found, looked at again while a search goes on. An office that nobody has searched is searched when
 * the page opens, and so is a small one: that takes no longer than reading.
 */
export function useDuplicados(pagina: number): Duplicados {
  const [seen, setSeen] = useState<Seen | null>(null)
  const [failed, setFailed] = useState(false)
  const [looks, setLooks] = useState(0)
  const wanted = useRef(true)

  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = async (): Promise<void> => {
      try {
        let answer = await listar(pagina, { signal, silent: true })
        const { busqueda } = answer
        if (wanted.current && (busqueda === null || busqueda.al_momento || busqueda.estado === 'detenida')) {
          await buscar({ signal, silent: true })
          answer = await listar(pagina, { signal, silent: true })
        }
        if (signal.aborted) return
        wanted.current = false
        setFailed(false)
        setSeen(answer)
        if (answer.busqueda?.estado === 'en_curso') timer = setTimeout(() => void look(), EVERY_MS)
      } catch (thrown) {
        if (signal.aborted) return
        setFailed(true)
        const { kind, status } = toApiError(thrown)
        const final = kind === 'answer' && (status ?? 500) < 500
        if (!final) timer = setTimeout(() => void look(), AFTER_FAILURE_MS)
      }
    }
    void look()
    return () => {
      controller.abort()
      clearTimeout(timer)
    }
  }, [pagina, looks])

  const reload = useCallback(() => setLooks((count) => count + 1), [])
  const search = useCallback(() => {
    void buscar({}).then(reload, () => undefined)
  }, [reload])
  const refresh = useCallback(() => {
    wanted.current = true
    reload()
  }, [reload])
  return { seen, failed, reload, refresh, search }
}
