import { act, screen, within } from '@testing-library/react'
import { AccordionSection } from './Accordion'
import { LocalTable } from './list/LocalTable'
import { renderUi } from './testing/renderUi'

const rows = Array.from({ length: 12 }, (_, i) => ({ _id: String(i), nombre: `Fila ${i}` }))

const Perfil = () => (
  <AccordionSection title="Historial" defaultOpen={false}>
    <LocalTable
      label="Historial"
      rows={rows}
      columns={[
        { id: 'nombre', header: 'Nombre', cell: ({ nombre }) => nombre, sortValue: ({ nombre }) => nombre },
      ]}
      rowId={({ _id }) => _id}
      rowName={({ nombre }) => nombre}
      empty="Nada"
    />
  </AccordionSection>
)

const say = (event: 'beforeprint' | 'afterprint') => act(() => void window.dispatchEvent(new Event(event)))

it('paper shows closed sections and all rows; the screen is as before afterwards', () => {
  renderUi(<Perfil />)
  expect(screen.queryByRole('table')).not.toBeInTheDocument()
  say('beforeprint')
  expect(screen.getAllByRole('row')).toHaveLength(13)
  say('afterprint')
  expect(screen.queryByRole('table')).not.toBeInTheDocument()
})

it('on paper a head is text alone, as the sheets after the first repeat no buttons', () => {
  renderUi(<Perfil />)
  say('beforeprint')
  const head = screen.getByRole('columnheader', { name: 'Nombre' })
  expect(within(head).queryByRole('button')).not.toBeInTheDocument()
  say('afterprint')
  expect(head).not.toBeVisible()
})
