import { useAuth } from '@backoffice/shared'
import { Card, Page, Skeleton } from '@backoffice/shared/ui'
import { textos } from './perfil.textos.ts'
import { EditarPerfil } from './EditarPerfil.tsx'
import type { ReactNode } from 'react'

/** /configuracion/perfil: the person's own data (S-01 to S-03), from the session's answer. */
export function PerfilPage({ vistas }: { vistas?: ReactNode }) {
  const usuario = useAuth((auth) => auth.usuario)
  return (
    <Page title={textos.titulo}>
      {vistas}
      {usuario ? (
        <EditarPerfil key={usuario._id} usuario={usuario} />
      ) : (
        <Card>
          <Skeleton lines={6} />
        </Card>
      )}
    </Page>
  )
}
