import { hasCapacidad, useAuth } from '@backoffice/shared'
import { Card, onDemand, Page, Skeleton } from '@backoffice/shared/ui'
import { textos } from './perfil.textos.ts'
import { EditarPerfil } from './EditarPerfil.tsx'
import type { ReactNode } from 'react'

// On demand: on a server of the plain contract nobody needs it.
const Recordatorios = onDemand(() => import('./Recordatorios.tsx').then((file) => file.Recordatorios))

/** /configuracion/perfil: the person's own data (S-01 to S-03), from the session's answer. */
export function PerfilPage({ vistas }: { vistas?: ReactNode }) {
  const usuario = useAuth((auth) => auth.usuario)
  const reminds = useAuth((auth) => hasCapacidad(auth, '/configuracion/recordatorios'))
  return (
    <Page title={textos.titulo}>
      {vistas}
      {usuario ? (
        <EditarPerfil key={usuario._id} usuario={usuario}>
          {reminds && <Recordatorios />}
        </EditarPerfil>
      ) : (
        <Card>
          <Skeleton lines={6} />
        </Card>
      )}
    </Page>
  )
}
