import { useAllowed } from '@backoffice/shared/resource'
import { useLocation } from '@backoffice/shared/router'
import { Box, Button, Page, Spinner, useMedia, usePart } from '@backoffice/shared/ui'
import { Tabs } from '@backoffice/shared/ui/list'
import type { ReactNode } from 'react'
import { ClientesPage } from './list/ClientesPage.tsx'
import { textos } from './list/list.textos.ts'
import { asksForDuplicados, asksForImportar } from './vista.ts'

// On demand: whoever looks at the list downloads neither the import nor the duplicates.
const importar = () => import('./importar/ImportarPage.tsx').then((file) => file.ImportarPage)

const duplicados = () => import('./duplicados/DuplicadosPage.tsx').then((file) => file.DuplicadosPage)

const { vistas } = textos
const path = '/clientes'

/** /clientes: the list and, where the server has them, `?vista=duplicados` (E-12) and `?vista=importar` (D38, E-11). */
export function ClientesPorVista() {
  const { search } = useLocation()
  const merges = useAllowed('clientes.editar', '/clientes/unir')
  const asked = merges && asksForDuplicados(search)
  const { part: DuplicadosPage, standIn } = usePart(duplicados, {
    wanted: asked,
    here: <Spinner label={textos.abriendo} />,
  })
  const tabs = merges && (
    <Tabs
      label={vistas.titulo}
      tabs={[
        { label: vistas.clientes, to: path, current: !asked },
        { label: vistas.duplicados, to: `${path}?vista=duplicados`, current: asked },
      ]}
    />
  )
  if (!asked) return <ListaOImportar tabs={tabs} />
  if (DuplicadosPage) return <DuplicadosPage vistas={tabs} />
  return (
    <Page title={vistas.duplicados}>
      {tabs}
      {standIn}
    </Page>
  )
}

function ListaOImportar({ tabs }: { tabs: ReactNode }) {
  const offered = useAllowed('clientes.agregar', '/clientes/leer_importacion')
  const wanted = asksForImportar(useLocation().search) && offered
  const { part: ImportarPage, standIn } = usePart(importar, {
    wanted,
    here: <Spinner label={textos.abriendo} />,
  })
  const phone = useMedia('(max-width: 639px)')
  if (!wanted)
    return (
      <ClientesPage
        // On a phone the list begins higher, and the other view is linked below it.
        vistas={!phone && tabs}
        abajo={
          phone &&
          tabs && (
            <Box mt="4">
              <Button variant="ghost" to={`${path}?vista=duplicados`}>
                {vistas.duplicados}
              </Button>
            </Box>
          )
        }
      />
    )
  return ImportarPage ? <ImportarPage /> : <Page title={textos.titulo}>{standIn}</Page>
}
