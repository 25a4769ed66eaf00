import { api, hasPermission, useAuth } from '@backoffice/shared'
import type { UsuarioFila } from '@backoffice/shared/contract'
import { nombreCompleto } from '@backoffice/shared/format'
import { useExport, useList, useRemove } from '@backoffice/shared/resource'
import { Box, Button, IconAdd, IconDownload, IconFilter, Notice, Page } from '@backoffice/shared/ui'
import { DataTable } from '@backoffice/shared/ui/list'
import { lazy, Suspense, useState } from 'react'
import { columns } from './columns'
import { listUsuarios } from './listUsuarios'
import { useRowActions } from './rowActions'
import { textos } from './usuarios.textos'

const FiltrarUsuarios = lazy(() => import('./FiltrarUsuarios'))
const EliminarUsuario = lazy(() => import('./EliminarUsuario'))

/** Deletes a user; the version it was seen in goes along where the server tells one (D41). */
const eliminarUsuario = ({ _id, version }: UsuarioFila) =>
  api.post('/usuarios/eliminar', { id: _id, ...(version !== undefined && { version }) })

/** /usuarios: who may enter the system. */
export function UsuariosPage() {
  const list = useList(listUsuarios)
  const [dialog, setDialog] = useState<'not asked' | 'open' | 'closed'>('not asked')
  const adds = useAuth((auth) => hasPermission(auth.usuario, 'usuarios.agregar'))
  const remove = useRemove(eliminarUsuario, { list })
  const rowActions = useRowActions(remove.ask)
  const exportar = useExport('/usuarios/exportar', list)
  // Named also while its dialog closes.
  const [asked, setAsked] = useState<UsuarioFila | null>(null)
  if (remove.row !== null && remove.row !== asked) setAsked(remove.row)

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
          <Button icon={<IconFilter />} onClick={() => setDialog('open')}>
            {textos.filtros}
          </Button>
          {adds && (
            <Button variant="primary" icon={<IconAdd />} to="/usuarios/nuevo">
              {textos.agregar}
            </Button>
          )}
        </>
      }
    >
      {exportar.error?.kind === 'answer' && (
        <Box mb="4">
          <Notice tone="warning">{textos.noSeExporto}</Notice>
        </Box>
      )}
      <DataTable
        label={textos.titulo}
        list={list}
        columns={columns}
        rowId={(u) => u._id}
        rowName={(u) => nombreCompleto(u)}
        rowActions={rowActions}
        actionSlots={2}
        empty={{ title: textos.vacio.titulo, text: textos.vacio.texto }}
        asked={{ clear: () => list.search(list.filtrosVacios) }}
        notFound={{ title: textos.nadaEncontrado.titulo, text: textos.nadaEncontrado.texto }}
      />
      {dialog !== 'not asked' && (
        <Suspense fallback={null}>
          <FiltrarUsuarios open={dialog === 'open'} list={list} onClose={() => setDialog('closed')} />
        </Suspense>
      )}
      {asked && (
        <Suspense fallback={null}>
          <EliminarUsuario remove={remove} usuario={asked} />
        </Suspense>
      )}
    </Page>
  )
}
