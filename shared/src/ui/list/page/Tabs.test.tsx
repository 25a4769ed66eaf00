import { screen } from '@testing-library/react'
import { renderUi } from '../../testing/renderUi.tsx'
import { Tabs } from './Tabs.tsx'

it('[E-06] the views of a page are links, of which one is the current page', () => {
  const tab = (label: string, current = false) => ({ label, to: `/${label}`, current })
  renderUi(<Tabs label="Vistas de membresías" tabs={[tab('Planes'), tab('Contrataciones', true)]} />)
  expect(screen.getByRole('navigation', { name: 'Vistas de membresías' })).toBeVisible()
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Contrataciones')
  expect(screen.getByRole('link', { name: 'Planes' })).not.toHaveAttribute('aria-current')
})
