import { nombreCompleto } from '@backoffice/shared/format'
import { useExport, useLast, useList, useRemove } from '@backoffice/shared/resource'
import { Button, IconAdd, IconDownload, IconFilter, Notice, Page } from '@backoffice/shared/ui'
import { DataTable } from '@backoffice/shared/ui/list'
import { lazy, Suspense, useState } from 'react'
import { textos } from './clientes.textos'
import { columns } from './columns'
import { eliminarCliente } from './eliminarCliente'
import { pedidoEnPalabras } from './filtros'
import { listClientes } from './listado'
import { rowActions } from './rowActions'
import { usePermisos } from './usePermisos'

const FiltrarClientes = lazy(async () => ({ default: (await import('./dialogs')).FiltrarClientes }))
const EliminarCliente = lazy(async () => ({ default: (await import('./dialogs')).EliminarCliente }))

/** /clientes: the list (C-01 to C-11). */
export function ClientesPage() {
  const list = useList(listClientes)
  const remove = useRemove(eliminarCliente, { list })
  const permisos = usePermisos()
  const exportar = useExport('/clientes/exportar', list)
  const [filtrando, setFiltrando] = useState(false)
  const filtrado = useLast(filtrando || null)
  const porEliminar = useLast(remove.row)

  const pedido = pedidoEnPalabras(list.query.filtros)
  const agregar = permisos.agregar && (
    <Button variant="primary" icon={<IconAdd />} to="/clientes/nuevo">
      {textos.agregar}
    </Button>
  )

  return (
    <Page
      title={textos.titulo}
      actions={
        <>
          {exportar.offered && (
            <Button icon={<IconDownload />} loading={exportar.pending} onClick={() => void exportar.start()}>
              {textos.exportar}
            </Button>
          )}
          <Button icon={<IconFilter />} onClick={() => setFiltrando(true)}>
            {textos.filtros}
          </Button>
          {agregar}
        </>
      }
    >
      {exportar.error?.kind === 'answer' && <Notice tone="warning">{textos.noSeExporto}</Notice>}
      <DataTable
        label={textos.titulo}
        list={list}
        columns={columns}
        rowId={(cliente) => cliente._id}
        rowName={(cliente) => nombreCompleto(cliente)}
        rowActions={rowActions(permisos, remove.ask)}
        empty={{ title: textos.vacia.titulo, text: textos.vacia.texto, action: agregar }}
        asked={{ words: pedido, clear: () => list.search(list.filtrosVacios) }}
        notFound={{
          title: textos.sinResultados.titulo,
          text: textos.sinResultados.texto(pedido),
          action: (
            <Button onClick={() => void list.search(list.filtrosVacios)}>
              {textos.sinResultados.accion}
            </Button>
          ),
        }}
      />
      <Suspense fallback={null}>
        {filtrado && <FiltrarClientes open={filtrando} list={list} onClose={() => setFiltrando(false)} />}
        {porEliminar && <EliminarCliente remove={remove} cliente={porEliminar} />}
      </Suspense>
    </Page>
  )
}
