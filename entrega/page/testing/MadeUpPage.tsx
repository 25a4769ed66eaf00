import { api, toApiError } from '@backoffice/shared'
import { Page } from '@backoffice/shared/ui'
import { useState } from 'react'

/** A fake remote's page for the host's tests: a field to type in, and a call to make. */
export function MadeUpPage({ name }: { name: string }) {
  const [answer, setAnswer] = useState('')
  const ask = async () => {
    try {
      const { clientes } = await api.post('/clientes/listar', {})
      setAnswer(`${clientes.length} clientes`)
    } catch (thrown) {
      setAnswer(`falló: ${toApiError(thrown).kind}`)
    }
  }
  return (
    <Page title={`Página de ${name}`}>
      <label>
        Nota <input />
      </label>
      <button type="button" onClick={() => void ask()}>
        Consultar
      </button>
      <p>{answer}</p>
    </Page>
  )
}
