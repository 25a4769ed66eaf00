import { screen } from '@testing-library/react'
import { renderUi } from '../../testing/renderUi.tsx'
import { AlertList } from '../index.ts'

it('[G-07] an alert shows itself with its code, which no page begins with', async () => {
  renderUi(
    <AlertList alerts={[{ id: 'a', msg: 'Cliente creado', alertType: 'success' }]} onRemove={() => {}} />,
  )
  expect(screen.queryByText('Cliente creado')).not.toBeInTheDocument()
  expect(await screen.findByText('Cliente creado')).toBeVisible()
})
