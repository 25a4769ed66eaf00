import { hasPermission, useAuth } from '@backoffice/shared'
import type { UsuarioDetalles } from '@backoffice/shared/contract'
import { nombreCompleto } from '@backoffice/shared/format'
import { RecordFailure, RecordPage, useLoad } from '@backoffice/shared/resource'
import { useParams } from '@backoffice/shared/router'
import { Button, Card, Notice, Page, Skeleton } from '@backoffice/shared/ui'
import { useMemo, useState } from 'react'
import { pedirUsuario } from './editarUsuario'
import { EditarUsuarioForm } from './EditarUsuarioForm'
import { textos } from './usuario.textos'

/** /usuarios/editar/:id (U-06, U-09). One's own row is edited in the profile only (D22). */
export function EditarUsuarioPage() {
  const { id = '' } = useParams()
  const own = useAuth((auth) => auth.usuario?._id === id)
  return own ? <Propio /> : <EditarUsuario key={id} id={id} />
}

function Propio() {
  const opens = useAuth((auth) => hasPermission(auth.usuario, 'configuracion.perfil.ver'))
  const way = opens && (
    <Button size="sm" to="/configuracion/perfil">
      {textos.irAlPerfil}
    </Button>
  )
  return (
    <Page title={textos.editar}>
      <Notice action={way}>{textos.propio}</Notice>
    </Page>
  )
}

const { titulo, volver } = textos.noExiste
const noExiste = { title: titulo, back: { label: volver, to: '/usuarios' } }

function EditarUsuario({ id }: { id: string }) {
  const ask = useMemo(() => pedirUsuario(id), [id])
  const [usuario, setUsuario] = useState<UsuarioDetalles | null>(null)
  // Once it is in the form nothing reads it again: that would not be what the person sees and types over.
  const { status, data, error, retrying, reload } = useLoad(usuario ? null : ask)
  if (data && !usuario) setUsuario(data)

  return (
    <RecordPage title={textos.editar} subject={usuario && nombreCompleto(usuario)}>
      {usuario ? (
        <EditarUsuarioForm usuario={usuario} />
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
