import { useAllowed } from '@backoffice/shared/resource'
import { useLocation } from '@backoffice/shared/router'
import { Page, Spinner, usePart } from '@backoffice/shared/ui'
import { Tabs } from '@backoffice/shared/ui/list'
import { UsuariosPage } from './list/UsuariosPage.tsx'
import { textos } from './list/list.textos.ts'
import { asksForBitacora } from './vista.ts'

// On demand: whoever looks at the users does not download the audit.
const bitacora = () => import('./bitacora/BitacoraPage.tsx').then((file) => file.BitacoraPage)

const path = '/usuarios'
const { vistas } = textos

/** /usuarios: who may enter the system and, for who may see it, `?vista=bitacora` (D46, E-14). */
export function UsuariosPorVista() {
  const offered = useAllowed('auditoria.ver', '/bitacora/listar')
  const asked = asksForBitacora(useLocation().search)
  const { part: BitacoraPage, standIn } = usePart(bitacora, {
    wanted: offered && asked,
    here: <Spinner label={vistas.cargando} />,
  })
  if (!offered) return <UsuariosPage />
  const tabs = (
    <Tabs
      label={vistas.titulo}
      tabs={[
        { label: vistas.usuarios, to: path, current: !asked },
        { label: vistas.bitacora, to: `${path}?vista=bitacora`, current: asked },
      ]}
    />
  )
  if (!asked) return <UsuariosPage vistas={tabs} />
  if (BitacoraPage) return <BitacoraPage vistas={tabs} />
  return (
    <Page title={vistas.bitacora}>
      {tabs}
      {standIn}
    </Page>
  )
}
