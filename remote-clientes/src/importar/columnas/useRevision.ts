import { api, toApiError } from '@backoffice/shared'
import type { RequestOf, ResponseOf } from '@backoffice/shared/contract'
import { useEffect, useState } from 'react'

type Asked = RequestOf<'/clientes/revisar_importacion'>
type Answer = ResponseOf<'/clientes/revisar_importacion'>

export interface Revision {
  /** Of the columns as they are; null: on its way, or refused. */
  answer: Answer | null
  /** Why the columns cannot be read so, in the server's sentence. */
  refused: string | null
  failed: boolean
  retry(): void
}

/** Asks what would become of the rows, again for each choice. */
export function useRevision(asked: Asked): Revision {
  const [state, setState] = useState<Omit<Revision, 'retry'> & { of: string }>()
  const [tries, setTries] = useState(0)
  const question = JSON.stringify(asked)

  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    const told = (what: Partial<Revision>) => {
      if (!signal.aborted) setState({ answer: null, refused: null, failed: false, ...what, of: question })
    }
    api.post('/clientes/revisar_importacion', JSON.parse(question) as Asked, { silent: true, signal }).then(
      (answer) => told({ answer }),
      (thrown: unknown) => {
        const { campos } = toApiError(thrown)
        told(campos.columnas ? { refused: campos.columnas } : { failed: true })
      },
    )
    return () => controller.abort()
  }, [question, tries])

  const nothing = { answer: null, refused: null, failed: false }
  return { ...(state?.of === question ? state : nothing), retry: () => setTries((count) => count + 1) }
}
