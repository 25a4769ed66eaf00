import { useList } from '@backoffice/shared/resource'
import { Button, IconAdd, Page } from '@backoffice/shared/ui'
import { DataTable } from '@backoffice/shared/ui/list'
import { useState } from 'react'
import { AgregarMembresia } from './AgregarMembresia'
import { columns } from './columns'
import { listMembresias } from './listMembresias'
import { textos } from './membresias.textos'

/** /configuracion/membresias: the plans that clients can be offered. */
export function MembresiasPage() {
  const list = useList(listMembresias)
  const [adding, setAdding] = useState(false)

  return (
    <Page
      title={textos.titulo}
      actions={
        <Button variant="primary" icon={<IconAdd />} onClick={() => setAdding(true)}>
          {textos.agregar}
        </Button>
      }
    >
      <DataTable
        label={textos.titulo}
        list={list}
        columns={columns}
        rowId={(m) => m._id}
        rowName={(m) => m.nombre}
        empty={{ title: textos.vacio.titulo, text: textos.vacio.texto }}
      />
      <AgregarMembresia open={adding} onClose={() => setAdding(false)} />
    </Page>
  )
}
