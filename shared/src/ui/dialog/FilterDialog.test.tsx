import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { TextField } from '../form/fields/TextField.tsx'
import { pending, renderUi } from '../testing/renderUi.tsx'
import { FilterDialog } from './FilterDialog.tsx'

interface Filtros {
  nombre: string
  email: string
}

const vacios: Filtros = { nombre: '', email: '' }

function show(search: (filtros: Filtros) => Promise<boolean>, filtros: Filtros = vacios) {
  function Lista() {
    const [open, setOpen] = useState(true)
    return (
      <>
        <button onClick={() => setOpen(true)}>Filtros de búsqueda</button>
        <FilterDialog
          open={open}
          title="Filtrar clientes"
          list={{ query: { filtros }, filtrosVacios: vacios, search }}
          onClose={() => setOpen(false)}
        >
          <TextField name="nombre" label="Nombre" />
          <TextField name="email" label="Email" />
        </FilterDialog>
      </>
    )
  }
  renderUi(<Lista />)
}

const button = (name: string) => screen.getByRole('button', { name })
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())

it('[C-08] shows the list’s current filters', async () => {
  show(() => Promise.resolve(true), { nombre: 'Ana', email: '' })
  expect(await screen.findByRole('textbox', { name: 'Nombre' })).toHaveValue('Ana')
})

it('[C-09] «Buscar» searches with what was typed; both buttons wait for the answer, and then it closes', async () => {
  const answer = pending<boolean>()
  const search = jest.fn(() => answer.promise)
  show(search)
  await userEvent.type(await screen.findByRole('textbox', { name: 'Nombre' }), 'Ana')
  await userEvent.click(button('Buscar'))
  expect(search).toHaveBeenCalledWith({ nombre: 'Ana', email: '' })
  expect(button('Buscar')).toBeDisabled()
  expect(button('Buscar')).toHaveAttribute('aria-busy', 'true')
  expect(button('Buscar todos')).toBeDisabled()
  await userEvent.keyboard('{Escape}')
  expect(screen.getByRole('dialog')).toBeVisible()
  answer.settle(true)
  await closed()
})

it('on a phone the primary button comes first', async () => {
  const phone = jest.spyOn(window, 'matchMedia').mockImplementation((query) => {
    const [, limit] = /max-width: (\d+)px/.exec(query) ?? []
    const matches = limit !== undefined && 390 <= Number(limit)
    return { matches, addEventListener() {}, removeEventListener() {} } as unknown as MediaQueryList
  })
  show(() => Promise.resolve(true))
  const wanted = await screen.findByRole('button', { name: 'Buscar' })
  expect(wanted.compareDocumentPosition(button('Buscar todos'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  phone.mockRestore()
})

it('[C-09] «Buscar todos» searches without filters', async () => {
  const search = jest.fn(() => Promise.resolve(true))
  show(search, { nombre: 'Ana', email: 'ana@' })
  await userEvent.click(await screen.findByRole('button', { name: 'Buscar todos' }))
  expect(search).toHaveBeenCalledWith(vacios)
  await closed()
})

it('[C-09] [D17] Enter searches, once', async () => {
  const search = jest.fn(() => pending<boolean>().promise)
  show(search)
  await userEvent.type(await screen.findByRole('textbox', { name: 'Nombre' }), 'Ana{Enter}{Enter}')
  expect(search).toHaveBeenCalledTimes(1)
})

it('[C-09] stays open after a failure, with what was typed', async () => {
  const search = jest.fn(() => Promise.resolve(false))
  show(search)
  await userEvent.type(await screen.findByRole('textbox', { name: 'Nombre' }), 'Ana{Enter}')
  expect(search).toHaveBeenCalledTimes(1)
  await waitFor(() => expect(button('Buscar')).toBeEnabled())
  expect(screen.getByRole('textbox', { name: 'Nombre' })).toHaveValue('Ana')
})

it('[C-08] opens again with the list’s filters, not with discarded ones', async () => {
  show(() => Promise.resolve(true), { nombre: 'Ana', email: '' })
  const nombre = await screen.findByRole('textbox', { name: 'Nombre' })
  await userEvent.type(nombre, ' Luisa')
  // Escape works from the frame in which the page behind is hidden.
  await waitFor(() => expect(document.querySelector('[data-aria-hidden]')).not.toBeNull())
  await userEvent.keyboard('{Escape}')
  await closed()
  await userEvent.click(button('Filtros de búsqueda'))
  expect(await screen.findByRole('textbox', { name: 'Nombre' })).toHaveValue('Ana')
})

it('[C-09] [D24] shows a refusal at its field and in the dialog until the next search', async () => {
  const error = { kind: 'answer', status: 400, msg: null, campos: { email: 'Admite como máximo 500' } }
  const answers = [false, true]
  const search = jest.fn(() => Promise.resolve(answers.shift() ?? true))
  renderUi(
    <FilterDialog
      open
      title="Filtrar clientes"
      list={{ query: { filtros: vacios }, filtrosVacios: vacios, search, state: { status: 'error', error } }}
      onClose={() => undefined}
    >
      <TextField name="nombre" label="Nombre" />
      <TextField name="email" label="Email" />
    </FilterDialog>,
  )
  expect(await screen.findByRole('textbox', { name: 'Email' })).toBeValid()
  await userEvent.click(button('Buscar'))
  const email = screen.getByRole('textbox', { name: 'Email' })
  await waitFor(() => expect(email).toBeInvalid())
  expect(email).toHaveAccessibleDescription('Admite como máximo 500')
  await waitFor(() => expect(email).toHaveFocus())
  expect(screen.getByText('Hay datos que corregir')).toBeVisible()
  await userEvent.type(email, 'a')
  await userEvent.click(button('Buscar'))
  await waitFor(() => expect(screen.queryByText('Hay datos que corregir')).not.toBeInTheDocument())
})
