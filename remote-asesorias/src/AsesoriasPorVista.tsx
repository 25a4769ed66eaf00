import { useAllowed } from '@backoffice/shared/resource'
import { useLocation } from '@backoffice/shared/router'
import { Page, Spinner, usePart } from '@backoffice/shared/ui'
import { Tabs } from '@backoffice/shared/ui/list'
import { AsesoriasPage } from './list/AsesoriasPage.tsx'
import { textos } from './list/list.textos.ts'
import { asksForAgenda } from './vista.ts'

// On demand: whoever looks at the list does not download the agenda.
const agenda = () => import('./agenda/AgendaPage.tsx').then((file) => file.AgendaPage)

const path = '/asesorias'
const { vistas } = textos

/** /asesorias: the list and, where the server has hours, `?vista=agenda` (D38, E-21). */
export function AsesoriasPorVista() {
  const offered = useAllowed('asesorias.ver', 'asesorias.hora')
  const asked = asksForAgenda(useLocation().search)
  const { part: AgendaPage, standIn } = usePart(agenda, {
    wanted: offered && asked,
    here: <Spinner label={vistas.abriendo} />,
  })
  if (!offered) return <AsesoriasPage />
  const tabs = (
    <Tabs
      label={vistas.titulo}
      tabs={[
        { label: vistas.lista, to: path, current: !asked },
        { label: vistas.agenda, to: `${path}?vista=agenda`, current: asked },
      ]}
    />
  )
  if (!asked) return <AsesoriasPage vistas={tabs} />
  if (AgendaPage) return <AgendaPage vistas={tabs} />
  return (
    <Page title={textos.titulo}>
      {tabs}
      {standIn}
    </Page>
  )
}
