import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderUi } from '../../testing/renderUi.tsx'
import { LocalTable } from '../LocalTable.tsx'
import type { RowAction } from '../types.ts'

interface Fila {
  id: string
  nombre: string
  nota: string
}

const ana: Fila = { id: '1', nombre: 'Ana', nota: 'Llega tarde' }
const editar = jest.fn()
const eliminar = jest.fn()

const detalles: RowAction = { label: 'Detalles', preposition: 'de', icon: 'ver', opens: true, to: '/filas/1' }
const edicion: RowAction = {
  label: 'Editar',
  preposition: 'a',
  icon: 'editar',
  opens: true,
  onClick: editar,
}
const borrado: RowAction = {
  label: 'Eliminar',
  preposition: 'a',
  icon: 'eliminar',
  danger: true,
  onClick: eliminar,
}

function show(...actions: RowAction[]) {
  renderUi(
    <LocalTable
      label="Personas"
      rows={[ana]}
      columns={[
        { id: 'nombre', header: 'Nombre', cell: ({ nombre }) => nombre },
        { id: 'nota', header: 'Nota', cell: ({ nota }) => nota },
      ]}
      rowId={({ id }) => id}
      rowName={() => 'Ana López'}
      rowActions={() => actions}
      empty="Nadie"
    />,
  )
}

const address = () => screen.getByTestId('direccion').textContent
const click = () => userEvent.click(screen.getByText('Llega tarde'))

beforeEach(() => jest.restoreAllMocks())

describe.each([
  ['a table', false],
  ['cards', true],
])('in %s', (_, matches) => {
  beforeEach(() => {
    const media = { matches, addEventListener() {}, removeEventListener() {} }
    jest.spyOn(window, 'matchMedia').mockImplementation(() => media as unknown as MediaQueryList)
    editar.mockReset()
    eliminar.mockReset()
  })

  it('[C-07] the name links to the details; and the row itself is not a link', async () => {
    show(detalles, edicion, borrado)
    expect(screen.getAllByRole('link', { name: 'Ana López' })).toHaveLength(1)
    expect(screen.getByRole('link', { name: 'Ana López' })).toHaveAttribute('href', '/filas/1')
    for (const row of screen.queryAllByRole(matches ? 'listitem' : 'row')) {
      expect(row).not.toHaveAttribute('tabindex')
    }
    await userEvent.click(screen.getByRole('link', { name: 'Ana López' }))
    expect(address()).toBe('/filas/1')
  })

  it('[C-07] a click anywhere in the row follows the link', async () => {
    show(detalles, edicion)
    await click()
    expect(address()).toBe('/filas/1')
    expect(editar).not.toHaveBeenCalled()
  })

  it('[C-07] a click on one of its buttons does only what the button does', async () => {
    show(detalles, borrado)
    // A card's are behind «⋯».
    const more = screen.queryByRole('button', { name: 'Acciones de Ana López' })
    if (more) await userEvent.click(more)
    await userEvent.click(screen.getByRole('button', { name: 'Eliminar a Ana López' }))
    expect(eliminar).toHaveBeenCalledTimes(1)
    expect(address()).toBe('/')
  })

  it('[C-07] selecting text is not a click', async () => {
    show(detalles)
    const text = screen.getByText('Llega tarde')
    window.getSelection()?.selectAllChildren(text)
    fireEvent.click(text)
    expect(address()).toBe('/')
    window.getSelection()?.removeAllRanges()
    await click()
    expect(address()).toBe('/filas/1')
  })

  it('[C-07] Ctrl+click opens the row in another tab, without an opener', async () => {
    const open = jest.spyOn(window, 'open').mockReturnValue(null)
    show(detalles)
    fireEvent.click(screen.getByText('Llega tarde'), { ctrlKey: true })
    expect(open).toHaveBeenCalledWith('http://localhost/filas/1', '_blank', 'noopener')
    expect(address()).toBe('/')
  })

  it('[D18] without details the row opens the next permitted action, once', async () => {
    show(edicion, borrado)
    await click()
    expect(editar).toHaveBeenCalledTimes(1)
    expect(screen.getByRole('button', { name: 'Ana López' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    expect(editar).toHaveBeenCalledTimes(2)
  })

  it('[D18] a row without a target is text, and never deletes', async () => {
    show(borrado)
    await click()
    expect(eliminar).not.toHaveBeenCalled()
    expect(screen.queryByRole('link')).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Ana López' })).not.toBeInTheDocument()
  })
})

it('[C-03] the first cell is the row header, with the full name', () => {
  show(detalles)
  const head = within(screen.getByRole('table')).getByRole('rowheader', { name: 'Ana López' })
  expect(head).toHaveAttribute('scope', 'row')
  expect(head).toHaveTextContent(/^Ana$/)
})
