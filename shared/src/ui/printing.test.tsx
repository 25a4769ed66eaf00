import { act, screen, within } from '@testing-library/react'
import { AccordionSection } from './data/Accordion.tsx'
import { DataList } from './data/DataList.tsx'
import { LocalTable } from './list/LocalTable.tsx'
import { marginBoxes } from './shell/PrintMargins.tsx'
import { renderUi } from './testing/renderUi.tsx'

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

it('paper shows closed sections and all rows; afterwards the screen is as before', () => {
  renderUi(<Perfil />)
  expect(screen.queryByRole('table')).not.toBeInTheDocument()
  say('beforeprint')
  expect(screen.getAllByRole('row')).toHaveLength(13)
  say('afterprint')
  expect(screen.queryByRole('table')).not.toBeInTheDocument()
})

it('on paper a column head is plain text, because later sheets do not repeat buttons', () => {
  renderUi(<Perfil />)
  say('beforeprint')
  const head = screen.getByRole('columnheader', { name: 'Nombre' })
  expect(within(head).queryByRole('button')).not.toBeInTheDocument()
  say('afterprint')
  expect(head).not.toBeVisible()
})

it('[P-05] on paper all empty values share one line; on screen each one says so', () => {
  renderUi(
    <DataList
      items={[
        { label: 'Nombre', value: 'Ana' },
        { label: 'CURP', value: null },
        { label: 'Puesto', value: '' },
      ]}
    />,
  )
  expect(screen.getAllByText('Sin definir')).toHaveLength(2)
  say('beforeprint')
  expect(document.querySelector('dl')).toHaveTextContent('NombreAnaSin definir: CURP, Puesto')
  say('afterprint')
  expect(screen.getAllByText('Sin definir')).toHaveLength(2)
})

it('each sheet shows the office, the day and its number; no character of a name ends the CSS string', () => {
  const rule = marginBoxes('Asesores "del" \\ Valle', '22 de noviembre de 2026')
  expect(rule).toContain('@top-left { content: "Asesores \\22 del\\22  \\5c  Valle";')
  expect(rule).toContain('@top-right { content: "22 de noviembre de 2026";')
  expect(rule).toContain('content: "Página " counter(page) " de " counter(pages);')
})
