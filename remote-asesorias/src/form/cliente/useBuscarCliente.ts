import { addAlert, api, toApiError, type ApiError } from '@backoffice/shared'
import type { ClienteFila } from '@backoffice/shared/contract'
import { useEffect, useRef, useState } from 'react'
import { textos } from '../form.textos.ts'

export interface Busqueda {
  cliente: string
  empresa: string
}

/**
 * «Buscar coincidencias»: finds the clients with this name or company. An empty query makes no call and clears the list
 * (A-05).
 */
export function useBuscarCliente() {
  /** null: the person has not searched yet. */
  const [matches, setMatches] = useState<ClienteFila[] | null>(null)
  const [searching, setSearching] = useState(false)
  const [error, setError] = useState<ApiError | null>(null)
  const call = useRef<AbortController>(undefined)
  useEffect(() => () => call.current?.abort(), [])

  const search = async ({ cliente, empresa }: Busqueda) => {
    call.current?.abort()
    setError(null)
    setSearching(false)
    if (cliente.trim() === '' && empresa.trim() === '') {
      setMatches(null)
      addAlert(textos.cliente.faltaTexto, 'danger')
      return
    }
    const controller = new AbortController()
    call.current = controller
    setSearching(true)
    try {
      const { clientes } = await api.post(
        '/clientes/listar_avanzado',
        { cliente, empresa },
        { signal: controller.signal },
      )
      if (!controller.signal.aborted) setMatches(clientes)
    } catch (thrown) {
      if (controller.signal.aborted) return
      // The current matches would answer another query.
      setMatches(null)
      setError(toApiError(thrown))
    } finally {
      if (!controller.signal.aborted) setSearching(false)
    }
  }
  return { matches, searching, error, search }
}
