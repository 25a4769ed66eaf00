import { useAllowed } from '@backoffice/shared/resource'
import { useLocation } from '@backoffice/shared/router'
import { Page, Spinner, usePart } from '@backoffice/shared/ui'
import { Tabs } from '@backoffice/shared/ui/list'
import { textos } from './oficina/oficina.textos.ts'
import { PerfilPage } from './perfil/PerfilPage.tsx'
import { asksForOficina } from './vista.ts'

// On demand: few people look at the office's data.
const oficina = () => import('./oficina/OficinaPage.tsx').then((file) => file.OficinaPage)

const path = '/configuracion/perfil'
const { vistas } = textos

/** /configuracion/perfil: the person and, for who may and where the server has it, `?vista=oficina` (E-13). */
export function PerfilPorVista() {
  const offered = useAllowed('usuarios.editar', '/configuracion/editar_oficina')
  const asked = asksForOficina(useLocation().search)
  const { part: OficinaPage, standIn } = usePart(oficina, {
    wanted: offered && asked,
    here: <Spinner label={textos.cargando} />,
  })
  if (!offered) return <PerfilPage />
  const chips = (
    <Tabs
      label={vistas.titulo}
      tabs={[
        { label: vistas.persona, to: path, current: !asked },
        { label: vistas.oficina, to: `${path}?vista=oficina`, current: asked },
      ]}
    />
  )
  if (!asked) return <PerfilPage vistas={chips} />
  if (OficinaPage) return <OficinaPage vistas={chips} />
  return (
    <Page title={textos.titulo}>
      {chips}
      {standIn}
    </Page>
  )
}
