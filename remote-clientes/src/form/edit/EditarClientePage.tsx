import type { Cliente } from '@backoffice/shared/contract'
import { nombreCompleto } from '@backoffice/shared/format'
import { RecordFailure, RecordPage, useLoad } from '@backoffice/shared/resource'
import { useParams } from '@backoffice/shared/router'
import { Card, Skeleton } from '@backoffice/shared/ui'
import { useMemo, useState } from 'react'
import { textos } from '../cliente.textos'
import { pedirCliente } from './editarCliente'
import { EditarClienteForm } from './EditarClienteForm'

/** /clientes/editar/:id (F-11). */
export function EditarClientePage() {
  const { id = '' } = useParams()
  return <EditarCliente key={id} id={id} />
}

const { titulo, volver } = textos.noExiste
const noExiste = { title: titulo, back: { label: volver, to: '/clientes' } }

function EditarCliente({ id }: { id: string }) {
  const ask = useMemo(() => pedirCliente(id), [id])
  const [cliente, setCliente] = useState<Cliente | null>(null)
  // Once it is in the form nothing reads it again: that would not be what the person sees and types over.
  const { status, data, error, retrying, reload } = useLoad(cliente ? null : ask)
  if (data && !cliente) setCliente(data)

  return (
    <RecordPage title={textos.editar} subject={cliente && nombreCompleto(cliente)}>
      {cliente ? (
        <EditarClienteForm cliente={cliente} />
      ) : status === 'error' ? (
        <RecordFailure error={error} retrying={retrying} onRetry={reload} gone={noExiste} />
      ) : (
        <Card>
          <Skeleton lines={8} />
        </Card>
      )}
    </RecordPage>
  )
}
