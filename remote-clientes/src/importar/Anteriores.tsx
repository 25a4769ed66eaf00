import { api } from '@backoffice/shared'
import type { Importacion } from '@backoffice/shared/contract'
import { fechaDeInstante, numero } from '@backoffice/shared/format'
import { useLoad } from '@backoffice/shared/resource'
import { Badge, Card } from '@backoffice/shared/ui'
import { LocalTable, type Column } from '@backoffice/shared/ui/list'
import { importarPath } from './address.ts'
import { textos } from './importar.textos.ts'

const { anteriores } = textos

const columns: Column<Importacion>[] = [
  { id: 'nombre', header: anteriores.archivo, cell: ({ nombre }) => nombre },
  {
    id: 'creacion',
    header: anteriores.fecha,
    kind: 'date',
    cell: ({ creacion }) => fechaDeInstante(creacion),
  },
  {
    id: 'estado',
    header: anteriores.estado,
    kind: 'label',
    cell: ({ estado }) => <Badge>{anteriores.estados[estado]}</Badge>,
  },
  { id: 'total', header: anteriores.filas, kind: 'number', cell: ({ total }) => numero(total) },
  { id: 'creados', header: anteriores.creados, kind: 'number', cell: ({ creados }) => numero(creados) },
]

const ask = (options: object) => api.post('/clientes/listar_importaciones', {}, options)

/** This person's imports, from which one is opened to see its report or to undo it. */
export function Anteriores() {
  const { data } = useLoad(ask)
  if (!data || data.importaciones.length === 0) return null
  return (
    <Card title={anteriores.titulo}>
      <LocalTable
        label={anteriores.titulo}
        rows={data.importaciones}
        rowId={({ _id }) => _id}
        rowName={({ nombre }) => nombre}
        columns={columns}
        empty={anteriores.ninguna}
        rowActions={({ _id }) => [{ label: anteriores.ver, icon: 'ver', opens: true, to: importarPath(_id) }]}
      />
    </Card>
  )
}
