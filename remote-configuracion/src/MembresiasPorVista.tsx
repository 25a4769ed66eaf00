import { useAllowed } from '@backoffice/shared/resource'
import { useLocation } from '@backoffice/shared/router'
import { Page, Spinner, usePart } from '@backoffice/shared/ui'
import { Tabs } from '@backoffice/shared/ui/list'
import { textos } from './contrataciones/contrataciones.textos.ts'
import { MembresiasPage } from './membresias/list/MembresiasPage.tsx'
import { asksForContrataciones } from './vista.ts'

// On demand: whoever looks at the plans does not download the purchases.
const contrataciones = () =>
  import('./contrataciones/ContratacionesPage.tsx').then((file) => file.ContratacionesPage)

const path = '/configuracion/membresias'
const { vistas } = textos

/** /configuracion/membresias: the plans and, where the server has it, `?vista=contrataciones` (D38, E-06). */
export function MembresiasPorVista() {
  const offered = useAllowed('configuracion.membresias.ver', '/contrataciones/listar')
  const asked = asksForContrataciones(useLocation().search)
  const { part: ContratacionesPage, standIn } = usePart(contrataciones, {
    wanted: offered && asked,
    here: <Spinner label={textos.cargando} />,
  })
  if (!offered) return <MembresiasPage />
  const chips = (
    <Tabs
      label={vistas.titulo}
      tabs={[
        { label: vistas.planes, to: path, current: !asked },
        { label: vistas.contrataciones, to: `${path}?vista=contrataciones`, current: asked },
      ]}
    />
  )
  if (!asked) return <MembresiasPage vistas={chips} />
  if (ContratacionesPage) return <ContratacionesPage vistas={chips} />
  return (
    <Page title={textos.titulo}>
      {chips}
      {standIn}
    </Page>
  )
}
