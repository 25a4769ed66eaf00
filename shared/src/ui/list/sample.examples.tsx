import { useState } from 'react'
import { Badge } from '../data/Badge.tsx'
import { nothing } from '../catalog/examples.ts'
import type { Column, RowAction, TableList } from './types.ts'

export interface Fila {
  _id: string
  nombre: string
  celular: string | null
  email: string
  total: number
  status: string
}

export const filas: Fila[] = [
  {
    _id: '1',
    nombre: 'María Fernanda Hernández Gutiérrez',
    celular: '55 1234 5678',
    email: 'maria.fernanda.hernandez@despacho-hernandez.com.mx',
    total: 12500,
    status: 'Activa',
  },
  { _id: '2', nombre: 'Luis Pérez', celular: null, email: 'luis@ejemplo.mx', total: 0, status: 'Vencida' },
]

const muchas = Array.from({ length: 5 }, (_, index) => ({ ...filas[index % 2], _id: `${index}` }) as Fila)

export const columns: Column<Fila>[] = [
  {
    id: 'nombre',
    header: 'Nombre',
    cell: (row) => row.nombre,
    sortValue: (row) => row.nombre,
    hideInCard: true,
  },
  { id: 'celular', header: 'Celular', cell: (row) => row.celular, kind: 'phone' },
  { id: 'email', header: 'Email', cell: (row) => row.email, kind: 'email' },
  {
    id: 'total',
    header: 'Total',
    cell: (row) => `$ ${row.total.toLocaleString('es-MX')}.00`,
    kind: 'money',
    sortValue: (row) => row.total,
  },
  {
    id: 'status',
    header: 'Status',
    cell: (row) => <Badge tone={row.status === 'Activa' ? 'activa' : 'vencida'}>{row.status}</Badge>,
    kind: 'label',
    sortable: false,
  },
]

const rowActions = (row: Fila): RowAction[] => [
  { label: 'Detalles', preposition: 'de', icon: 'ver', opens: true, to: `/clientes/detalles/${row._id}` },
  { label: 'Editar', preposition: 'a', icon: 'editar', to: `/clientes/editar/${row._id}` },
  { label: 'Eliminar', preposition: 'a', icon: 'eliminar', danger: true, onClick: nothing },
]

export const common = {
  columns,
  rowActions,
  rowId: (row: Fila) => row._id,
  rowName: (row: Fila) => row.nombre,
}

export type State = TableList<Fila>['state']

export const ready: Extract<State, { status: 'ready' }> & { refreshError: null } = {
  status: 'ready',
  rows: filas,
  total: filas.length,
  totalExacto: true,
  refreshing: false,
  refreshError: null,
}

/** More than one page. */
export const shown = { ...ready, rows: muchas, total: 340 }

/** A list in one state: its page and order can be changed, without effect. */
export function useSample(state: State, filtered = false) {
  const [query, setQuery] = useState<TableList<Fila>['query']>({
    pagina: 0,
    filas: 5,
    orden: 'nombre',
    direccion: 'asc',
  })
  const list: TableList<Fila> = {
    query,
    dispatch: ({ type: _type, ...change }) => setQuery({ ...query, ...change }),
    state,
    reload: () => Promise.resolve(),
    filtered,
  }
  return list
}
