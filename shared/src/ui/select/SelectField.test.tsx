import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderForm } from '../testing/renderForm'
import { SelectField } from './SelectField'
import { content, positioner } from './select.styles'

const tipos = [
  { value: 0, label: 'Física' },
  { value: 1, label: 'Moral' },
]

const show = (tipo_persona: number | null, onChange = jest.fn()) => ({
  onChange,
  ...renderForm(
    <SelectField name="tipo_persona" label="Tipo de persona" options={tipos} onChange={onChange} />,
    { tipo_persona },
  ),
})

const box = () => screen.getByRole('combobox', { name: 'Tipo de persona' })

it('[F-05] offers its options, and the value keeps its type', async () => {
  const { values, onChange } = show(null)
  await userEvent.click(box())
  await userEvent.click(await screen.findByRole('option', { name: 'Física' }))
  await waitFor(() => expect(box()).toHaveTextContent('Física'))
  expect(values()).toEqual({ tipo_persona: 0 })
  expect(onChange).toHaveBeenCalledWith(0)
})

it('[F-05] can be cleared', async () => {
  const { values, onChange } = show(1)
  expect(box()).toHaveTextContent('Moral')
  await userEvent.click(screen.getByRole('button', { name: 'Quitar Tipo de persona' }))
  expect(values()).toEqual({ tipo_persona: null })
  expect(onChange).toHaveBeenCalledWith(null)
  expect(screen.queryByRole('button', { name: 'Quitar Tipo de persona' })).not.toBeInTheDocument()
  expect(box()).toHaveFocus()
})

it('[F-13] its placeholder is Spanish, also while the options are coming', () => {
  show(null)
  expect(box()).toHaveTextContent('Elegir una opción')
  renderForm(<SelectField name="giro" label="Giro" options={[]} loading />, { giro: null })
  expect(screen.getByRole('combobox', { name: 'Giro' })).toHaveTextContent('Cargando opciones…')
})

it('works by keyboard', async () => {
  const { values } = show(null)
  await userEvent.tab()
  expect(box()).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  const options = await screen.findByRole('listbox')
  await waitFor(() => expect(options).toHaveFocus())
  await userEvent.keyboard('m')
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(values()).toEqual({ tipo_persona: 1 }))
})

it('[G-19] its list is in the layer 9999', () => {
  expect(positioner.zIndex).toBe('dropdown !important')
  expect(content.zIndex).toBe('dropdown')
})
