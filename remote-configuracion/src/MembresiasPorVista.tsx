import { useAllowed } from '@backoffice/shared/resource'
import { useLocation } from '@backoffice/shared/router'
import { Chips } from '@backoffice/shared/ui/list'
import { lazy } from 'react'
import { textos } from './contrataciones/contrataciones.textos'
import { MembresiasPage } from './membresias/list/MembresiasPage'
import { asksForContrataciones } from './vista'

// Lazy: whoever looks at the plans does not download the purchases.
const ContratacionesPage = lazy(() =>
  import('./contrataciones/ContratacionesPage').then((page) => ({ default: page.ContratacionesPage })),
)

const path = '/configuracion/membresias'
const { vistas } = textos

/** /configuracion/membresias: the plans and, where the server has it, `?vista=contrataciones` (D38, E-06). */
export function MembresiasPorVista() {
  const offered = useAllowed('configuracion.membresias.ver', '/contrataciones/listar')
  const asked = asksForContrataciones(useLocation().search)
  if (!offered) return <MembresiasPage />
  const chips = (
    <Chips
      label={vistas.titulo}
      chips={[
        { label: vistas.planes, to: path, current: !asked },
        { label: vistas.contrataciones, to: `${path}?vista=contrataciones`, current: asked },
      ]}
    />
  )
  return asked ? <ContratacionesPage vistas={chips} /> : <MembresiasPage vistas={chips} />
}
