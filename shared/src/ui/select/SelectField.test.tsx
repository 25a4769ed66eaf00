import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useForm } from 'react-hook-form'
import { useSettled } from '../../form/unread.ts'
import { Form } from '../form/frame/Form.tsx'
import { renderForm } from '../testing/renderForm.tsx'
import { renderUi } from '../testing/renderUi.tsx'
import { SelectField } from './SelectField.tsx'

const tipos = [
  { value: 0, label: 'Física' },
  { value: 1, label: 'Moral' },
]

const giros = [
  { value: 'a', label: '54 Servicios profesionales, científicos y técnicos' },
  { value: 'b', label: '61 Servicios educativos' },
  { value: 'c', label: '21 Minería' },
  { value: 'd', label: '62 Educación superior' },
]

const show = (tipo_persona: number | null, onChange = jest.fn()) => ({
  onChange,
  ...renderForm(
    <>
      <SelectField name="tipo_persona" label="Tipo de persona" options={tipos} onChange={onChange} />
      <button>Guardar</button>
    </>,
    { tipo_persona },
  ),
})

const showGiros = (giro: string | null, clearable = true) =>
  renderForm(
    <>
      <SelectField name="giro" label="Giro" options={giros} clearable={clearable} />
      <button>Guardar</button>
    </>,
    { giro },
  )

const box = (name = 'Tipo de persona') => screen.getByRole('combobox', { name })
const options = () => screen.queryAllByRole('option').map((option) => option.textContent)
const said = () => document.querySelector('[role=status]:not(output)')
const save = () => userEvent.click(screen.getByRole('button', { name: 'Guardar' }))

it('[F-05] offers its options, and the value keeps its type', async () => {
  const { values, onChange } = show(null)
  await userEvent.click(box())
  await userEvent.click(await screen.findByRole('option', { name: 'Física' }))
  await waitFor(() => expect(box()).toHaveValue('Física'))
  expect(values()).toEqual({ tipo_persona: 0 })
  expect(onChange).toHaveBeenCalledWith(0)
})

it('[F-05] can be cleared', async () => {
  const { values, onChange } = show(1)
  expect(box()).toHaveValue('Moral')
  await userEvent.click(screen.getByRole('button', { name: 'Quitar Tipo de persona' }))
  expect(values()).toEqual({ tipo_persona: null })
  expect(onChange).toHaveBeenCalledWith(null)
  expect(screen.queryByRole('button', { name: 'Quitar Tipo de persona' })).not.toBeInTheDocument()
  expect(box()).toHaveFocus()
  expect(box()).toHaveValue('')
})

it('[F-05] can also be cleared by keyboard, unless a choice is required', async () => {
  const { values } = show(1)
  await userEvent.clear(box())
  await userEvent.tab()
  expect(values()).toEqual({ tipo_persona: null })
  const must = showGiros('c', false)
  await userEvent.clear(box('Giro'))
  await userEvent.tab()
  expect(must.values()).toEqual({ giro: 'c' })
  expect(box('Giro')).toHaveValue('21 Minería')
})

it('[F-13] its placeholder is Spanish, also while the options are loading', () => {
  show(null)
  expect(box()).toHaveAttribute('placeholder', 'Elegir una opción')
  expect(box()).toHaveValue('')
  renderForm(<SelectField name="giro" label="Giro" options={[]} loading />, { giro: null })
  expect(box('Giro')).toHaveAttribute('placeholder', 'Cargando opciones…')
})

it('[F-05] works by keyboard: the arrows point, Enter chooses, and the list marks the choice', async () => {
  const { values } = show(0)
  await userEvent.tab()
  expect(box()).toHaveFocus()
  expect(box()).toHaveAttribute('aria-expanded', 'false')
  await userEvent.keyboard('{ArrowDown}')
  await screen.findByRole('listbox', { name: 'Tipo de persona' })
  expect(box()).toHaveAttribute('aria-expanded', 'true')
  expect(screen.getByRole('option', { name: 'Física' })).toHaveAttribute('aria-selected', 'true')
  await waitFor(() =>
    expect(box()).toHaveAttribute('aria-activedescendant', screen.getByRole('option', { name: 'Física' }).id),
  )
  await userEvent.keyboard('{ArrowDown}')
  await waitFor(() =>
    expect(box()).toHaveAttribute('aria-activedescendant', screen.getByRole('option', { name: 'Moral' }).id),
  )
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(values()).toEqual({ tipo_persona: 1 }))
  expect(box()).toHaveValue('Moral')
  expect(box()).toHaveFocus()
})

