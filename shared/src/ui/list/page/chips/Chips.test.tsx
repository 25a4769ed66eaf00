import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderUi } from '../../../testing/renderUi.tsx'
import { Chips } from './Chips.tsx'

const WIDTH = 200
const CHIP = 120

/** A line of 200 px, as on a phone, with chips of 120 px each. */
function asOnAPhone() {
  const of = (name: 'offsetLeft' | 'offsetWidth' | 'clientWidth', value: (this: HTMLElement) => number) =>
    jest.spyOn(HTMLElement.prototype, name, 'get').mockImplementation(value)
  of('clientWidth', () => WIDTH)
  of('offsetWidth', () => CHIP)
  of('offsetLeft', function () {
    return [...(this.parentElement?.children ?? [])].indexOf(this) * CHIP
  })
}
afterEach(() => jest.restoreAllMocks())

const chips = ['Una', 'Dos', 'Tres', 'Cuatro'].map((label) => ({ label, to: '?', current: label === 'Tres' }))
const line = () => screen.getByRole('link', { name: 'Una' }).parentElement as HTMLElement

/** The whole of a chip lies in what the line shows. */
function isInSight(name: string) {
  const { offsetLeft: start } = screen.getByRole('link', { name })
  const { scrollLeft } = line()
  return start >= scrollLeft && start + CHIP <= scrollLeft + WIDTH
}

it('[E-03] the line begins with the chip in use in sight, and follows the keyboard', async () => {
  asOnAPhone()
  renderUi(<Chips label="Mis vistas" chips={chips} />)
  expect(isInSight('Tres')).toBe(true)
  for (const { label } of chips) {
    await userEvent.tab()
    expect(screen.getByRole('link', { name: label })).toHaveFocus()
    expect(isInSight(label)).toBe(true)
  }
})
