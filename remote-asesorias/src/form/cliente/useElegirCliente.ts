import { addAlert, api, toApiError, type ApiError } from '@backoffice/shared'
import type { Cliente, ClienteFila } from '@backoffice/shared/contract'
import { useOneCall } from '@backoffice/shared/resource'
import { useEffect, useRef, useState } from 'react'
import { textos } from '../form.textos.ts'

/**
 * Reads the client chosen among the matches; a deleted one can't be chosen. It reads one at a time and leaves
 * the buttons enabled, because a disabled one would lose the focus.
 */
export function useElegirCliente(onChoose: (cliente: Cliente) => void) {
  const { begin, end } = useOneCall()
  const [error, setError] = useState<ApiError | null>(null)
  const call = useRef<AbortController>(undefined)
  useEffect(() => () => call.current?.abort(), [])

  const choose = async ({ _id }: Pick<ClienteFila, '_id'>) => {
    if (!begin()) return
    const controller = new AbortController()
    call.current = controller
    setError(null)
    try {
      const { cliente } = await api.post('/clientes/detalles', { id: _id }, { signal: controller.signal })
      // A server of the plain contract may return nothing for a missing client.
      if (cliente?._id) onChoose(cliente)
      else addAlert(textos.cliente.noElegible, 'danger')
    } catch (thrown) {
      const failure = toApiError(thrown)
      const invalid = failure.kind === 'answer' && (failure.status === 404 || failure.status === 400)
      if (invalid) addAlert(textos.cliente.noElegible, 'danger')
      else if (failure.kind !== 'aborted') setError(failure)
    } finally {
      end()
    }
  }
  return { choose, error }
}
