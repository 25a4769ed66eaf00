import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { wholeStyles } from '../../testing/wholeStyles.ts'
import { renderUi } from '../testing/renderUi.tsx'
import { BreadcrumbBar } from './BreadcrumbBar.tsx'
import { LoaderOverlay } from './LoaderOverlay.tsx'
import { Shell } from './Shell.tsx'

wholeStyles()

it('[G-04] the active item of the breadcrumb is no link, the others are', () => {
  renderUi(
    <BreadcrumbBar
      items={[
        { nombre: 'Clientes', path: '/clientes', activo: false },
        { nombre: 'Nuevo cliente', path: '/clientes/nuevo', activo: true },
      ]}
    />,
  )
  const bar = within(screen.getByRole('navigation', { name: 'Ruta' }))
  expect(bar.getByRole('link', { name: 'Clientes' })).toHaveAttribute('href', '/clientes')
  expect(bar.queryByRole('link', { name: 'Nuevo cliente' })).not.toBeInTheDocument()
  expect(bar.getByText('Nuevo cliente')).toHaveAttribute('aria-current', 'page')
})

it('[G-05] [D34] the loader waits 150 ms, lies over the page and under the dialogs, and takes no focus', () => {
  const { rerender } = renderUi(<LoaderOverlay visible={false} />)
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument()
  rerender(<LoaderOverlay visible />)
  const loader = screen.getByRole('progressbar', { name: 'Cargando' })
  expect(loader).toHaveStyle({ position: 'fixed', zIndex: 'var(--bo-z-index-loader)' })
  expect(getComputedStyle(loader).animation).toMatch(/150ms 150ms/)
  expect(loader.querySelector('svg')).toBeInTheDocument()
  expect(document.body).toHaveFocus()
})

it('the first Tab reaches the skip link', async () => {
  renderUi(<Shell nav={<a href="/x">Inicio</a>}>contenido</Shell>)
  await userEvent.tab()
  expect(screen.getByRole('link', { name: 'Saltar al contenido' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(screen.getByRole('main')).toHaveFocus()
})
