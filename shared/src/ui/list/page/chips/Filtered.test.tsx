import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { renderUi } from '../../../testing/renderUi.tsx'
import { DataTable } from '../../DataTable.tsx'
import { columns, common, ready, useSample } from '../../sample.examples.tsx'

const filters = [
  { name: 'nombre', words: 'nombre «Ana»' },
  { name: 'celular', words: 'celular «33»' },
  { name: 'email', words: 'email «@»' },
]

/** A filtered list whose filters go one by one. */
function Sample({ rows = ready.rows, onRemove }: { rows?: typeof ready.rows; onRemove(name: string): void }) {
  const [each, setEach] = useState(filters)
  const list = useSample({ ...ready, rows }, each.length > 0)
  const remove = (name: string) => {
    onRemove(name)
    setEach(each.filter((one) => one.name !== name))
  }
  return (
    <DataTable
      {...common}
      label="Clientes"
      columns={columns}
      list={list}
      empty={{ title: 'Aún no hay clientes' }}
      asked={{ words: 'nombre «Ana»', clear: () => setEach([]), each, remove }}
    />
  )
}

const chips = () =>
  screen.queryAllByRole('button', { name: /^Quitar filtro / }).map((chip) => chip.textContent)

it('[E-03] each filter is a chip that goes alone; the focus stays among them, and then in the list', async () => {
  const removed: string[] = []
  const user = userEvent.setup()
  renderUi(<Sample onRemove={(name) => removed.push(name)} />)
  expect(chips()).toEqual(['nombre «Ana»', 'celular «33»', 'email «@»'])

  screen.getByRole('button', { name: 'Quitar filtro celular «33»' }).focus()
  await user.keyboard('{Enter}')
  expect(screen.getByRole('button', { name: 'Quitar filtro email «@»' })).toHaveFocus()
  await user.keyboard(' ')
  expect(screen.getByRole('button', { name: 'Quitar filtro nombre «Ana»' })).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(removed).toEqual(['celular', 'email', 'nombre'])
  expect(chips()).toEqual([])
  expect(document.activeElement).toContainElement(screen.getByRole('table'))
  expect(document.body).not.toHaveFocus()
})

it('[E-03] where nothing matches, a filter can still be taken away', async () => {
  const removed: string[] = []
  renderUi(<Sample rows={[]} onRemove={(name) => removed.push(name)} />)
  await userEvent.click(screen.getByRole('button', { name: 'Quitar filtro nombre «Ana»' }))
  expect(removed).toEqual(['nombre'])
  expect(screen.queryByRole('button', { name: 'Quitar filtros' })).not.toBeInTheDocument()
})
