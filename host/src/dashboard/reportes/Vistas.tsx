import { useLocation } from '@backoffice/shared/router'
import { Box, onDemand, Skeleton } from '@backoffice/shared/ui'
import { Tabs } from '@backoffice/shared/ui/list'
import { textos } from '../dashboard.textos.ts'
import { Hoy } from '../hoy/Hoy.tsx'
import { asksForReportes } from './vista.ts'

const Reportes = onDemand(() => import('./Reportes.tsx').then((file) => file.Reportes), {
  here: <Skeleton lines={12} />,
})

const path = '/dashboard'
const { vistas } = textos

/** Under the phrase, for those who may see reports: «Hoy», and `?vista=reportes` (E-18). */
export function Vistas({ tellsToday }: { tellsToday: boolean }) {
  const asked = asksForReportes(useLocation().search)
  return (
    <Box minWidth="0">
      <Tabs
        label={vistas.titulo}
        tabs={[
          { label: vistas.hoy, to: path, current: !asked },
          { label: vistas.reportes, to: `${path}?vista=reportes`, current: asked },
        ]}
      />
      {asked ? <Reportes /> : tellsToday && <Hoy />}
    </Box>
  )
}
