import { hasPermission, useAuth } from '@backoffice/shared'
import { useParams } from '@backoffice/shared/router'
import { Button, IconEdit, IconPrint, Page } from '@backoffice/shared/ui'
import type { ComponentType } from 'react'
import { textos } from './perfil.textos'

/** /clientes/detalles/:id: the profile as a page of its own, to be edited and printed from. */
export function PerfilClientePage({ profile: Profile }: { profile: ComponentType<{ idCliente: string }> }) {
  const { id = '' } = useParams()
  const edits = useAuth((auth) => hasPermission(auth.usuario, 'clientes.editar'))
  return (
    <Page
      title={textos.titulo}
      actions={
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
      }
    >
      <Profile idCliente={id} />
    </Page>
  )
}
