import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { controlsOf } from '../../testing/controlsOf.ts'
import { DateField } from '../date/DateField.tsx'
import { CheckboxGroupField } from '../form/fields/CheckboxGroupField.tsx'
import { FileField } from '../form/fields/FileField.tsx'
import { NumberField } from '../form/fields/NumberField.tsx'
import { PasswordField } from '../form/fields/PasswordField.tsx'
import { TextAreaField } from '../form/fields/TextAreaField.tsx'
import { TextField } from '../form/fields/TextField.tsx'
import { Button } from '../button/Button.tsx'
import { MoneyField } from '../money/MoneyField.tsx'
import { SelectField } from '../select/SelectField.tsx'
import { pending, renderUi } from '../testing/renderUi.tsx'
import { FilterDialog } from './FilterDialog.tsx'
import { FormDialog } from './FormDialog.tsx'

const options = [
  { value: 1, label: 'Uno' },
  { value: 2, label: 'Dos' },
]

const everyField = (
  <>
    <TextField name="texto" label="Texto" />
    <TextAreaField name="largo" label="Largo" />
    <NumberField name="numero" label="Número" />
    <MoneyField name="dinero" label="Dinero" />
    <PasswordField name="clave" label="Clave" />
    <CheckboxGroupField name="varios" label="Varios" options={options} />
    <FileField name="archivo" label="Archivo" />
    <SelectField name="uno" label="Uno de dos" options={options} />
    <DateField name="dia" label="Día" />
    <Button>Quitar</Button>
  </>
)
const values = {
  texto: '',
  largo: '',
  numero: null,
  dinero: null,
  clave: '',
  varios: [],
  archivo: null,
  uno: 1,
  dia: null,
}

const dialog = () => screen.getByRole('dialog')
const enabled = () => controlsOf(dialog()).filter((control) => !control.matches(':disabled'))

it('[C-09] no control of a filter dialog works while it searches, and all do after a failure', async () => {
  const answer = pending<boolean>()
  renderUi(
    <FilterDialog
      open
      title="Filtrar"
      list={{ query: { filtros: values }, filtrosVacios: values, search: () => answer.promise }}
      onClose={() => undefined}
    >
      {everyField}
    </FilterDialog>,
  )
  const texto = await screen.findByRole('textbox', { name: 'Texto' })
  await waitFor(() => expect(texto).toHaveFocus())
  const before = enabled().length
  // Enter leaves an open list as it is.
  await userEvent.click(screen.getByRole('combobox', { name: 'Uno de dos' }))
  expect(await screen.findByRole('option', { name: 'Dos' })).toBeVisible()
  await userEvent.type(texto, '{Enter}', { skipClick: true })
  act(() => texto.closest('form')?.requestSubmit())
  await waitFor(() => expect(dialog()).toHaveAttribute('aria-busy', 'true'))
  expect(enabled()).toEqual([])
  await waitFor(() => expect(screen.queryByRole('option', { name: 'Dos' })).not.toBeInTheDocument())
  await userEvent.click(screen.getByRole('combobox', { name: 'Uno de dos' }), { pointerEventsCheck: 0 })
  expect(screen.queryByRole('option', { name: 'Dos' })).not.toBeInTheDocument()
  await act(async () => answer.settle(false))
  await waitFor(() => expect(enabled()).toHaveLength(before))
})

it('[D17] a form’s dialog keeps only what cancels its request', async () => {
  function Save() {
    const form = useForm({ defaultValues: values })
    const [busy, setBusy] = useState(false)
    return (
      <FormDialog
        open
        title="Guardar"
        form={form}
        busy={busy}
        onSubmit={() => setBusy(true)}
        progress={busy && <Button onClick={() => setBusy(false)}>Cancelar subida</Button>}
        onClose={() => undefined}
      >
        {everyField}
      </FormDialog>
    )
  }
  renderUi(<Save />)
  const texto = await screen.findByRole('textbox', { name: 'Texto' })
  await waitFor(() => expect(texto).toHaveFocus())
  await userEvent.keyboard('y{Enter}')
  const cancel = await screen.findByRole('button', { name: 'Cancelar subida' })
  await waitFor(() => expect(enabled()).toEqual([cancel]))
  await userEvent.click(cancel)
  expect(texto).toBeEnabled()
  expect(texto).toHaveValue('y')
})
