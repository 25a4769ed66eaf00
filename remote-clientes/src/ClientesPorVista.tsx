import { useAllowed } from '@backoffice/shared/resource'
import { useLocation } from '@backoffice/shared/router'
import { Page, Spinner, usePart } from '@backoffice/shared/ui'
import { ClientesPage } from './list/ClientesPage.tsx'
import { textos } from './list/list.textos.ts'
import { asksForImportar } from './vista.ts'

// On demand: whoever looks at the list does not download the import.
const importar = () => import('./importar/ImportarPage.tsx').then((file) => file.ImportarPage)

/** /clientes: the list and, where the server has it, `?vista=importar` (D38, E-11). */
export function ClientesPorVista() {
  const offered = useAllowed('clientes.agregar', '/clientes/leer_importacion')
  const wanted = asksForImportar(useLocation().search) && offered
  const { part: ImportarPage, standIn } = usePart(importar, {
    wanted,
    here: <Spinner label={textos.abriendo} />,
  })
  if (!wanted) return <ClientesPage />
  return ImportarPage ? <ImportarPage /> : <Page title={textos.titulo}>{standIn}</Page>
}
