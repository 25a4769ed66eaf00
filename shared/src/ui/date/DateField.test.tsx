import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useForm } from 'react-hook-form'
import { Form } from '../form/Form'
import { renderForm } from '../testing/renderForm'
import { renderUi } from '../testing/renderUi'
import { DateField } from './DateField'

const show = (nacimiento: string | null) => {
  const { values } = renderForm(<DateField name="nacimiento" label="Fecha de nacimiento" />, { nacimiento })
  return { field: screen.getByRole('textbox', { name: 'Fecha de nacimiento' }), values }
}

/** The picker takes the focus away a frame after it closed, if it is let. */
const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 60)))

const open = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Abrir calendario' }))
  return within(await screen.findByRole('dialog', { name: 'Calendario' }))
}

it('[F-04] shows a day as dd/MM/yyyy', () => {
  expect(show('1990-03-05').field).toHaveValue('05/03/1990')
})

it('[F-04] its calendar is Spanish, with months and years to choose from', async () => {
  const { values, field } = show('1990-03-05')
  const calendar = await open()
  const month = calendar.getByRole('combobox', { name: 'Mes' })
  expect(month).toHaveDisplayValue('marzo')
  await userEvent.selectOptions(month, 'mayo')
  await userEvent.selectOptions(calendar.getByRole('combobox', { name: 'Año' }), '1985')
  await userEvent.click(calendar.getByRole('gridcell', { name: /miércoles, 1 de mayo de 1985/ }))
  expect(values()).toEqual({ nacimiento: '1985-05-01' })
  expect(field).toHaveValue('01/05/1985')
})

it('[F-04] a day can be typed, with or without slashes and zeros', async () => {
  const { field, values } = show(null)
  for (const text of ['31/12/1990', '5/3/1991', '05-03-1992', '05031993']) {
    await userEvent.clear(field)
    await userEvent.type(field, text)
    expect(values().nacimiento).toMatch(new RegExp(`^${text.slice(-4)}-(12-31|03-05)$`))
  }
})

it('what is typed and is no date is said, and the former day stays', async () => {
  const { field, values } = show('1990-03-05')
  await userEvent.clear(field)
  await userEvent.type(field, '31/02/2020')
  await userEvent.tab()
  await waitFor(() =>
    expect(field).toHaveAccessibleDescription('«31/02/2020» no es una fecha; se escribe como 31/12/1990'),
  )
  expect(values().nacimiento).not.toBe('2020-03-02')
})

it('a day that the calendar does not reach is said to be out of it', async () => {
  const { field } = show(null)
  await userEvent.type(field, '01/01/1850')
  await userEvent.tab()
  await waitFor(() =>
    expect(field).toHaveAccessibleDescription(
      /^«01\/01\/1850» queda fuera del calendario, que va del 01\/01\/1900/,
    ),
  )
})

it('[D16] the form is not sent without the day that somebody typed', async () => {
  const onSubmit = jest.fn()
  function Page() {
    const form = useForm({ defaultValues: { nacimiento: null } })
    return (
      <Form form={form} onSubmit={onSubmit} focusFirst={false}>
        <DateField name="nacimiento" label="Fecha de nacimiento" />
        <button type="submit">Guardar</button>
      </Form>
    )
  }
  renderUi(<Page />)
  const field = screen.getByRole('textbox', { name: 'Fecha de nacimiento' })
  await userEvent.type(field, '29/02/2001')
  await userEvent.click(screen.getByRole('button', { name: 'Guardar' }))
  await waitFor(() => expect(field).toHaveAccessibleDescription(/«29\/02\/2001» no es una fecha/))
  expect(onSubmit).not.toHaveBeenCalled()
})

it('Enter closes the calendar over a typed day, and the focus stays; what is no date is said', async () => {
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

it('can be emptied', async () => {
  const { field, values } = show('1990-03-05')
  await userEvent.clear(field)
  await userEvent.tab()
  expect(values()).toEqual({ nacimiento: null })
})

it('[G-19] its calendar is in the layer 9999, and Escape closes it', async () => {
  const { field } = show(null)
  await open()
  expect(document.querySelector('.react-datepicker-popper')).toHaveStyle({
    zIndex: 'var(--bo-z-index-dropdown)',
  })
  await userEvent.keyboard('{Escape}')
  await settled()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(field).toHaveFocus()
})

it('Escape in the box closes the calendar, and the focus stays; what is no date is said', async () => {
  const { field } = show(null)
  await userEvent.click(field)
  expect(screen.getByRole('dialog', { name: 'Calendario' })).toBeVisible()
  await userEvent.type(field, '31/02/2020')
  await userEvent.keyboard('{Escape}')
  await settled()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(field).toHaveFocus()
  expect(field).toHaveAccessibleDescription(/«31\/02\/2020» no es una fecha/)
})

it('the day that stands already can be chosen over a text that is no date', async () => {
  const { field, values } = show('1990-03-05')
  await userEvent.type(field, 'x')
  const calendar = within(screen.getByRole('dialog', { name: 'Calendario' }))
  await userEvent.click(calendar.getByRole('gridcell', { name: /, 5 de marzo de 1990/ }))
  await settled()
  await userEvent.tab()
  expect(field).toHaveValue('05/03/1990')
  expect(field).not.toHaveAccessibleDescription()
  expect(values()).toEqual({ nacimiento: '1990-03-05' })
})

it('a day chosen with the mouse leads back to the box', async () => {
  const { field, values } = show('1990-03-05')
  const calendar = await open()
  await userEvent.click(calendar.getByRole('gridcell', { name: /, 7 de marzo de 1990/ }))
  await settled()
  expect(values()).toEqual({ nacimiento: '1990-03-07' })
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(field).toHaveFocus()
})

it('[F-04] the keyboard alone: an arrow or the button leads to a day, Enter takes it and leads back', async () => {
  const { field, values } = show('1990-03-05')
  await userEvent.tab()
  expect(field).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  await waitFor(() => expect(screen.getByRole('gridcell', { name: /, 5 de marzo de 1990/ })).toHaveFocus())
  await userEvent.keyboard('{ArrowRight}{Enter}')
  expect(values()).toEqual({ nacimiento: '1990-03-06' })
  await settled()
  expect(field).toHaveFocus()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()

  await userEvent.tab()
  expect(screen.getByRole('button', { name: 'Abrir calendario' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(screen.getByRole('gridcell', { name: /, 6 de marzo de 1990/ })).toHaveFocus())
})
