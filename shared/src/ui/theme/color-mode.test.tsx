import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ColorModeButton } from '../shell/ColorModeButton'
import { renderUi } from '../testing/renderUi'

const root = document.documentElement

function systemIsDark(matches: boolean) {
  let listener: () => void = () => {}
  const media = {
    matches,
    addEventListener: (_: string, heard: () => void) => (listener = heard),
    removeEventListener() {},
  }
  jest.spyOn(window, 'matchMedia').mockImplementation(() => media as unknown as MediaQueryList)
  return (now: boolean) => {
    media.matches = now
    act(() => listener())
  }
}

it('follows the system until told otherwise', () => {
  const change = systemIsDark(true)
  renderUi(<ColorModeButton />)
  expect(root).toHaveClass('dark')
  change(false)
  expect(root).toHaveClass('light')
  expect(root).not.toHaveClass('dark')
})

it('goes round system, light and dark, and keeps the choice', async () => {
  systemIsDark(false)
  renderUi(<ColorModeButton />)
  await userEvent.click(screen.getByRole('button', { name: 'Tema: el del sistema' }))
  await userEvent.click(screen.getByRole('button', { name: 'Tema: claro' }))
  expect(screen.getByRole('button', { name: 'Tema: oscuro' })).toBeInTheDocument()
  expect(root).toHaveClass('dark')
  expect(localStorage.getItem('tema')).toBe('oscuro')
  await userEvent.click(screen.getByRole('button', { name: 'Tema: oscuro' }))
  expect(localStorage.getItem('tema')).toBeNull()
  expect(root).toHaveClass('light')
})
