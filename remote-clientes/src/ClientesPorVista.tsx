import { useAllowed } from '@backoffice/shared/resource'
import { useLocation } from '@backoffice/shared/router'
import { Box, Button, Page, Spinner, Stack, useMedia, usePart } from '@backoffice/shared/ui'
import { Tabs } from '@backoffice/shared/ui/list'
import type { ComponentType, ReactNode } from 'react'
import { ClientesPage } from './list/ClientesPage.tsx'
import { textos } from './list/list.textos.ts'
import { asksForVista } from './vista.ts'

// On demand: whoever looks at the list downloads neither the import nor the other views.
const importar = () => import('./importar/ImportarPage.tsx').then((file) => file.ImportarPage)
const duplicados = () => import('./duplicados/DuplicadosPage.tsx').then((file) => file.DuplicadosPage)
const archivos = () => import('./archivos/lista/ArchivosPage.tsx').then((file) => file.ArchivosPage)

const { vistas } = textos
const path = '/clientes'

/**
 * /clientes: the list and, where the server has them, `?vista=duplicados` (E-12), `?vista=archivos` (E-19) and
 * `?vista=importar` (D38, E-11).
 */
export function ClientesPorVista() {
  const { search } = useLocation()
  const merges = useAllowed('clientes.editar', '/clientes/unir')
  const expires = useAllowed('clientes.detalles', '/archivos/listar')
  const others = [
    ...(merges ? [{ vista: 'duplicados', label: vistas.duplicados, load: duplicados }] : []),
    ...(expires ? [{ vista: 'archivos', label: vistas.archivos, load: archivos }] : []),
  ].map((one) => ({ ...one, to: `${path}?vista=${one.vista}`, current: asksForVista(search, one.vista) }))
  const asked = others.find(({ current }) => current)
  const tabs = others.length > 0 && (
    <Tabs label={vistas.titulo} tabs={[{ label: vistas.clientes, to: path, current: !asked }, ...others]} />
  )
  if (asked) return <Otra key={asked.vista} {...asked} tabs={tabs} />
  return <ListaOImportar tabs={tabs} links={others} />
}

interface OtraProps {
  label: string
  load(): Promise<ComponentType<{ vistas: ReactNode }>>
  tabs: ReactNode
}

/** A view beside the list. */
function Otra({ label, load, tabs }: OtraProps) {
  const { part: Vista, standIn } = usePart(load, { wanted: true, here: <Spinner label={textos.abriendo} /> })
  if (Vista) return <Vista vistas={tabs} />
  return (
    <Page title={label}>
      {tabs}
      {standIn}
    </Page>
  )
}

interface ListaProps {
  tabs: ReactNode
  links: { label: string; to: string }[]
}

function ListaOImportar({ tabs, links }: ListaProps) {
  const offered = useAllowed('clientes.agregar', '/clientes/leer_importacion')
  const wanted = asksForVista(useLocation().search, 'importar') && offered
  const { part: ImportarPage, standIn } = usePart(importar, {
    wanted,
    here: <Spinner label={textos.abriendo} />,
  })
  const phone = useMedia('(max-width: 639px)')
  if (!wanted)
    return (
      <ClientesPage
        // On a phone the list begins higher, and the other views are linked below it.
        vistas={!phone && tabs}
        abajo={
          phone &&
          links.length > 0 && (
            <Box mt="4">
              <Stack gap={1}>
                {links.map(({ label, to }) => (
                  <Button key={to} variant="ghost" to={to}>
                    {label}
                  </Button>
                ))}
              </Stack>
            </Box>
          )
        }
      />
    )
  return ImportarPage ? <ImportarPage /> : <Page title={textos.titulo}>{standIn}</Page>
}
