import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { IconAdd } from '../icons/index.ts'
import { UiProvider } from '../theme/UiProvider.tsx'
import { Button } from './Button.tsx'
import { IconButton } from './IconButton.tsx'

const show = (ui: React.ReactNode) =>
  render(
    <MemoryRouter>
      <UiProvider>{ui}</UiProvider>
    </MemoryRouter>,
  )

it('[G-18] a busy button keeps its name, is disabled and says that it is busy', async () => {
  const onClick = jest.fn()
  show(
    <Button loading onClick={onClick}>
      Guardar
    </Button>,
  )
  const button = screen.getByRole('button', { name: 'Guardar' })
  expect(button).toBeDisabled()
  expect(button).toHaveAttribute('aria-busy', 'true')
  await userEvent.click(button)
  expect(onClick).not.toHaveBeenCalled()
})

it('gets the focus back once it is no longer busy', () => {
  const { rerender } = render(
    <UiProvider>
      <Button>Guardar</Button>
    </UiProvider>,
  )
  const button = screen.getByRole('button')
  button.focus()
  rerender(
    <UiProvider>
      <Button loading>Guardar</Button>
    </UiProvider>,
  )
  // Browsers take the focus from a disabled button; jsdom does not.
  button.blur()
  rerender(
    <UiProvider>
      <Button>Guardar</Button>
    </UiProvider>,
  )
  expect(button).toHaveFocus()
})

it('is a link when it has an address', () => {
  show(<Button to="/clientes/nuevo">Agregar cliente</Button>)
  expect(screen.getByRole('link', { name: 'Agregar cliente' })).toHaveAttribute('href', '/clientes/nuevo')
})

it('a count is beside the label and not in the name; zero is left out', () => {
  const { rerender } = show(<Button count={2}>Filtros de búsqueda</Button>)
  expect(screen.getByRole('button', { name: 'Filtros de búsqueda' })).toHaveTextContent(
    /^Filtros de búsqueda2$/,
  )
  rerender(
    <UiProvider>
      <Button count={0}>Filtros de búsqueda</Button>
    </UiProvider>,
  )
  expect(screen.getByRole('button')).toHaveTextContent(/^Filtros de búsqueda$/)
})

it('an icon button has its label as name and as tooltip', async () => {
  show(<IconButton label="Editar" icon={<IconAdd />} />)
  expect(screen.queryByText('Editar')).not.toBeInTheDocument()
  await userEvent.hover(screen.getByRole('button', { name: 'Editar' }))
  expect(screen.getByText('Editar')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByText('Editar')).not.toBeInTheDocument()
})
