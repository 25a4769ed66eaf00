import { addAlert, api, toApiError, type ApiError } from '@backoffice/shared'
import type { Cliente, ClienteFila } from '@backoffice/shared/contract'
import { useOneCall } from '@backoffice/shared/resource'
import { useEffect, useRef, useState } from 'react'
import { textos } from '../form.textos'

/**
 * Reads the client that was chosen among the matches; one that is no more can't be chosen. One at a time: the
 * buttons stay as they are meanwhile, since a disabled one would drop the focus.
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
      // A server of the plain contract may answer nothing where there is nobody.
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
