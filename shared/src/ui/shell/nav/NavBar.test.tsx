import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { wholeStyles } from '../../../testing/wholeStyles.ts'
import { renderUi } from '../../testing/renderUi.tsx'
import { NavBar } from './NavBar.tsx'

wholeStyles()

const show = (at = '/clientes') => {
  const onSignOut = jest.fn()
  renderUi(
    <NavBar
      items={[
        { label: 'Inicio', to: '/dashboard' },
        { label: 'Clientes', to: '/clientes' },
        {
          label: 'Configuración',
          items: [
            { label: 'Membresias', to: '/configuracion/membresias' },
            { label: 'Perfil', to: '/configuracion/perfil' },
            { label: 'Cerrar sesión', onSelect: onSignOut },
          ],
        },
      ]}
    />,
    { at },
  )
  return { onSignOut, group: screen.getByRole('button', { name: 'Configuración' }) }
}

it('has no menu button without entries', () => {
  renderUi(<NavBar items={[]} />)
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument()
  expect(screen.queryByText('Abrir menú')).not.toBeInTheDocument()
  expect(document.querySelector('[aria-expanded]')).toBeNull()
})

it('[G-01] shows its entries and marks the current one, also on the pages below it', () => {
  show('/clientes/nuevo')
  const nav = within(screen.getByRole('navigation', { name: 'Principal' }))
  expect(nav.getByRole('link', { name: 'Inicio' })).not.toHaveAttribute('aria-current')
  expect(nav.getByRole('link', { name: 'Clientes' })).toHaveAttribute('aria-current', 'page')
  expect(nav.queryByRole('link', { name: 'Perfil' })).not.toBeInTheDocument()
})

it('[G-01] a group opens, navigates and closes', async () => {
  const { group } = show()
  await userEvent.click(group)
  expect(group).toHaveAttribute('aria-expanded', 'true')
  await userEvent.click(screen.getByRole('link', { name: 'Perfil' }))
  expect(screen.getByTestId('direccion')).toHaveTextContent('/configuracion/perfil')
  expect(group).toHaveAttribute('aria-expanded', 'false')
})

it('[G-01] a group works by keyboard', async () => {
  const { group, onSignOut } = show()
  group.focus()
  await userEvent.keyboard('{ArrowDown}')
  expect(await screen.findByRole('link', { name: 'Membresias' })).toHaveFocus()
  await userEvent.keyboard('{ArrowUp}')
  expect(screen.getByRole('button', { name: 'Cerrar sesión' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  expect(group).toHaveFocus()
  expect(group).toHaveAttribute('aria-expanded', 'false')
  await userEvent.keyboard('{ArrowUp}{Enter}')
  expect(onSignOut).toHaveBeenCalledTimes(1)
})

it('a click elsewhere closes a group', async () => {
  const { group } = show()
  await userEvent.click(group)
  await userEvent.click(document.body)
  expect(group).toHaveAttribute('aria-expanded', 'false')
})

it('[G-19] the list of a group is in the layer 9999', async () => {
  const { group } = show()
  await userEvent.click(group)
  expect(screen.getByRole('link', { name: 'Perfil' }).closest('ul')).toHaveStyle({
    zIndex: 'var(--bo-z-index-dropdown)',
  })
})

it('[E-13] shows the office’s name and logo in the place of the product’s, and the mark where the logo fails', () => {
  renderUi(<NavBar items={[]} brand={{ name: 'Despacho Ñandú', logo: '/admin/descargas/logo' }} />)
  const home = screen.getByRole('link', { name: 'Despacho Ñandú' })
  const logo = home.querySelector('img')
  expect(logo).toHaveAttribute('src', '/admin/descargas/logo')
  fireEvent.error(logo!)
  expect(home.querySelector('img')).toBeNull()
  expect(home.querySelector('svg')).not.toBeNull()
})

it('[G-01] without one, the product’s name stays', () => {
  renderUi(<NavBar items={[]} />)
  expect(screen.getByRole('link', { name: 'Administración' })).toBeVisible()
})
