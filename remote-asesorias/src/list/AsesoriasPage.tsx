import { hasPermission, useAuth } from '@backoffice/shared'
import { useExport, useLast, useList, useRemove } from '@backoffice/shared/resource'
import { Box, Button, IconAdd, IconDownload, IconFilter, Notice, Page } from '@backoffice/shared/ui'
import { DataTable } from '@backoffice/shared/ui/list'
import { lazy, Suspense, useState } from 'react'
import { textos } from './asesorias.textos'
import { columns } from './columns'
import { eliminarAsesoria } from './eliminarAsesoria'
import { listAsesorias } from './listAsesorias'
import { pedidoEnPalabras } from './pedidoEnPalabras'
import { useRowActions } from './rowActions'

const FiltrarAsesorias = lazy(async () => ({
  default: (await import('./FiltrarAsesorias')).FiltrarAsesorias,
}))
const EliminarAsesoria = lazy(async () => ({
  default: (await import('./EliminarAsesoria')).EliminarAsesoria,
}))

/** /asesorias: what is under way, unless asked otherwise. */
export function AsesoriasPage() {
  const list = useList(listAsesorias)
  const remove = useRemove(eliminarAsesoria, { list })
  const file = useExport('/asesorias/exportar', list)
  const adds = useAuth((auth) => hasPermission(auth.usuario, 'asesorias.agregar'))
  const rowActions = useRowActions(remove.ask)
  const [filtrando, setFiltrando] = useState(false)
  const filtrado = useLast(filtrando || null)
  const porEliminar = useLast(remove.row)

  const pedido = pedidoEnPalabras(list.query.filtros)
  const agregar = adds && (
    <Button variant="primary" icon={<IconAdd />} to="/asesorias/nueva">
      {textos.agregar}
    </Button>
  )

  return (
    <Page
      title={textos.titulo}
      actions={
        <>
          {file.offered && (
            <Button icon={<IconDownload />} loading={file.pending} onClick={() => void file.start()}>
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
      {file.error?.kind === 'answer' && (
        <Box mb="4">
          <Notice tone="warning">{textos.noSeExporto}</Notice>
        </Box>
      )}
      <DataTable
        label={textos.titulo}
        list={list}
        columns={columns}
        rowId={(a) => a._id}
        rowName={(a) => `${a.motivo}, ${a.cliente}`}
        rowActions={rowActions}
        empty={{ title: textos.vacio.titulo, text: textos.vacio.texto, action: agregar }}
        asked={{ words: pedido, clear: () => list.search(list.filtrosVacios) }}
        notFound={{
          title: textos.nadaEncontrado.titulo,
          text: textos.nadaEncontrado.texto(pedido),
          action: (
            <Button onClick={() => void list.search(list.filtrosVacios)}>
              {textos.nadaEncontrado.accion}
            </Button>
          ),
        }}
      />
      <Suspense fallback={null}>
        {filtrado && <FiltrarAsesorias open={filtrando} list={list} onClose={() => setFiltrando(false)} />}
        {porEliminar && <EliminarAsesoria remove={remove} asesoria={porEliminar} />}
      </Suspense>
    </Page>
  )
}
