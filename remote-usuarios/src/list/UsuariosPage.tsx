import { hasPermission, useAuth } from '@backoffice/shared'
import { nombreCompleto } from '@backoffice/shared/format'
import { useList } from '@backoffice/shared/resource'
import { Button, IconAdd, IconFilter, Page } from '@backoffice/shared/ui'
import { DataTable } from '@backoffice/shared/ui/list'
import { lazy, Suspense, useState } from 'react'
import { columns } from './columns'
import { listUsuarios } from './listUsuarios'
import { useRowActions } from './rowActions'
import { textos } from './usuarios.textos'

const FiltrarUsuarios = lazy(() => import('./FiltrarUsuarios'))

/** /usuarios: who may enter the system. */
export function UsuariosPage() {
  const list = useList(listUsuarios)
  const [dialog, setDialog] = useState<'not asked' | 'open' | 'closed'>('not asked')
  const adds = useAuth((auth) => hasPermission(auth.usuario, 'usuarios.agregar'))
  const rowActions = useRowActions()

  return (
    <Page
      title={textos.titulo}
      actions={
        <>
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
      <DataTable
        label={textos.titulo}
        list={list}
        columns={columns}
        rowId={(u) => u._id}
        rowName={(u) => nombreCompleto(u)}
        rowActions={rowActions}
        empty={{ title: textos.vacio.titulo, text: textos.vacio.texto }}
        notFound={{ title: textos.nadaEncontrado.titulo, text: textos.nadaEncontrado.texto }}
      />
      {dialog !== 'not asked' && (
        <Suspense fallback={null}>
          <FiltrarUsuarios open={dialog === 'open'} list={list} onClose={() => setDialog('closed')} />
        </Suspense>
      )}
    </Page>
  )
}
