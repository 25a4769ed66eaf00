import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useForm } from 'react-hook-form'
import { pending, renderUi } from '../../testing/renderUi.tsx'
import { Form } from './Form.tsx'
import { FormBar } from './FormBar.tsx'
import { FormSection } from './FormSection.tsx'
import { NumberField } from '../fields/NumberField.tsx'
import { TextField } from '../fields/TextField.tsx'

interface Valores {
  nombre: string
  rfc: string
}

interface Props {
  onSubmit?: (values: Valores) => unknown
  busy?: boolean
  campos?: Record<string, string> | null
}

function Pantalla({ onSubmit = () => {}, busy = false, campos = null }: Props) {
  const form = useForm<Valores>({ defaultValues: { nombre: '', rfc: '' } })
  return (
    <Form form={form} onSubmit={onSubmit} busy={busy} campos={campos}>
      <FormSection title="Información personal">
        <TextField name="nombre" label="Nombre" required />
      </FormSection>
      <FormSection title="Información empresarial" defaultOpen={false}>
        <TextField name="rfc" label="RFC" uppercase />
      </FormSection>
      <FormBar busy={busy} cancelTo="/clientes" />
    </Form>
  )
}

it('focuses the first field', () => {
  renderUi(<Pantalla />)
  expect(screen.getByRole('textbox', { name: 'Nombre' })).toHaveFocus()
})

it.each(['button', 'input'] as const)(
  'a form that loads late leaves the focus in another %s',
  (Elsewhere) => {
    const page = (loaded: boolean) => (
      <>
        <Elsewhere aria-label="Otro lugar" />
        {loaded && <Pantalla />}
      </>
    )
    const { rerender } = renderUi(page(false))
    act(() => screen.getByLabelText('Otro lugar').focus())
    rerender(page(true))
    expect(screen.getByLabelText('Otro lugar')).toHaveFocus()
  },
)

it('a form that loads late takes the focus from the page content that a navigation focused', () => {
  const page = (loaded: boolean) => <main tabIndex={-1}>{loaded && <Pantalla />}</main>
  const { rerender } = renderUi(page(false))
  act(() => screen.getByRole('main').focus())
  rerender(page(true))
  expect(screen.getByRole('textbox', { name: 'Nombre' })).toHaveFocus()
})

it.each(['{Control>}s{/Control}', '{Meta>}{Enter}{/Meta}', '{Control>}S{/Control}'])(
  '[D16] %s sends the form from any field, or from none',
  async (keys) => {
    const onSubmit = jest.fn()
    renderUi(<Pantalla onSubmit={onSubmit} />)
    await userEvent.keyboard(`Ana${keys}`)
    await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1))
    expect(onSubmit.mock.lastCall?.[0]).toMatchObject({ nombre: 'Ana' })
    act(() => (document.activeElement as HTMLElement).blur())
    await userEvent.keyboard(keys)
    await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(2))
  },
)

it('[D16] an open dialog keeps these keys from the page behind it; a key that writes a letter sends nothing', async () => {
  const onSubmit = jest.fn()
  renderUi(
    <>
      <Pantalla onSubmit={onSubmit} />
      <div role="dialog">
        <button>Aceptar</button>
      </div>
    </>,
  )
  await userEvent.keyboard('{Control>}{Alt>}s{/Alt}{/Control}')
  act(() => screen.getByRole('button', { name: 'Aceptar' }).focus())
  await userEvent.keyboard('{Control>}s{/Control}')
  expect(onSubmit).not.toHaveBeenCalled()
})

it('[F-01] the sections are an accordion', () => {
  renderUi(<Pantalla />)
  expect(screen.getByRole('button', { name: 'Información personal' })).toHaveAttribute(
    'aria-expanded',
    'true',
  )
  expect(screen.getByRole('button', { name: 'Información empresarial' })).toHaveAttribute(
    'aria-expanded',
    'false',
  )
})

it.each([
  [390, ['Guardar', 'Cancelar']],
  [1440, ['Cancelar', 'Guardar']],
])('at %i px the buttons come in the order %j', (width, names) => {
  jest.spyOn(window, 'matchMedia').mockImplementation((query) => {
    const [, limit] = /max-width: (\d+)px/.exec(query) ?? []
    const matches = limit !== undefined && width <= Number(limit)
    return { matches, addEventListener() {}, removeEventListener() {} } as unknown as MediaQueryList
  })
  renderUi(<Pantalla />)
  const save = screen.getByRole('button', { name: 'Guardar' })
  const buttons = [...(save.parentElement?.querySelectorAll('a, button') ?? [])]
  expect(buttons.map(({ textContent }) => textContent)).toEqual(names)
})

