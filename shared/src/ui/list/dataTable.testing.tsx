import { screen } from '@testing-library/react'
import { renderUi } from '../testing/renderUi.tsx'
import { DataTable, type DataTableProps } from './DataTable.tsx'
import type { Column, TableList } from './types.ts'

export interface Fila {
  _id: string
  nombre: string
  celular: string | null
  ingresos: number
}

export const ana: Fila = { _id: '1', nombre: 'Ana López', celular: null, ingresos: 1200 }
export const luis: Fila = { _id: '2', nombre: 'Luis Pérez', celular: '55 1234 5678', ingresos: 0 }

export const columns: Column<Fila>[] = [
  { id: 'nombre', header: 'Nombre', cell: (row) => row.nombre },
  { id: 'celular', header: 'Celular', cell: (row) => row.celular },
  { id: 'ingresos', header: 'Ingresos', cell: (row) => row.ingresos, kind: 'number', sortable: false },
]

export type Ready = Extract<TableList<Fila>['state'], { status: 'ready' }>

export const ready = (over: Partial<Ready> = {}): Ready => ({
  status: 'ready',
  rows: [ana, luis],
  total: 340,
  totalExacto: true,
  refreshing: false,
  refreshError: null,
  ...over,
})

export function show(over: Partial<TableList<Fila>> = {}, asked?: DataTableProps<Fila>['asked']) {
  const dispatch = jest.fn()
  const list = {
    query: { pagina: 0, filas: 20, orden: 'nombre', direccion: 'asc' as const },
    dispatch,
    state: ready(),
    reload: jest.fn(() => Promise.resolve()),
    filtered: false,
    ...over,
  }
  const onDelete = jest.fn()
  renderUi(
    <DataTable
      label="Clientes"
      list={list}
      columns={columns}
      rowId={(row) => row._id}
      rowName={(row) => row.nombre}
      rowActions={(row) => [
        { label: 'Editar', preposition: 'a', icon: 'editar', opens: true, to: `/clientes/editar/${row._id}` },
        { label: 'Eliminar', preposition: 'a', icon: 'eliminar', danger: true, onClick: () => onDelete(row) },
      ]}
      empty={{ title: 'Aún no hay clientes' }}
      {...(asked && { asked })}
    />,
  )
  return { list, dispatch, onDelete }
}

export const row = (name: RegExp) => screen.getByRole('row', { name })
