import { act, screen } from '@testing-library/react'
import { renderUi } from '../../../testing/renderUi.tsx'
import { LocalTable } from '../../LocalTable.tsx'
import type { Column, ColumnKind } from '../../types.ts'
import { roomFor } from './room.ts'

interface Fila {
  id: string
}

const column = (id: string, kind?: ColumnKind): Column<Fila> => ({
  id,
  header: id,
  cell: (row) => row.id,
  ...(kind && { kind }),
})
const seven = [
  column('cliente'),
  column('plan'),
  column('total', 'money'),
  column('metodo', 'label'),
  column('inicio', 'date'),
  column('fin', 'date'),
  column('status', 'label'),
]

it('[D67] only a table of as many columns as fit asks for room: each text has nine rem, and each kind its own', () => {
  expect(roomFor({ columns: seven })).toBe(18 + 8.5 + 2 * 6.75 + 2 * 12)
  expect(roomFor({ columns: seven, rowActions: () => [] })).toBe(64 + 8.75)
  expect(roomFor({ columns: seven.slice(1) })).toBe(0)
  expect(roomFor({ columns: [...seven, column('correo', 'email')] })).toBe(0)
})

describe('[D67] the rows are cards where the box is narrower than their columns need', () => {
  let width = 0
  let resized = () => {}

  beforeEach(() => {
    jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockImplementation(() => width)
    jest.spyOn(window, 'ResizeObserver').mockImplementation((callback) => {
      resized = () => callback([], {} as ResizeObserver)
      return { observe() {}, unobserve() {}, disconnect() {} }
    })
  })
  afterEach(() => jest.restoreAllMocks())

  const show = (columns: Column<Fila>[]) =>
    renderUi(
      <LocalTable
        label="Contrataciones"
        rows={[{ id: 'Ana' }]}
        columns={columns}
        rowId={({ id }) => id}
        rowName={({ id }) => id}
        empty=""
      />,
    )
  const resize = (to: number) => {
    width = to
    act(resized)
  }

  it('whatever the window is, and a table again once it has the room of a scroll bar more', () => {
    width = 64 * 16 - 1
    show(seven)
    expect(screen.getByRole('list', { name: 'Contrataciones' })).toBeVisible()
    expect(screen.queryByRole('table')).not.toBeInTheDocument()
    resize(64 * 16 + 5)
    expect(screen.queryByRole('table')).not.toBeInTheDocument()
    resize(64 * 16 + 20)
    expect(screen.getByRole('table', { name: 'Contrataciones' })).toBeVisible()
    resize(64 * 16)
    expect(screen.getByRole('table', { name: 'Contrataciones' })).toBeVisible()
  })

  it('a table of fewer columns stays one', () => {
    width = 900
    show(seven.slice(1))
    expect(screen.getByRole('table', { name: 'Contrataciones' })).toBeVisible()
  })
})
