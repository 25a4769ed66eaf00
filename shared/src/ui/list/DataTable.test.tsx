import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { pending, renderUi } from '../testing/renderUi.tsx'
import { DataTable } from './DataTable.tsx'
import { ana, luis, columns, ready, show, row } from './dataTable.testing.tsx'

it('says that rows are filtered, and clearing the filters keeps the focus at the list', async () => {
  const clear = jest.fn()
  show({ filtered: true }, { words: 'nombre «Ana»', clear })
  expect(screen.getByText('Filtros: nombre «Ana»')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Quitar filtros' }))
  expect(clear).toHaveBeenCalledTimes(1)
  expect(document.activeElement).toContainElement(screen.getByRole('table'))
  expect(document.body).not.toHaveFocus()
})

it('[C-11] names the filters while rows are loading, so that nothing moves later', () => {
  show({ filtered: true, state: { status: 'loading' } }, { words: 'nombre «Ana»', clear: jest.fn() })
  expect(screen.getByText('Filtros: nombre «Ana»')).toBeVisible()
})

it('a list without filters does not mention them', () => {
  show({}, { words: '', clear: jest.fn() })
  expect(screen.queryByText(/Filtros/)).not.toBeInTheDocument()
})

it('[C-04] an empty cell shows a dash, and zero is not empty', () => {
  show()
  const [celular] = within(row(/Ana López/)).getAllByRole('cell')
  expect(celular).toHaveTextContent(/^—$/)
  expect(within(row(/Luis Pérez/)).getByRole('cell', { name: '0' })).toBeInTheDocument()
})

it('[C-05] a sortable head is a button, announces its order and requests another', async () => {
  const { list } = show()
  expect(screen.getByRole('columnheader', { name: 'Nombre' })).toHaveAttribute('aria-sort', 'ascending')
  const celular = screen.getByRole('columnheader', { name: 'Celular' })
  expect(celular).toHaveAttribute('aria-sort', 'none')
  await userEvent.click(within(celular).getByRole('button'))
  expect(list.dispatch).toHaveBeenCalledWith({ type: 'orden', orden: 'celular' })
  const ingresos = screen.getByRole('columnheader', { name: 'Ingresos' })
  expect(within(ingresos).queryByRole('button')).not.toBeInTheDocument()
})

it('[C-05] announces the descending order too', () => {
  show({ query: { pagina: 0, filas: 20, orden: 'celular', direccion: 'desc' } })
  expect(screen.getByRole('columnheader', { name: 'Celular' })).toHaveAttribute('aria-sort', 'descending')
})

it('[C-07] the name of a row’s action includes the row', async () => {
  const { onDelete } = show()
  const edit = within(row(/Luis Pérez/)).getByRole('link', { name: 'Editar a Luis Pérez' })
  expect(edit).toHaveAttribute('href', '/clientes/editar/2')
  await userEvent.click(within(row(/Ana López/)).getByRole('button', { name: /^Eliminar/ }))
  expect(onDelete).toHaveBeenCalledWith(ana)
})

it('is busy while it loads, and keeps the old rows while newer ones are loading', () => {
  show({ state: { status: 'loading' } })
  expect(screen.getByRole('table', { name: 'Clientes' })).toHaveAttribute('aria-busy', 'true')
  show({ state: ready({ refreshing: true }) })
  expect(screen.getAllByRole('table', { name: 'Clientes' })[1]).toHaveAttribute('aria-busy', 'true')
  expect(screen.getByText('Ana López', { selector: 'th *' })).toBeInTheDocument()
})

it('reports a failure, and «Reintentar» asks again', async () => {
  const answer = pending<void>()
  const { list } = show({
    state: { status: 'error', error: { msg: 'El servidor no respondió' } },
    reload: jest.fn(() => answer.promise),
  })
  expect(screen.getByRole('alert')).toHaveTextContent('No se pudo cargar la lista')
  expect(screen.getByRole('alert')).toHaveTextContent('El servidor no respondió')
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }))
  expect(list.reload).toHaveBeenCalledTimes(1)
  expect(screen.getByRole('button', { name: 'Reintentar' })).toBeDisabled()
})

it('a failed refresh keeps the rows and says that they may be old', () => {
  show({ state: ready({ refreshError: { msg: null } }) })
  expect(screen.getByText('Se muestran los datos anteriores.')).toBeInTheDocument()
  expect(row(/Ana López/)).toBeInTheDocument()
})

it('distinguishes an empty list, filters without matches and an emptied page', async () => {
  const none = ready({ rows: [], total: 0 })
  show({ state: none })
  expect(screen.getByText('Aún no hay clientes')).toBeInTheDocument()
  show({ state: none, filtered: true })
  expect(screen.getByText('No hay resultados con estos filtros')).toBeInTheDocument()
  const { list } = show({ state: none, query: { pagina: 4, filas: 20, orden: null, direccion: 'asc' } })
  await userEvent.click(screen.getByRole('button', { name: 'Ir a la primera página' }))
  expect(list.dispatch).toHaveBeenCalledWith({ type: 'pagina', pagina: 0 })
})

it('[C-10] removing a row leaves the focus among the rows', async () => {
  function Rows() {
    const [rows, setRows] = useState([ana, luis])
    const list = {
      query: { pagina: 0, filas: 20, orden: null, direccion: 'asc' as const },
      dispatch: () => {},
      state: ready({ rows }),
      reload: () => Promise.resolve(),
      filtered: false,
    }
    return (
      <DataTable
        label="Clientes"
        list={list}
        columns={columns}
        rowId={(fila) => fila._id}
        rowName={(fila) => fila.nombre}
        rowActions={(fila) => [
          {
            label: 'Eliminar',
            icon: 'eliminar',
            onClick: () => setRows((all) => all.filter(({ _id }) => _id !== fila._id)),
          },
        ]}
        empty={{ title: 'Aún no hay clientes' }}
      />
    )
  }
  renderUi(<Rows />)
  await userEvent.click(within(row(/Ana López/)).getByRole('button', { name: /^Eliminar/ }))
  expect(screen.queryByText('Ana López')).not.toBeInTheDocument()
  expect(document.activeElement).toContainElement(screen.getByRole('table', { name: 'Clientes' }))
  expect(document.body).not.toHaveFocus()
})

describe('on a phone', () => {
  beforeEach(() => {
    const media = { matches: true, addEventListener() {}, removeEventListener() {} }
    jest.spyOn(window, 'matchMedia').mockImplementation(() => media as unknown as MediaQueryList)
  })

  it('[C-04] each row is a card with labels', async () => {
    show()
    expect(screen.queryByRole('table')).not.toBeInTheDocument()
    const card = screen.getByRole('heading', { level: 2, name: 'Ana López' }).closest('li') as HTMLElement
    expect(within(card).getByText('Celular')).toBeInTheDocument()
    expect(within(card).getByText('—')).toBeInTheDocument()
    await userEvent.click(within(card).getByRole('button', { name: 'Acciones de Ana López' }))
    expect(within(card).getByRole('link', { name: 'Editar a Ana López' })).toBeVisible()
  })

  it('[C-05] sorting has its own select', async () => {
    const { list } = show()
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Ordenar por' }), 'Celular')
    expect(list.dispatch).toHaveBeenCalledWith({ type: 'orden', orden: 'celular' })
    await userEvent.click(screen.getByRole('button', { name: 'Orden ascendente' }))
    expect(list.dispatch).toHaveBeenLastCalledWith({ type: 'orden', orden: 'nombre' })
  })
})
