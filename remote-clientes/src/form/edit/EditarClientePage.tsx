import type { Cliente } from '@backoffice/shared/contract'
import { RecordFailure, useLoad } from '@backoffice/shared/resource'
import { useParams } from '@backoffice/shared/router'
import { Card, Page, Skeleton } from '@backoffice/shared/ui'
import { useMemo, useState } from 'react'
import { textos } from '../cliente.textos'
import { pedirCliente } from './editarCliente'
import { EditarClienteForm } from './EditarClienteForm'

/** /clientes/editar/:id (F-11). */
export function EditarClientePage() {
  const { id = '' } = useParams()
  return (
    <Page title={textos.editar}>
      <EditarCliente key={id} id={id} />
    </Page>
  )
}

const { titulo, texto, volver } = textos.noExiste
const noExiste = { title: titulo, text: texto, back: { label: volver, to: '/clientes' } }

function EditarCliente({ id }: { id: string }) {
  const ask = useMemo(() => pedirCliente(id), [id])
  const [cliente, setCliente] = useState<Cliente | null>(null)
  // Once it is in the form nothing reads it again: that would not be what the person sees and types over.
  const { status, data, error, retrying, reload } = useLoad(cliente ? null : ask)
  if (data && !cliente) setCliente(data)

  if (cliente) return <EditarClienteForm cliente={cliente} />
  if (status === 'error') {
    return <RecordFailure error={error} retrying={retrying} onRetry={reload} gone={noExiste} />
  }
  return (
    <Card>
      <Skeleton lines={8} />
    </Card>
  )
}
