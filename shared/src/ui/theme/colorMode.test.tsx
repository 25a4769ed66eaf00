import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderUi } from '../testing/renderUi.tsx'
import { ColorModeButton } from './ColorModeButton.tsx'

const root = document.documentElement

/**
 * Simulates the media queries.
 * @returns a function that changes the result of one
 */
function systemIsDark(matches: boolean) {
  const answers: Record<string, boolean> = { '(prefers-color-scheme: dark)': matches, print: false }
  const listeners: (() => void)[] = []
  jest.spyOn(window, 'matchMedia').mockImplementation((query) => {
    const media = {
      matches: answers[query],
      addEventListener: (_: string, heard: () => void) => listeners.push(heard),
      removeEventListener() {},
    }
    return media as unknown as MediaQueryList
  })
  return (query: string, now: boolean) => {
    answers[query] = now
    act(() => listeners.forEach((heard) => heard()))
  }
}

it('follows the system until the person chooses a mode', () => {
  const change = systemIsDark(true)
  renderUi(<ColorModeButton />)
  expect(root).toHaveClass('dark')
  change('(prefers-color-scheme: dark)', false)
  expect(root).toHaveClass('light')
  expect(root).not.toHaveClass('dark')
})

it('names the mode that a press brings, stores it, and follows the system again when both agree', async () => {
  const change = systemIsDark(false)
  renderUi(<ColorModeButton />)
  await userEvent.click(screen.getByRole('button', { name: 'Cambiar a tema oscuro' }))
  expect(root).toHaveClass('dark')
  expect(localStorage.getItem('tema')).toBe('oscuro')
  await userEvent.click(screen.getByRole('button', { name: 'Cambiar a tema claro' }))
  expect(root).toHaveClass('light')
  expect(localStorage.getItem('tema')).toBeNull()
  change('(prefers-color-scheme: dark)', true)
  expect(screen.getByRole('button', { name: 'Cambiar a tema claro' })).toBeInTheDocument()
})

it('a dark page is printed light', () => {
  const change = systemIsDark(true)
  renderUi(<ColorModeButton />)
  change('print', true)
  expect(root).toHaveClass('light')
  change('print', false)
  expect(root).toHaveClass('dark')
})
