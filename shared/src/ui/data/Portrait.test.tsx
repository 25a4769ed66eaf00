import { fireEvent, screen } from '@testing-library/react'
import { Portrait, type PortraitProps } from './Portrait.tsx'
import { renderUi } from '../testing/renderUi.tsx'

const show = (own: Partial<PortraitProps>) =>
  renderUi(<Portrait src="/foto.webp" size="200px" alt="Foto de perfil" emptyLabel="Sin foto" {...own} />)

it('[S-01] shows the picture', () => {
  show({})
  expect(screen.getByRole('img', { name: 'Foto de perfil' })).toHaveAttribute('src', '/foto.webp')
  expect(screen.queryByRole('img', { name: 'Sin foto' })).not.toBeInTheDocument()
})

it.each([null, ''])('[S-01] without one (%j), the placeholder', (src) => {
  show({ src })
  expect(screen.getByRole('img', { name: 'Sin foto' })).toBeInTheDocument()
  expect(document.querySelector('img')).toBeNull()
})

it('[S-01] shows the placeholder for a picture that fails to load, until it changes', () => {
  const { rerender } = show({})
  fireEvent.error(screen.getByRole('img', { name: 'Foto de perfil' }))
  expect(screen.getByRole('img', { name: 'Sin foto' })).toBeInTheDocument()
  expect(document.querySelector('img')).toBeNull()
  rerender(<Portrait src="/otra.webp" size="200px" alt="Foto de perfil" emptyLabel="Sin foto" />)
  expect(screen.getByRole('img', { name: 'Foto de perfil' })).toHaveAttribute('src', '/otra.webp')
})

it('shows initials beside a name, hidden from screen readers', () => {
  renderUi(<Portrait src="" size="2rem" initials="AR" />)
  expect(screen.getByText('AR')).toHaveAttribute('aria-hidden', 'true')
})
