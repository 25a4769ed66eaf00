import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderForm } from '../testing/renderForm'
import { DateField } from './DateField'

const show = (nacimiento: string | null) => {
  const { values } = renderForm(<DateField name="nacimiento" label="Fecha de nacimiento" />, { nacimiento })
  return { field: screen.getByRole('textbox', { name: 'Fecha de nacimiento' }), values }
}

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
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  await waitFor(() => expect(field).toHaveFocus())
})