it('reports every error at the first attempt, and focuses the first invalid field', async () => {
  const onSubmit = jest.fn()
  function Page() {
    const form = useForm({ defaultValues: { empleados: null, nombre: '', nacimiento: null, puesto: '' } })
    return (
      <Form
        form={form}
        onSubmit={onSubmit}
        check={(values) => {
          const missing = (['nombre', 'puesto'] as const).filter((name) => values[name] === '')
          missing.forEach((name) => form.setError(name, { message: 'Es obligatorio' }, { shouldFocus: true }))
          return missing.length > 0
        }}
      >
        <TextField name="nombre" label="Nombre" required />
        <NumberField name="empleados" label="Empleados" />
        <TextField name="puesto" label="Puesto" required />
        <FormBar />
      </Form>
    )
  }
  renderUi(<Page />)
  const field = (name: string) => screen.getByRole('textbox', { name })
  const save = () => userEvent.click(screen.getByRole('button', { name: 'Guardar' }))
  await userEvent.type(field('Empleados'), 'mil')
  await save()
  await waitFor(() => expect(field('Nombre')).toBeInvalid())
  expect(field('Empleados')).toBeInvalid()
  expect(field('Puesto')).toBeInvalid()
  await waitFor(() => expect(field('Nombre')).toHaveFocus())
  await userEvent.type(field('Nombre'), 'Ana')
  await save()
  await waitFor(() => expect(field('Empleados')).toHaveFocus())
  expect(field('Nombre')).toBeValid()
  await userEvent.clear(field('Empleados'))
  await userEvent.type(field('Puesto'), 'Directora')
  expect(onSubmit).not.toHaveBeenCalled()
  await save()
  await waitFor(() => expect(onSubmit).toHaveBeenCalled())
})

it('an element before the form that the screen focused keeps the focus', async () => {
  function Page() {
    const form = useForm({ defaultValues: { empleados: null } })
    return (
      <>
        <input aria-label="Cliente" />
        <Form
          form={form}
          onSubmit={() => {}}
          check={() => {
            screen.getByLabelText('Cliente').focus()
            return true
          }}
        >
          <NumberField name="empleados" label="Empleados" />
          <FormBar />
        </Form>
      </>
    )
  }
  renderUi(<Page />)
  await userEvent.type(screen.getByRole('textbox', { name: 'Empleados' }), 'mil')
  const focus = jest.spyOn(screen.getByRole('textbox', { name: 'Empleados' }), 'focus')
  await userEvent.click(screen.getByRole('button', { name: 'Guardar' }))
  // react-hook-form focuses its own field twice.
  await waitFor(() => expect(focus).toHaveBeenCalledTimes(2))
  await waitFor(() => expect(screen.getByLabelText('Cliente')).toHaveFocus())
})

it('[F-12] Cancelar leaves without sending anything', async () => {
  const onSubmit = jest.fn()
  renderUi(<Pantalla onSubmit={onSubmit} />)
  await userEvent.click(screen.getByRole('link', { name: 'Cancelar' }))
  expect(screen.getByTestId('direccion')).toHaveTextContent('/clientes')
  expect(onSubmit).not.toHaveBeenCalled()
})

it('[D17] further submits are ignored while one is under way', async () => {
  const answer = pending<void>()
  const onSubmit = jest.fn(() => answer.promise)
  renderUi(<Pantalla onSubmit={onSubmit} />)
  await userEvent.type(screen.getByRole('textbox', { name: 'Nombre' }), 'Ana{Enter}{Enter}')
  await userEvent.click(screen.getByRole('button', { name: 'Guardar' }))
  expect(onSubmit).toHaveBeenCalledTimes(1)
  expect(onSubmit).toHaveBeenCalledWith({ nombre: 'Ana', rfc: '' })
})

it('[D17] disables all buttons while busy', () => {
  renderUi(<Pantalla busy />)
  expect(screen.getByRole('button', { name: 'Guardar' })).toBeDisabled()
  expect(screen.getByRole('button', { name: 'Cancelar' })).toBeDisabled()
})

it('shows the server’s error at the field, even in a closed section, until the field changes', async () => {
  const { rerender } = renderUi(<Pantalla />)
  await userEvent.click(screen.getByRole('button', { name: 'Guardar' }))
  rerender(<Pantalla campos={{ rfc: 'El RFC tiene 12 o 13 caracteres' }} />)
  const rfc = await screen.findByRole('textbox', { name: 'RFC' })
  expect(rfc).toHaveAccessibleDescription('El RFC tiene 12 o 13 caracteres')
  expect(rfc).toBeInvalid()
  await userEvent.type(rfc, 'x')
  await waitFor(() => expect(rfc).toBeValid())
  expect(rfc).toHaveValue('x')
})
