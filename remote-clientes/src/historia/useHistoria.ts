import { api } from '@backoffice/shared'
import type { EntradaHistoria, TipoHistoria } from '@backoffice/shared/contract'
import { useLoad, useOneCall, type Ask, type Load } from '@backoffice/shared/resource'
import { useMemo, useState } from 'react'

interface Pages {
  entradas: EntradaHistoria[]
  siguiente: string | null
}

export type LoadHistoria = Load<Pages> & {
  /** Reads the next page and puts it under the others. */
  more(): Promise<void>
  reading: boolean
  /** The next page could not be read. */
  failed: boolean
}

/** A client's history, of these kinds: a page at a time. */
export function useHistoria(id_cliente: string, kinds: readonly TipoHistoria[]): LoadHistoria {
  const key = kinds.join()
  const question = useMemo(() => ({ id_cliente, tipos: key.split(',') as TipoHistoria[] }), [id_cliente, key])
  const ask = useMemo<Ask<Pages>>(
    () => (options) => api.post('/clientes/historia', question, options),
    [question],
  )
  const load = useLoad(ask)
  const { pending, begin, end } = useOneCall()
  const [failed, setFailed] = useState(false)

  const more = async () => {
    const despues = load.data?.siguiente
    if (!despues || !begin()) return
    setFailed(false)
    try {
      const next = await api.post('/clientes/historia', { ...question, despues })
      // Another kind may have been chosen meanwhile; this page does not belong to it.
      load.patch((pages) =>
        pages.siguiente === despues
          ? { entradas: [...pages.entradas, ...next.entradas], siguiente: next.siguiente }
          : pages,
      )
    } catch {
      setFailed(true)
    } finally {
      end()
    }
  }
  return { ...load, more, reading: pending, failed }
}
