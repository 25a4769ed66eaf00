import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useForm } from 'react-hook-form'
import { serverTime } from '../../format/fechas/reloj.ts'
import { wholeStyles } from '../../testing/wholeStyles.ts'
import { Form } from '../form/frame/Form.tsx'
import { TextField } from '../form/fields/TextField.tsx'
import { renderForm } from '../testing/renderForm.tsx'
import { renderUi } from '../testing/renderUi.tsx'
import { DateField } from './DateField.tsx'
import { askFor } from '../demand/index.ts'
import { loadCalendar } from './calendar/loadCalendar.ts'
import { show, open } from './dateField.testing.tsx'

wholeStyles()

beforeAll(() => askFor(loadCalendar))
afterEach(() => jest.useRealTimers())

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

it('[F-04] accepts the usual ways to type a day, and shows it as dd/MM/yyyy on blur', async () => {
  const { field, values } = show(null)
  for (const [text, shown, day] of [
    ['31/12/1990', '31/12/1990', '1990-12-31'],
    ['05031993', '05/03/1993', '1993-03-05'],
    ['2026-12-31', '31/12/2026', '2026-12-31'],
    ['1/1/26', '01/01/2026', '2026-01-01'],
    ['01-01-2026', '01/01/2026', '2026-01-01'],
    ['1 ene 2026', '01/01/2026', '2026-01-01'],
  ] as const) {
    await userEvent.clear(field)
    await userEvent.type(field, text)
    expect(values()).toEqual({ nacimiento: day })
    await userEvent.tab()
    expect(field).toHaveValue(shown)
    expect(field).toBeValid()
  }
})

describe('today', () => {
  // Noon of November 25th in the office, whatever this computer says.
  beforeEach(() => serverTime('Wed, 25 Nov 2026 18:00:00 GMT'))
  // Before the field is gone, so it hears that the day is another.
  afterEach(() => act(() => serverTime(new Date().toUTCString())))

  it('[D20] [F-04] «hoy» and the calendar’s day are the office’s by the server’s clock', async () => {
    const { field, values } = show(null)
    await userEvent.click(field)
    const calendar = within(await screen.findByRole('dialog', { name: 'Calendario' }))
    expect(calendar.getByRole('combobox', { name: 'Mes' })).toHaveDisplayValue('noviembre')
    expect(calendar.getByRole('combobox', { name: 'Año' })).toHaveDisplayValue('2026')
    expect(calendar.getByRole('gridcell', { name: /, 25 de noviembre de 2026/ })).toHaveClass('today')
    await userEvent.type(field, 'hoy')
    expect(values()).toEqual({ nacimiento: '2026-11-25' })
    await userEvent.tab()
    expect(field).toHaveValue('25/11/2026')
  })

  it('[F-02] [F-03] a day of birth or of constitution has come', async () => {
    const { values } = renderForm(<DateField name="nacimiento" label="Fecha de nacimiento" past />, {
      nacimiento: null,
    })
    const field = screen.getByRole('textbox', { name: 'Fecha de nacimiento' })
    await userEvent.click(field)
    await userEvent.paste('mañana')
    expect(field).toHaveAccessibleDescription('«mañana» no ha llegado; hoy es 25/11/2026')
    await userEvent.clear(field)
    await userEvent.paste('1/1/27')
    expect(values()).toEqual({ nacimiento: '1927-01-01' })
  })
})

it('reports an invalid date on blur, and keeps what was typed', async () => {
  const { field } = show('1990-03-05')
  await userEvent.clear(field)
  await userEvent.type(field, '31/02/2020')
  expect(field).toBeValid()
  await userEvent.tab()
  await waitFor(() =>
    expect(field).toHaveAccessibleDescription('«31/02/2020» no es una fecha; se escribe como 31/12/1990'),
  )
  expect(field).toHaveValue('31/02/2020')
  // A half-corrected text is not judged.
  await userEvent.type(field, '{Backspace}')
  expect(field).toBeValid()
})

it('reports a pasted invalid date at once', async () => {
  const { field } = show(null)
  await userEvent.click(field)
  await userEvent.paste('nunca')
  expect(field).toHaveValue('nunca')
  expect(field).toHaveAccessibleDescription('«nunca» no es una fecha; se escribe como 31/12/1990')
})

it('reports a day outside the calendar', async () => {
  const { field } = show(null)
  for (const text of ['01/01/1850', '1850-01-01']) {
    await userEvent.clear(field)
    await userEvent.type(field, text)
    await userEvent.tab()
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription(/queda fuera del calendario, que va del 01\/01\/1900/),
    )
    expect(field).toHaveAccessibleDescription(new RegExp(`^«${text}»`))
  }
})

it.each(['31/02/2000', '29/02/2001', '1850-01-01', 'nunca'])(
  '[D16] «%s» is never saved, not even as empty: every attempt to save keeps it, reports it and focuses it',
  async (text) => {
    const onSubmit = jest.fn()
    function Page() {
      const form = useForm({ defaultValues: { nacimiento: '1990-03-05', nombre: '' } })
      return (
        <Form form={form} onSubmit={(values) => onSubmit(values)} focusFirst={false}>
          <DateField name="nacimiento" label="Fecha de nacimiento" />
          <TextField name="nombre" label="Nombre" />
          <button type="submit">Guardar</button>
        </Form>
      )
    }
    renderUi(<Page />)
    const field = screen.getByRole('textbox', { name: 'Fecha de nacimiento' })
    const nombre = screen.getByRole('textbox', { name: 'Nombre' })
    const save = () => userEvent.click(screen.getByRole('button', { name: 'Guardar' }))
    await userEvent.clear(field)
    await userEvent.type(field, text)
    const focus = jest.spyOn(field, 'focus')
    for (let i = 0; i < 2; i++) {
      await userEvent.type(nombre, 'A')
      await save()
      await waitFor(() => expect(field).toHaveFocus())
      expect(field).toHaveValue(text)
      expect(field).toHaveAccessibleDescription(new RegExp(`^«${text}»`))
    }
    // Focused so that the browser scrolls it into view.
    for (const [options] of focus.mock.calls) expect(options?.preventScroll ?? false).toBe(false)
    expect(onSubmit).not.toHaveBeenCalled()
    await userEvent.clear(field)
    await userEvent.type(field, '1/3/2000')
    expect(field).toBeValid()
    await save()
    expect(onSubmit).toHaveBeenCalledWith({ nacimiento: '2000-03-01', nombre: 'AA' })
  },
)

it('[D16] an untouched day is saved as it was, even outside the calendar', async () => {
  const { submitted } = renderForm(
    <>
      <DateField name="nacimiento" label="Fecha de nacimiento" />
      <button>Guardar</button>
    </>,
    { nacimiento: '1850-01-01' },
  )
  await userEvent.click(screen.getByRole('textbox', { name: 'Fecha de nacimiento' }))
  await userEvent.click(screen.getByRole('button', { name: 'Guardar' }))
  expect(submitted).toHaveBeenCalledWith({ nacimiento: '1850-01-01' })
})

it('can be emptied', async () => {
  const { field, values } = show('1990-03-05')
  await userEvent.clear(field)
  await userEvent.tab()
  expect(values()).toEqual({ nacimiento: null })
})
