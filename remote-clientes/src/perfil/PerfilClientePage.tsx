import { addAlert, hasPermission, useAuth } from '@backoffice/shared'
import { RecordPage, useAllowed } from '@backoffice/shared/resource'
import { useNavigate, useParams } from '@backoffice/shared/router'
import { Button, IconAdd, IconEdit, IconNote, IconPrint } from '@backoffice/shared/ui'
import { useCallback, useState, type ComponentType } from 'react'
import AvisarClientes from '../AvisarClientes.tsx'
import { textos } from './perfil.textos.ts'

interface Props {
  profile: ComponentType<{
    idCliente: string
    onRead(nombre: string | null | undefined): void
    onMoved(id: string, nombre: string): void
  }>
}

/** /clientes/detalles/:id: the profile as a page, with buttons to edit, print and begin an advisory (E-07). */
export function PerfilClientePage({ profile: Profile }: Props) {
  const { id = '' } = useParams()
  const navigate = useNavigate()
  const edits = useAuth((auth) => hasPermission(auth.usuario, 'clientes.editar'))
  const advises = useAuth((auth) => hasPermission(auth.usuario, 'asesorias.agregar'))
  const tells = useAllowed('clientes.detalles', '/mensajes/enviar')
  const [telling, setTelling] = useState(false)
  const [nombre, setNombre] = useState<string | null>()
  // Somebody's address from before a merge leads to the one that stayed (E-12).
  const moved = useCallback(
    (to: string, name: string) => {
      addAlert(textos.unido(name), 'success')
      void navigate(`/clientes/detalles/${to}`, { replace: true })
    },
    [navigate],
  )
  return (
    <RecordPage
      title={textos.titulo}
      subject={nombre}
      actions={
        nombre !== null && (
          <>
            <Button iconOnPhone icon={<IconPrint />} onClick={() => window.print()}>
              {textos.imprimir}
            </Button>
            {tells && (
              <Button iconOnPhone icon={<IconNote />} onClick={() => setTelling(true)}>
                {textos.avisar}
              </Button>
            )}
            {edits && (
              <Button iconOnPhone icon={<IconEdit />} to={`/clientes/editar/${id}`}>
                {textos.editar}
              </Button>
            )}
            {advises && (
              <Button variant="primary" icon={<IconAdd />} to={`/asesorias/nueva?cliente=${id}`}>
                {textos.nuevaAsesoria}
              </Button>
            )}
          </>
        )
      }
    >
      <Profile idCliente={id} onRead={setNombre} onMoved={moved} />
      {telling && <AvisarClientes quienes={{ clientes: [id] }} onClose={() => setTelling(false)} />}
    </RecordPage>
  )
}