it.each([
  ['servicios', ['54 Servicios profesionales, científicos y técnicos', '61 Servicios educativos']],
  ['TECNICOS cientif', ['54 Servicios profesionales, científicos y técnicos']],
  ['EDUCACIÓN', ['62 Educación superior']],
  ['mineria', ['21 Minería']],
  ['6', ['61 Servicios educativos', '62 Educación superior']],
])('[F-07] «%s» finds what has it anywhere in its name, accents and case ignored', async (text, found) => {
  const { values } = showGiros(null)
  await userEvent.type(box('Giro'), text)
  await waitFor(() => expect(options()).toEqual(found))
  expect(said()).toHaveTextContent(found.length === 1 ? '1 opción' : `${found.length} opciones`)
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(box('Giro')).toHaveValue(found[0]))
  expect(values()).toEqual({ giro: giros.find(({ label }) => label === found[0])?.value })
})

it('[F-07] a text without matches is reported, stays on blur, and nothing is saved in its place', async () => {
  const { submitted } = showGiros('c')
  await userEvent.clear(box('Giro'))
  await userEvent.type(box('Giro'), 'astronomía')
  expect(said()).toHaveTextContent('Nada coincide con «astronomía»')
  expect(screen.getByRole('listbox')).toHaveTextContent('Nada coincide con «astronomía»')
  expect(box('Giro')).toBeValid()
  await userEvent.tab()
  const sentence = 'Nada coincide con «astronomía»; hay que elegir una opción de la lista'
  await waitFor(() => expect(box('Giro')).toHaveAccessibleDescription(sentence))
  expect(box('Giro')).toHaveValue('astronomía')
  expect(box('Giro')).toBeInvalid()
  for (let i = 0; i < 2; i++) {
    await save()
    await waitFor(() => expect(box('Giro')).toHaveFocus())
  }
  expect(submitted).not.toHaveBeenCalled()
  await userEvent.clear(box('Giro'))
  await userEvent.type(box('Giro'), 'superior')
  await save()
  await waitFor(() => expect(submitted).toHaveBeenCalledWith({ giro: 'd' }))
})

function Changed({ loaded = true, onChange = () => {} }: { loaded?: boolean; onChange?(): void }) {
  const form = useForm({ defaultValues: { giro: 'c' } })
  const giro = <SelectField name="giro" label="Giro" options={giros} disabled={!loaded} onChange={onChange} />
  return (
    <Form form={form} onSubmit={() => {}}>
      {giro}
      <SaidOfGiro />
      <p>{form.formState.isDirty ? 'cambió' : 'igual'}</p>
    </Form>
  )
}

function SaidOfGiro() {
  return <p>{`giro ${useSettled('giro')}`}</p>
}

it('half a name changes the form but chooses nothing; retyping the chosen name changes nothing', async () => {
  const onChange = jest.fn()
  renderUi(<Changed onChange={onChange} />)
  expect(screen.getByText('igual')).toBeVisible()
  for (const text of ['astro', 's', ' ']) {
    await userEvent.clear(box('Giro'))
    await userEvent.type(box('Giro'), text)
    expect(screen.getByText('cambió')).toBeVisible()
    expect(screen.getByText('giro c')).toBeVisible()
    await userEvent.clear(box('Giro'))
    await userEvent.type(box('Giro'), '21 Minería')
    expect(screen.getByText('igual')).toBeVisible()
  }
  expect(onChange).not.toHaveBeenCalled()
})

it('a text gives way to the previous choice once there is nothing left to choose', async () => {
  const { rerender } = renderUi(<Changed />)
  await userEvent.clear(box('Giro'))
  await userEvent.type(box('Giro'), 'astro')
  rerender(<Changed loaded={false} />)
  await waitFor(() => expect(box('Giro')).toHaveValue('21 Minería'))
  expect(screen.getByText('igual')).toBeVisible()
})

it('[F-07] on blur an ambiguous partial name is reported, and an unambiguous one chooses its option', async () => {
  const { values, submitted } = showGiros(null)
  await userEvent.type(box('Giro'), 'servicios')
  await save()
  await waitFor(() =>
    expect(box('Giro')).toHaveAccessibleDescription(
      '«servicios» coincide con 2 opciones; hay que elegir una de la lista',
    ),
  )
  expect(submitted).not.toHaveBeenCalled()
  await userEvent.type(box('Giro'), ' educ')
  await userEvent.tab()
  expect(box('Giro')).toHaveValue('61 Servicios educativos')
  expect(box('Giro')).toBeValid()
  expect(values()).toEqual({ giro: 'b' })
})

it('[F-07] Enter with the list closed takes what is typed before the form is sent', async () => {
  const { submitted } = showGiros('c')
  await userEvent.clear(box('Giro'))
  await userEvent.type(box('Giro'), 'superior{Escape}')
  await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument())
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(submitted).toHaveBeenCalledWith({ giro: 'd' }))
})
