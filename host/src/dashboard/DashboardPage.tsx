import { hasCapacidad, useAuth } from '@backoffice/shared'
import { Card, EmptyState, onDemand, Page, Stack } from '@backoffice/shared/ui'
import { ContinueNotice } from './ContinueNotice.tsx'
import { textos } from './dashboard.textos.ts'
import { Shortcuts } from './Shortcuts.tsx'

// On demand: on a server of the plain contract nobody needs it.
const Hoy = onDemand(() => import('./hoy/Hoy.tsx').then((file) => file.Hoy))

/** A placeholder (G-10) with links to the sections and, where the server tells it, what there is to do today (E-18). */
export function DashboardPage() {
  const tellsToday = useAuth((auth) => hasCapacidad(auth, '/inicio/hoy'))
  return (
    <Page title={textos.titulo}>
      <Stack gap={5}>
        <ContinueNotice />
        <Card>
          <EmptyState title={textos.enDesarrollo}>
            <Shortcuts tellsToday={tellsToday} />
          </EmptyState>
        </Card>
        {tellsToday && <Hoy />}
      </Stack>
    </Page>
  )
}
