import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { renderUi } from '../testing/renderUi.tsx'
import { Pagination } from './paging/Pagination.tsx'
import { ana, ready, show } from './dataTable.testing.tsx'

it('[C-06] pagination is named after its list, since a screen may have several', () => {
  show()
  expect(screen.getByRole('navigation', { name: 'Paginación de Clientes' })).toBeVisible()
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
