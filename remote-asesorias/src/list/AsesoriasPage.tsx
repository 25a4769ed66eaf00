import { hasPermission, useAuth } from '@backoffice/shared'
import { useList } from '@backoffice/shared/resource'
import { Button, IconAdd, IconFilter, Page } from '@backoffice/shared/ui'
import { DataTable } from '@backoffice/shared/ui/list'
import { lazy, Suspense, useState } from 'react'
import { textos } from './asesorias.textos'
import { columns } from './columns'
import { listAsesorias } from './listAsesorias'
import { useRowActions } from './rowActions'

const FiltrarAsesorias = lazy(() => import('./FiltrarAsesorias'))

/** /asesorias: what is under way, unless asked otherwise. */
export function AsesoriasPage() {
  const list = useList(listAsesorias)
  const [dialog, setDialog] = useState<'not asked' | 'open' | 'closed'>('not asked')
  const adds = useAuth((auth) => hasPermission(auth.usuario, 'asesorias.agregar'))
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
            <Button variant="primary" icon={<IconAdd />} to="/asesorias/nueva">
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
        rowId={(a) => a._id}
        rowName={(a) => `${a.motivo}, ${a.cliente}`}
        rowActions={rowActions}
        empty={{ title: textos.vacio.titulo, text: textos.vacio.texto }}
        notFound={{ title: textos.nadaEncontrado.titulo, text: textos.nadaEncontrado.texto }}
      />
      {dialog !== 'not asked' && (
        <Suspense fallback={null}>
          <FiltrarAsesorias open={dialog === 'open'} list={list} onClose={() => setDialog('closed')} />
        </Suspense>
      )}
    </Page>
  )
}
