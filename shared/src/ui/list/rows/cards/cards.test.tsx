import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderUi } from '../../../testing/renderUi.tsx'
import { Badge } from '../../../data/Badge.tsx'
import { LocalTable } from '../../LocalTable.tsx'
import type { Column, RowAction } from '../../types.ts'

interface Fila {
  id: string
  cliente: string
  motivo: string
}

const fila: Fila = { id: '1', cliente: 'Ana López', motivo: 'Control de peso' }
const columns: Column<Fila>[] = [
  { id: 'cliente', header: 'Cliente', cell: (row) => row.cliente, hideInCard: true },
  { id: 'status', header: 'Status', cell: () => <Badge>En curso</Badge>, kind: 'label' },
]
const remove = jest.fn()
const edit: RowAction = { label: 'Editar', preposition: 'a', icon: 'editar', to: '/editar' }
const actions: RowAction[] = [
  { label: 'Detalles', preposition: 'de', icon: 'ver', to: '/detalles', opens: true },
  edit,
  { label: 'Eliminar', preposition: 'a', icon: 'eliminar', danger: true, onClick: remove },
]

const show = (rowActions: RowAction[]) =>
  renderUi(
    <LocalTable
      label="Asesorías"
      rows={[fila]}
      columns={columns}
      rowId={({ id }) => id}
      rowName={({ cliente }) => cliente}
      cardTitle={({ cliente, motivo }) => ({ who: cliente, what: motivo })}
      rowActions={() => rowActions}
      empty=""
    />,
  )

beforeEach(() => {
  jest.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      ({
        matches: query.startsWith('(max-width'),
        addEventListener: () => {},
        removeEventListener: () => {},
      }) as unknown as MediaQueryList,
  )
})
afterEach(() => jest.restoreAllMocks())

it('[D67] a card has whom it is about, what, and its status; the link says what is seen', () => {
  show(actions)
  const card = within(screen.getByRole('listitem'))
  expect(card.getByRole('link', { name: 'Ana López, Control de peso' })).toHaveTextContent(
    'Ana López Control de peso',
  )
  expect(card.getByRole('term')).toHaveTextContent('Status')
  expect(card.getByRole('definition')).toHaveTextContent('En curso')
})

it('[D67] several actions are behind «⋯» with their words; a choice gives the focus back to it', async () => {
  show(actions)
  const more = screen.getByRole('button', { name: 'Acciones de Ana López' })
  expect(screen.queryByRole('link', { name: 'Editar a Ana López' })).not.toBeInTheDocument()
  await userEvent.click(more)
  const menu = within(screen.getByRole('group', { name: 'Acciones de Ana López' }))
  expect(menu.getByRole('link', { name: 'Detalles de Ana López' })).toHaveFocus()
  expect(menu.getByRole('link', { name: 'Editar a Ana López' })).toHaveAttribute('href', '/editar')
  await userEvent.click(menu.getByRole('button', { name: 'Eliminar a Ana López' }))
  expect(remove).toHaveBeenCalledTimes(1)
  expect(screen.queryByRole('group')).not.toBeInTheDocument()
  expect(more).toHaveFocus()
})

it('[D67] Escape closes what «⋯» opened, and a single action needs no «⋯»', async () => {
  const { unmount } = show(actions)
  const more = screen.getByRole('button', { name: 'Acciones de Ana López' })
  await userEvent.click(more)
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('group')).not.toBeInTheDocument()
  expect(more).toHaveFocus()
  unmount()
  show([edit])
  expect(screen.getByRole('link', { name: 'Editar a Ana López' })).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /^Acciones/ })).not.toBeInTheDocument()
})
