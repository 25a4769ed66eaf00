import type { ArchivoPorVencer } from '@backoffice/shared/contract'
import { CLASES_ARCHIVO, hoy, masDias, useHoy } from '@backoffice/shared/format'
import { listAddress, sameFilters, useExport, useList } from '@backoffice/shared/resource'
import { Badge, Link, NearDay, Stack } from '@backoffice/shared/ui'
import { Chips, filterDialog, ListPage, type Column } from '@backoffice/shared/ui/list'
import type { ReactNode } from 'react'
import { textos } from './lista.textos.ts'
import { asked, listArchivos, sinFiltros, words, type Filtros } from './list.ts'

const Dialog = filterDialog(textos.filtro.titulo, () => import('./FilterFields.tsx'))
const { columnas, preguntas } = textos

const deCliente = ({ cliente }: ArchivoPorVencer) => `/clientes/detalles/${cliente._id}?vista=archivos`

const columns: Column<ArchivoPorVencer>[] = [
  {
    id: 'cliente',
    header: columnas.cliente,
    cell: (row) => <Link to={deCliente(row)}>{row.cliente.nombre}</Link>,
    hideInCard: true,
  },
  { id: 'nombre', header: columnas.nombre, cell: ({ nombre }) => nombre, hideInCard: true },
  {
    id: 'clase',
    header: columnas.clase,
    kind: 'label',
    cell: ({ clase }) => clase && CLASES_ARCHIVO[clase],
    sortable: false,
  },
  {
    id: 'vence',
    header: columnas.vence,
    kind: 'date',
    cell: ({ vence }) => (
      <>
        <NearDay day={vence} /> {vence < hoy() && <Badge tone="vencida">{textos.vencido}</Badge>}
      </>
    ),
  },
]

/** /clientes?vista=archivos: the files of all clients that are good until some day (E-19). */
export function ArchivosPage({ vistas }: { vistas: ReactNode }) {
  const list = useList(listArchivos)
  return (
    <ListPage
      texts={textos}
      list={list}
      filters={{ Dialog, asked, words }}
      file={useExport('/archivos/exportar', list)}
      columns={columns}
      rowName={({ nombre, cliente }) => `${nombre}, ${cliente.nombre}`}
      cardTitle={({ nombre, cliente }) => ({ who: cliente.nombre, what: nombre })}
      rowActions={(row) => [{ label: textos.verCliente, icon: 'ver', to: deCliente(row) }]}
      actionSlots={1}
      above={
        <Stack gap={3}>
          {vistas}
          <Preguntas filtros={list.query.filtros} filas={list.query.filas} />
        </Stack>
      }
    />
  )
}

/** «Vencidos», «En 30 días» and «En 90 días»; the one in use is marked, and taken back. */
function Preguntas({ filtros, filas }: { filtros: Filtros; filas: number }) {
  const today = useHoy()
  const en = (dias: number) => ({
    label: preguntas.en(dias),
    wanted: { ...sinFiltros, vence_desde: today, vence_hasta: masDias(today, dias) },
  })
  const vencidos = { label: preguntas.vencidos, wanted: { ...sinFiltros, vence_hasta: masDias(today, -1) } }
  const chips = [vencidos, en(30), en(90)].map(({ label, wanted }) => {
    const current = sameFilters(listArchivos, filtros, wanted)
    return {
      label,
      current,
      to: listAddress(listArchivos, { filas, filtros: current ? sinFiltros : wanted }),
    }
  })
  return <Chips label={preguntas.titulo} chips={chips} />
}
