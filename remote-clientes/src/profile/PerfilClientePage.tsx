import { hasPermission, useAuth } from '@backoffice/shared'
import { useParams } from '@backoffice/shared/router'
import { Button, IconEdit, IconPrint, Page } from '@backoffice/shared/ui'
import { useState, type ComponentType } from 'react'
import { textos } from './perfil.textos'

interface Props {
  profile: ComponentType<{ idCliente: string; onFailure(failed: boolean): void }>
}

/** /clientes/detalles/:id: the profile as a page of its own, to be edited and printed from. */
export function PerfilClientePage({ profile: Profile }: Props) {
  const { id = '' } = useParams()
  const edits = useAuth((auth) => hasPermission(auth.usuario, 'clientes.editar'))
  const [failed, setFailed] = useState(false)
  return (
    <Page
      title={textos.titulo}
      actions={
        !failed && (
          <>
            <Button icon={<IconPrint />} onClick={() => window.print()}>
              {textos.imprimir}
            </Button>
            {edits && (
              <Button icon={<IconEdit />} to={`/clientes/editar/${id}`}>
                {textos.editar}
              </Button>
            )}
          </>
        )
      }
    >
      <Profile idCliente={id} onFailure={setFailed} />
    </Page>
  )
}
