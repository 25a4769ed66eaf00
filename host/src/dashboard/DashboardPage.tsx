import { hasCapacidad, hasPermission, useAuth } from '@backoffice/shared'
import { useLocation } from '@backoffice/shared/router'
import { Card, EmptyState, onDemand, Page, Stack } from '@backoffice/shared/ui'
import { ContinueNotice } from './ContinueNotice.tsx'
import { textos } from './dashboard.textos.ts'
import { PasoNotice } from './PasoNotice.tsx'
import { asksForReportes } from './reportes/vista.ts'
import { Shortcuts } from './Shortcuts.tsx'

// On demand: on a server of the plain contract nobody needs them, and few people see reports.
const Hoy = onDemand(() => import('./hoy/Hoy.tsx').then((file) => file.Hoy))
const Vistas = onDemand(() => import('./reportes/Vistas.tsx').then((file) => file.Vistas))

/**
 * A placeholder (G-10) with links to the sections and, where the server tells it, what there is to do today, and reports
 * for those who may see them (E-18).
 */
export function DashboardPage() {
  const tellsToday = useAuth((auth) => hasCapacidad(auth, '/inicio/hoy'))
  const reports = useAuth(
    (auth) => hasCapacidad(auth, '/reportes/consultar') && hasPermission(auth.usuario, 'reportes.ver'),
  )
  const asked = asksForReportes(useLocation().search)
  const below = reports && asked ? textos.conReportes : tellsToday ? textos.conHoy : null
  return (
    <Page title={textos.titulo}>
      <Stack gap={5}>
        <ContinueNotice />
        <PasoNotice />
        <Card>
          <EmptyState title={textos.enDesarrollo}>
            <Shortcuts below={below} />
          </EmptyState>
        </Card>
        {reports ? <Vistas tellsToday={tellsToday} /> : tellsToday && <Hoy />}
      </Stack>
    </Page>
  )
}
