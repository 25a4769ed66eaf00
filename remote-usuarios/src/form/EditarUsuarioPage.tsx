import { hasPermission, useAuth } from '@backoffice/shared'
import type { UsuarioDetalles } from '@backoffice/shared/contract'
import { RecordFailure, useLoad } from '@backoffice/shared/resource'
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
  return <Page title={textos.editar}>{own ? <Propio /> : <EditarUsuario key={id} id={id} />}</Page>
}

function Propio() {
  const opens = useAuth((auth) => hasPermission(auth.usuario, 'configuracion.perfil.ver'))
  const way = opens && (
    <Button size="sm" to="/configuracion/perfil">
      {textos.irAlPerfil}
    </Button>
  )
  return <Notice action={way}>{textos.propio}</Notice>
}

const { titulo, texto, volver } = textos.noExiste
const noExiste = { title: titulo, text: texto, back: { label: volver, to: '/usuarios' } }

function EditarUsuario({ id }: { id: string }) {
  const ask = useMemo(() => pedirUsuario(id), [id])
  const [usuario, setUsuario] = useState<UsuarioDetalles | null>(null)
  // Once it is in the form nothing reads it again: that would not be what the person sees and types over.
  const { status, data, error, retrying, reload } = useLoad(usuario ? null : ask)
  if (data && !usuario) setUsuario(data)

  if (usuario) return <EditarUsuarioForm usuario={usuario} />
  if (status === 'error')
    return <RecordFailure error={error} retrying={retrying} onRetry={reload} gone={noExiste} />
  return (
    <Card>
      <Skeleton lines={8} />
    </Card>
  )
}
