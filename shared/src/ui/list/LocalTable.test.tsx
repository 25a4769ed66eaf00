import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { renderUi } from '../testing/renderUi.tsx'
import { LocalTable } from './LocalTable.tsx'
import { sortRows } from './sortRows.ts'
import type { Column } from './types.ts'

interface Fila {
  id: string
  asesor: string | null
}

const columns: Column<Fila>[] = [
  { id: 'asesor', header: 'Asesor', cell: (row) => row.asesor, sortValue: (row) => row.asesor },
  { id: 'id', header: 'Clave', cell: (row) => row.id },
]

const show = (rows: Fila[]) =>
  renderUi(
    <LocalTable
      label="Historial de asesorias"
      rows={rows}
      columns={columns}
      rowId={(row) => row.id}
      rowName={(row) => row.asesor ?? row.id}
      empty="No hay asesorias registradas"
    />,
  )

const many = Array.from({ length: 23 }, (_, index) => ({ id: `a${index}`, asesor: `Asesor ${index}` }))
const bodyRows = () => screen.getAllByRole('row').slice(1)

it('[P-06] shows 10 rows per page and offers 10, 20 and 50', async () => {
  show(many)
  expect(bodyRows()).toHaveLength(10)
  const size = screen.getByRole('combobox', { name: 'Filas por página' })
  expect(
    within(size)
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual(['10', '20', '50'])
  await userEvent.click(screen.getByRole('button', { name: 'Última página' }))
  expect(screen.getByText('21–23 de 23')).toBeInTheDocument()
  await userEvent.selectOptions(size, '50')
  expect(bodyRows()).toHaveLength(23)
})

it('[P-07] an empty table says what is missing', () => {
  show([])
  expect(screen.getByText('No hay asesorias registradas')).toBeInTheDocument()
  expect(screen.queryByRole('table')).not.toBeInTheDocument()
})

it('sorts by its sortable columns', async () => {
  show(many)
  await userEvent.click(screen.getByRole('button', { name: 'Asesor' }))
  await userEvent.click(screen.getByRole('button', { name: 'Asesor' }))
  expect(bodyRows()[0]).toHaveTextContent('Asesor 22')
  expect(screen.queryByRole('button', { name: 'Clave' })).not.toBeInTheDocument()
})

it('stays on an existing page when rows are removed', async () => {
  const { rerender } = show(many)
  await userEvent.click(screen.getByRole('button', { name: 'Última página' }))
  rerender(
    <LocalTable
      label="Historial de asesorias"
      rows={many.slice(0, 20)}
      columns={columns}
      rowId={(row) => row.id}
      rowName={(row) => row.id}
      empty=""
    />,
  )
  expect(screen.getByText('11–20 de 20')).toBeInTheDocument()
})

it('sorts as Spanish does, ignoring accents and case, with empty values last both ways', () => {
  const rows = ['Zoé', null, 'álvaro', 'Ñico', 'Nora', 'Beto'].map((asesor, index) => ({
    id: String(index),
    asesor,
  }))
  const order = (direction: 'asc' | 'desc') =>
    sortRows(rows, columns, { id: 'asesor', direction }).map(({ asesor }) => asesor)
  expect(order('asc')).toEqual(['álvaro', 'Beto', 'Nora', 'Ñico', 'Zoé', null])
  expect(order('desc')).toEqual(['Zoé', 'Ñico', 'Nora', 'Beto', 'álvaro', null])
})

it('[P-13] when the last row is removed while a dialog has the focus, the focus returns to the rows’ place', async () => {
  function Asked() {
    const [rows, setRows] = useState([{ id: 'a1', asesor: 'Luis' }])
    const [asking, setAsking] = useState(false)
    return (
      <>
        <LocalTable
          label="Historial de asesorias"
          rows={rows}
          columns={columns}
          rowId={(row) => row.id}
          rowName={(row) => row.id}
          rowActions={() => [{ label: 'Eliminar', icon: 'eliminar', onClick: () => setAsking(true) }]}
          empty="No hay asesorias registradas"
        />
        {asking && (
          <div role="alertdialog">
            <button onClick={() => setRows([])}>Si</button>
            <button onClick={() => setAsking(false)}>Cerrar</button>
          </div>
        )}
      </>
    )
  }
  renderUi(<Asked />)
  await userEvent.click(screen.getByRole('button', { name: /^Eliminar / }))
  await userEvent.click(screen.getByRole('button', { name: 'Si' }))
  const empty = screen.getByText('No hay asesorias registradas')
  expect(screen.getByRole('button', { name: 'Si' })).toHaveFocus()
  await userEvent.click(screen.getByRole('button', { name: 'Cerrar' }))
  await waitFor(() => expect(document.body).not.toHaveFocus())
  expect(document.activeElement).toContainElement(empty)
})
