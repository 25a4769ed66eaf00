import { RecordFailure, useLoad } from '@backoffice/shared/resource'
import { Card, Skeleton, Spinner } from '@backoffice/shared/ui'
import { useEffect, useMemo } from 'react'
import { Expediente } from './files/Expediente'
import { HistorialMembresias } from './memberships/HistorialMembresias'
import { pedirPerfil } from './profile/pedirPerfil'
import { Perfil } from './profile/Perfil'
import { textos } from './profile/perfil.textos'

interface Props {
  idCliente: string
  /** For the page around it, whose actions need a profile: whether there is none to show. */
  onFailure?(failed: boolean): void
}

/** A client's profile, for the page of this remote and, by name, for others (`clientes/PerfilCliente`). */
export default function PerfilCliente({ idCliente, onFailure }: Props) {
  const ask = useMemo(() => pedirPerfil(idCliente), [idCliente])
  const load = useLoad(ask)
  const failed = load.status === 'error'
  useEffect(() => onFailure?.(failed), [failed, onFailure])

  if (load.status === 'error') {
    const { titulo, texto, volver } = textos.noExiste
    return (
      <RecordFailure
        error={load.error}
        retrying={load.retrying}
        onRetry={load.reload}
        gone={{ title: titulo, text: texto, back: { label: volver, to: '/clientes' } }}
      />
    )
  }
  if (load.status !== 'ready') {
    return (
      <Card>
        <Spinner label={textos.cargando} />
        <Skeleton lines={8} />
      </Card>
    )
  }

  const { archivos, contrataciones } = load.data
  return (
    <Perfil
      cliente={load.data}
      archivos={
        <Expediente
          idCliente={idCliente}
          rows={archivos}
          onChange={(next) => load.patch((perfil) => ({ ...perfil, archivos: next }))}
          onStale={load.reload}
        />
      }
      membresias={
        <HistorialMembresias
          idCliente={idCliente}
          rows={contrataciones}
          onChange={load.patch}
          onStale={load.reload}
        />
      }
    />
  )
}
