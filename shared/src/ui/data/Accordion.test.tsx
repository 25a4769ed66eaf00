import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { wholeStyles } from '../../testing/wholeStyles.ts'
import { Accordion, AccordionSection } from './Accordion.tsx'
import { renderUi } from '../testing/renderUi.tsx'

wholeStyles()

it('a section’s heading closes and opens it, and its content is kept', async () => {
  renderUi(
    <Accordion>
      <AccordionSection title="Información personal">
        <input aria-label="Nombre" />
      </AccordionSection>
    </Accordion>,
  )
  const heading = screen.getByRole('heading', { level: 2, name: 'Información personal' })
  const button = screen.getByRole('button', { name: 'Información personal' })
  expect(heading).toContainElement(button)
  await userEvent.type(screen.getByRole('textbox', { name: 'Nombre' }), 'Ana')
  await userEvent.click(button)
  expect(button).toHaveAttribute('aria-expanded', 'false')
  expect(screen.queryByRole('textbox', { name: 'Nombre' })).not.toBeInTheDocument()
  await userEvent.click(button)
  expect(screen.getByRole('region', { name: 'Información personal' })).toBeVisible()
  expect(screen.getByRole('textbox', { name: 'Nombre' })).toHaveValue('Ana')
})

it('a wide table scrolls in its frame and never widens the sections', () => {
  const { container } = renderUi(
    <Accordion>
      <AccordionSection title="Historial">
        <table />
      </AccordionSection>
    </Accordion>,
  )
  const sections = container.querySelector('h2')?.parentElement?.parentElement?.parentElement
  expect(sections).toHaveStyle({ gridTemplateColumns: 'minmax(0, 1fr)' })
})
