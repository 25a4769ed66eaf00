import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { DateField } from '../date/index.ts'
import type { FieldProps } from '../input/Field.tsx'
import { MoneyField } from '../money/index.ts'
import { SelectField } from '../select/index.ts'
import { renderUi } from '../testing/renderUi.tsx'
import { CheckboxGroupField, Form, NumberField, PasswordField, TextAreaField, TextField } from './index.ts'

const mockRendered = jest.fn<void, [string]>()

// Every field renders one of these two.
jest.mock('../input/Field.tsx', () => {
  const actual = jest.requireActual<typeof import('../input/Field.tsx')>('../input/Field.tsx')
  return {
    ...actual,
    Field(props: FieldProps) {
      mockRendered(props.label)
      return actual.Field(props)
    },
    FieldNotes(props: Parameters<typeof actual.FieldNotes>[0]) {
      mockRendered('notes')
      return actual.FieldNotes(props)
    },
  }
})

const options = [{ value: 1, label: 'Uno' }]
const others: Record<string, ReactNode> = {
  TextField: <TextField name="otro" label="Otro" />,
  TextAreaField: <TextAreaField name="otro" label="Otro" />,
  PasswordField: <PasswordField name="otro" label="Otro" />,
  NumberField: <NumberField name="otro" label="Otro" />,
  MoneyField: <MoneyField name="otro" label="Otro" />,
  DateField: <DateField name="otro" label="Otro" />,
  SelectField: <SelectField name="otro" label="Otro" options={options} />,
  CheckboxGroupField: <CheckboxGroupField name="otro" label="Otro" options={options} />,
}

it.each(Object.keys(others))('the first key in a field does not render a %s beside it', async (kind) => {
  const fields = (
    <>
      <TextField name="nombre" label="Nombre" />
      {others[kind]}
    </>
  )
  function Page() {
    const form = useForm({ defaultValues: { nombre: '', otro: null } })
    return (
      <>
        <Form form={form} onSubmit={() => undefined} focusFirst={false}>
          {fields}
        </Form>
        {form.formState.isDirty && <p>Con cambios</p>}
      </>
    )
  }
  renderUi(<Page />)
  expect(mockRendered.mock.calls.flat()).toContain(/^(Sel|Che)/.test(kind) ? 'notes' : 'Otro')
  mockRendered.mockClear()
  await userEvent.type(screen.getByRole('textbox', { name: 'Nombre' }), 'a')
  expect(screen.getByText('Con cambios')).toBeVisible()
  expect(mockRendered.mock.calls.flat().filter((label) => label !== 'Nombre')).toEqual([])
})
