import { testBackend } from '@backoffice/shared/testing'
import { waitFor } from '@testing-library/react'
import { abrirNuevo, personal } from './form.testing.tsx'

const rendered = jest.fn<void, [string]>()

/** The kit's fields, each of which says that it is rendered. */
function mockFields<D extends object>(door: D): D {
  const counted = Object.entries(door).map(([name, Field]) => {
    if (!name.endsWith('Field') || typeof Field !== 'function') return [name, Field] as const
    const said = (props: { name: string }) => {
      rendered(props.name)
      return Field(props)
    }
    return [name, said] as const
  })
  return Object.fromEntries(counted) as D
}
jest.mock('@backoffice/shared/ui/form', () => mockFields(jest.requireActual('@backoffice/shared/ui/form')))
jest.mock('@backoffice/shared/ui/select', () =>
  mockFields(jest.requireActual('@backoffice/shared/ui/select')),
)
jest.mock('@backoffice/shared/ui/date', () => mockFields(jest.requireActual('@backoffice/shared/ui/date')))
jest.mock('@backoffice/shared/ui/money', () => mockFields(jest.requireActual('@backoffice/shared/ui/money')))

const backend = testBackend({ kind: 'ours' })

it('[F-01] the first key in a field renders no other field', async () => {
  const { user } = abrirNuevo(backend)
  await waitFor(() => expect(personal('Nombre')).toHaveFocus())
  await waitFor(() => expect(document.querySelector('[aria-busy]')).toBeNull())
  expect(rendered).toHaveBeenCalledWith('giro')
  rendered.mockClear()
  await user.type(personal('Nombre'), 'a')
  expect(personal('Nombre')).toHaveValue('a')
  expect(rendered.mock.calls.flat().filter((name) => name !== 'nombre')).toEqual([])
})
