import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { pending, renderUi } from '../testing/renderUi.tsx'
import { DataTable, type DataTableProps } from './DataTable.tsx'
import { Pagination } from './paging/Pagination.tsx'
import type { Column, TableList } from './types.ts'

interface Fila {
  _id: string
  nombre: string
  celular: string | null
  ingresos: number
}

const ana: Fila = { _id: '1', nombre: 'Ana López', celular: null, ingresos: 1200 }
const luis: Fila = { _id: '2', nombre: 'Luis Pérez', celular: '55 1234 5678', ingresos: 0 }

const columns: Column<Fila>[] = [
  { id: 'nombre', header: 'Nombre', cell: (row) => row.nombre },
  { id: 'celular', header: 'Celular', cell: (row) => row.celular },
  { id: 'ingresos', header: 'Ingresos', cell: (row) => row.ingresos, kind: 'number', sortable: false },
]

type Ready = Extract<TableList<Fila>['state'], { status: 'ready' }>

const ready = (over: Partial<Ready> = {}): Ready => ({
  status: 'ready',
  rows: [ana, luis],
  total: 340,
  totalExacto: true,
  refreshing: false,
  refreshError: null,
  ...over,
})

function show(over: Partial<TableList<Fila>> = {}, asked?: DataTableProps<Fila>['asked']) {
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

const row = (name: RegExp) => screen.getByRole('row', { name })

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

it('[C-06] pagination is named after its list, since a screen may have several', () => {
  show()
  expect(screen.getByRole('navigation', { name: 'Paginación de Clientes' })).toBeVisible()
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

it('[C-06] «Filas por página» offers 5, 10, 20 and 50, and «de» counts', async () => {
  const { list } = show()
  const size = screen.getByRole('combobox', { name: 'Filas por página' })
  expect(
    within(size)
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual(['5', '10', '20', '50'])
  expect(size).toHaveValue('20')
  expect(screen.getByText('1–2 de 340')).toBeInTheDocument()
  await userEvent.selectOptions(size, '50')
  expect(list.dispatch).toHaveBeenCalledWith({ type: 'filas', filas: 50 })
})

it('[C-06] changes pages', async () => {
  const { dispatch } = show({ query: { pagina: 3, filas: 20, orden: null, direccion: 'asc' } })
  const turn = (name: string) => userEvent.click(screen.getByRole('button', { name }))
  await turn('Primera página')
  await turn('Página anterior')
  await turn('Página siguiente')
  await turn('Última página')
  expect(dispatch.mock.calls.map(([action]) => action.pagina)).toEqual([0, 2, 4, 16])
})

it('[C-06] there is nothing before the first page and nothing after the last', () => {
  show({ state: ready({ total: 2 }) })
  for (const name of ['Primera página', 'Página anterior', 'Página siguiente', 'Última página']) {
    expect(screen.getByRole('button', { name })).toBeDisabled()
  }
})

it('shows a lower bound as such, without a last page', () => {
  const rows = Array.from({ length: 20 }, (_, index) => ({ ...ana, _id: String(index) }))
  show({ state: ready({ rows, total: 10000, totalExacto: false }) })
  expect(screen.getByText('1–20 de más de 10,000')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Página siguiente' })).toBeEnabled()
  expect(screen.getByRole('button', { name: 'Última página' })).toBeDisabled()
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

it('[C-06] on the last page the previous-page button takes the focus from the disabled one', async () => {
  function Pages() {
    const [page, setPage] = useState(1)
    return (
      <Pagination
        label="Clientes"
        page={page}
        pageSize={20}
        shown={20}
        total={80}
        pageSizes={[20]}
        onPage={setPage}
        onPageSize={() => {}}
      />
    )
  }
  renderUi(<Pages />)
  await userEvent.click(screen.getByRole('button', { name: 'Última página' }))
  expect(screen.getByRole('button', { name: 'Página anterior' })).toHaveFocus()
  await userEvent.click(screen.getByRole('button', { name: 'Primera página' }))
  expect(screen.getByRole('button', { name: 'Página siguiente' })).toHaveFocus()
})
