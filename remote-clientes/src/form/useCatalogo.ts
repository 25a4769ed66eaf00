import { useConnection } from '@backoffice/shared'
import type { Opcion } from '@backoffice/shared/contract'
import { useCallback, useEffect, useState } from 'react'

/** How a catalogue is asked for. Keep its identity: another function is another question. */
export type PedirCatalogo = (signal: AbortSignal) => Promise<Opcion[]>

export interface Catalogo {
  status: 'idle' | 'loading' | 'ready' | 'error'
  /** After an error: it is being asked for again. */
  retrying: boolean
  opciones: Opcion[]
  reload(): void
}

interface Answer {
  pedir: PedirCatalogo
  attempt: string
  /** null: it failed. */
  opciones: Opcion[] | null
}

/**
 * The options of a select, from the server; null asks for nothing. The answer to a former question is dropped.
 * Asks again when the connection is back, keeping what it has meanwhile.
 */
export function useCatalogo(pedir: PedirCatalogo | null): Catalogo {
  const [retries, setRetries] = useState(0)
  const generation = useConnection((connection) => connection.generation)
  const [answer, setAnswer] = useState<Answer | null>(null)
  const attempt = `${retries}.${generation}`

  useEffect(() => {
    if (!pedir) return
    const controller = new AbortController()
    pedir(controller.signal).then(
      (opciones) => {
        if (!controller.signal.aborted) setAnswer({ pedir, attempt, opciones })
      },
      () => {
        if (controller.signal.aborted) return
        setAnswer((former) => ({
          pedir,
          attempt,
          opciones: former?.pedir === pedir ? former.opciones : null,
        }))
      },
    )
    return () => controller.abort()
  }, [pedir, attempt])

  const reload = useCallback(() => setRetries((count) => count + 1), [])
  return { ...stateOf(pedir, answer, attempt), reload }
}

const nada: Opcion[] = []

function stateOf(
  pedir: PedirCatalogo | null,
  answer: Answer | null,
  attempt: string,
): Omit<Catalogo, 'reload'> {
  if (!pedir) return { status: 'idle', retrying: false, opciones: nada }
  if (answer?.pedir !== pedir) return { status: 'loading', retrying: false, opciones: nada }
  if (answer.opciones) return { status: 'ready', retrying: false, opciones: answer.opciones }
  return { status: 'error', retrying: answer.attempt !== attempt, opciones: nada }
}
