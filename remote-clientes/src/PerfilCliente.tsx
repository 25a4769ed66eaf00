import { nombreCompleto } from '@backoffice/shared/format'
import { RecordFailure, useLoad } from '@backoffice/shared/resource'
import { Card, Skeleton, Spinner } from '@backoffice/shared/ui'
import { useEffect, useMemo } from 'react'
import { Expediente } from './archivos/Expediente.tsx'
import { HistorialMembresias } from './membresias/HistorialMembresias.tsx'
import { MasSecciones } from './historia/MasSecciones.tsx'
import { pedirPerfil } from './perfil/pedirPerfil.ts'
import { Perfil } from './perfil/Perfil.tsx'
import { textos } from './perfil/perfil.textos.ts'

interface Props {
  idCliente: string
  /** Tells the surrounding page the client's name: undefined until it is read, null if reading failed. */
  onRead?(nombre: string | null | undefined): void
  /** Tells it that this client was merged into another one, whose profile this is (E-12). */
  onMoved?(id: string, nombre: string): void
}

/** A client's profile, for the page of this remote and, by name, for others (`clientes/PerfilCliente`). */
export default function PerfilCliente({ idCliente: asked, onRead, onMoved }: Props) {
  const ask = useMemo(() => pedirPerfil(asked), [asked])
  const load = useLoad(ask)
  const failed = load.status === 'error'
  const nombre = load.data ? nombreCompleto(load.data.informacion_personal) : undefined
  useEffect(() => onRead?.(failed ? null : nombre), [failed, nombre, onRead])

  // A server of the plain contract may not say whose profile it is.
  const idCliente = load.data?._id ?? asked
  useEffect(() => {
    if (nombre !== undefined && idCliente !== asked) onMoved?.(idCliente, nombre)
  }, [nombre, idCliente, asked, onMoved])

  if (load.status === 'error') {
    const { titulo, volver } = textos.noExiste
    return (
      <RecordFailure
        error={load.error}
        retrying={load.retrying}
        onRetry={load.reload}
        gone={{ title: titulo, back: { label: volver, to: '/clientes' } }}
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
      titled={!onRead}
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
          cliente={nombre}
          rows={contrataciones}
          onChange={load.patch}
          onStale={load.reload}
        />
      }
      mas={<MasSecciones idCliente={idCliente} onChange={load.reload} />}
    />
  )
}
