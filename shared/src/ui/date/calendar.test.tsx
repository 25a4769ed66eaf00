import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { wholeStyles } from '../../testing/wholeStyles.ts'
import { renderForm } from '../testing/renderForm.tsx'
import { DateField } from './DateField.tsx'
import { askFor } from '../demand/index.ts'
import { loadCalendar } from './calendar/loadCalendar.ts'
import { show, open } from './dateField.testing.tsx'

wholeStyles()

beforeAll(() => askFor(loadCalendar))
afterEach(() => jest.useRealTimers())

/** A clock that runs, and that a test can advance. */
const clock = () => jest.useFakeTimers({ advanceTimers: true })
/** Left alone, the picker removes the focus a moment after it closes. */
const settled = () => act(() => jest.advanceTimersByTime(1_000))

it('[C-09] Enter in a day field searches at the first press, with the calendar open and the day just typed', async () => {
  const { submitted } = renderForm(<DateField name="nacimiento" label="Fecha de nacimiento" />, {
    nacimiento: null,
  })
  const field = screen.getByRole('textbox', { name: 'Fecha de nacimiento' })
  await userEvent.click(field)
  expect(screen.getByRole('dialog', { name: 'Calendario' })).toBeVisible()
  await userEvent.type(field, '05031993{Enter}')
  await waitFor(() => expect(submitted).toHaveBeenCalledWith({ nacimiento: '1993-03-05' }))
  expect(submitted).toHaveBeenCalledTimes(1)
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

it('Enter on a typed day closes the calendar and keeps the focus; an invalid date is reported', async () => {
  const { field, values } = show(null)
  await userEvent.click(field)
  await userEvent.type(field, '05031993{Enter}')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(field).toHaveFocus()
  expect(values()).toEqual({ nacimiento: '1993-03-05' })
  await userEvent.clear(field)
  await userEvent.click(field)
  await userEvent.type(field, '31/02/2020{Enter}')
  await waitFor(() => expect(field).toHaveAccessibleDescription(/«31\/02\/2020» no es una fecha/))
  expect(field).toHaveFocus()
})

it('[G-19] its calendar is in the layer 9999, and Escape closes it', async () => {
  clock()
  const { field } = show(null)
  await open()
  expect(document.querySelector('.react-datepicker-popper')).toHaveStyle({
    zIndex: 'var(--bo-z-index-dropdown)',
  })
  await userEvent.keyboard('{Escape}')
  settled()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(field).toHaveFocus()
})

it('Escape in the box closes the calendar and keeps the focus; an invalid date is reported', async () => {
  clock()
  const { field } = show(null)
  await userEvent.click(field)
  expect(screen.getByRole('dialog', { name: 'Calendario' })).toBeVisible()
  await userEvent.type(field, '31/02/2020')
  await userEvent.keyboard('{Escape}')
  settled()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(field).toHaveFocus()
  expect(field).toHaveAccessibleDescription(/«31\/02\/2020» no es una fecha/)
})

it('choosing the current day again replaces an invalid text', async () => {
  clock()
  const { field, values } = show('1990-03-05')
  await userEvent.type(field, 'x')
  const calendar = within(screen.getByRole('dialog', { name: 'Calendario' }))
  await userEvent.click(calendar.getByRole('gridcell', { name: /, 5 de marzo de 1990/ }))
  settled()
  await userEvent.tab()
  expect(field).toHaveValue('05/03/1990')
  expect(field).not.toHaveAccessibleDescription()
  expect(values()).toEqual({ nacimiento: '1990-03-05' })
})

it('choosing a day with the mouse returns the focus to the box', async () => {
  clock()
  const { field, values } = show('1990-03-05')
  const calendar = await open()
  await userEvent.click(calendar.getByRole('gridcell', { name: /, 7 de marzo de 1990/ }))
  settled()
  expect(values()).toEqual({ nacimiento: '1990-03-07' })
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(field).toHaveFocus()
})

it('[F-04] works by keyboard alone: an arrow or the button moves to a day, Enter chooses it and returns', async () => {
  clock()
  const { field, values } = show('1990-03-05')
  await userEvent.tab()
  expect(field).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  await waitFor(() => expect(screen.getByRole('gridcell', { name: /, 5 de marzo de 1990/ })).toHaveFocus())
  await userEvent.keyboard('{ArrowRight}{Enter}')
  expect(values()).toEqual({ nacimiento: '1990-03-06' })
  settled()
  expect(field).toHaveFocus()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()

  await userEvent.tab()
  expect(screen.getByRole('button', { name: 'Abrir calendario' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(screen.getByRole('gridcell', { name: /, 6 de marzo de 1990/ })).toHaveFocus())
})
