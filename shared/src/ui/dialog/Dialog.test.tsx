import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { Button } from '../button/Button.tsx'
import { renderUi } from '../testing/renderUi.tsx'
import { ConfirmDialog } from './confirm/ConfirmDialog.tsx'
import { Dialog } from './Dialog.tsx'
import { backdrop, content, footer, header, positioner } from './dialog.styles.ts'

function Opener({ busy = false, onClose = () => {} }: { busy?: boolean; onClose?: () => void }) {
  const [open, setOpen] = useState(false)
  const close = () => {
    onClose()
    setOpen(false)
  }
  return (
    <>
      <Button onClick={() => setOpen(true)}>Abrir</Button>
      <Dialog open={open} title="Filtrar clientes" busy={busy} onClose={close}>
        <input aria-label="Nombre" />
      </Dialog>
    </>
  )
}

const opened = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Abrir' }))
  return screen.findByRole('dialog', { name: 'Filtrar clientes' })
}
const open = async () => {
  const dialog = await opened()
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Nombre' })).toHaveFocus())
  return dialog
}

it('[G-18] the focus goes to the first field and returns to where it was', async () => {
  renderUi(<Opener />)
  await open()
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await waitFor(() => expect(screen.getByRole('button', { name: 'Abrir' })).toHaveFocus())
})

it('[G-18] a person who is already in a field when the dialog moves the focus stays there', async () => {
  // The person reaches the field before the first frame; later frames must not move the focus.
  jest.useFakeTimers()
  renderUi(
    <Dialog open title="Filtrar clientes" onClose={() => {}}>
      <input aria-label="Nombre" />
      <input aria-label="Email" />
    </Dialog>,
  )
  const email = screen.getByRole('textbox', { name: 'Email' })
  act(() => email.focus())
  await act(() => jest.advanceTimersByTimeAsync(1_000))
  jest.useRealTimers()
  // The page behind is hidden in the same frame in which the focus moves.
  expect(document.querySelector('[data-aria-hidden]')).not.toBeNull()
  expect(email).toHaveFocus()
})

it('[G-18] a click on the backdrop does not close it; the cross does', async () => {
  const onClose = jest.fn()
  renderUi(<Opener onClose={onClose} />)
  await open()
  const outside = document.querySelector('[data-part=backdrop]') as HTMLElement
  await userEvent.click(outside, { pointerEventsCheck: 0 })
  expect(onClose).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'Cerrar' }))
  expect(onClose).toHaveBeenCalledTimes(1)
})

it('[G-18] while busy neither Escape nor backdrop nor cross closes it', async () => {
  const onClose = jest.fn()
  renderUi(<Opener busy onClose={onClose} />)
  const dialog = await opened()
  expect(dialog).toHaveAttribute('aria-busy', 'true')
  expect(screen.getByRole('button', { name: 'Cerrar' })).toBeDisabled()
  await userEvent.keyboard('{Escape}')
  await userEvent.click(document.querySelector('[data-part=backdrop]') as HTMLElement, {
    pointerEventsCheck: 0,
  })
  expect(onClose).not.toHaveBeenCalled()
  expect(dialog).toBeVisible()
})

it('[G-18] a dialog that waited for what its fields show gives them the focus once they have come', async () => {
  const ui = (waiting: boolean) => (
    <Dialog open title="Editar" busy={waiting} onClose={() => {}}>
      {waiting ? 'Cargando' : <input aria-label="Nombre" />}
    </Dialog>
  )
  const { rerender } = renderUi(ui(true))
  await waitFor(() => expect(screen.getByRole('dialog')).toHaveFocus())
  rerender(ui(false))
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Nombre' })).toHaveFocus())
})

it('[G-18] Escape that ends a composition does not close it', async () => {
  const onClose = jest.fn()
  renderUi(<Opener onClose={onClose} />)
  await open()
  await waitFor(() => expect(document.querySelector('[data-aria-hidden]')).not.toBeNull())
  const field = screen.getByRole('textbox', { name: 'Nombre' })
  fireEvent.keyDown(field, { key: 'Escape', isComposing: true })
  fireEvent.keyDown(field, { key: 'Escape', keyCode: 229 })
  expect(onClose).not.toHaveBeenCalled()
  await userEvent.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalledTimes(1)
})

it('[G-18] animates for 300 ms, its backdrop for 150 ms', () => {
  expect(JSON.stringify(content)).toMatch(/rise 300ms.*sink 300ms/)
  expect(JSON.stringify(backdrop)).toMatch(/appear 150ms.*vanish 150ms/)
})

const confirm = (busy: boolean) => {
  const [onConfirm, onClose] = [jest.fn(), jest.fn()]
  renderUi(
    <ConfirmDialog open title="Eliminar cliente" busy={busy} onConfirm={onConfirm} onClose={onClose}>
      ¿Deseas eliminar a Ana López?
    </ConfirmDialog>,
  )
  return { onConfirm, onClose }
}

it('[C-10] shows its question with the safe button first and focused', async () => {
  const { onConfirm, onClose } = confirm(false)
  const dialog = await screen.findByRole('alertdialog', { name: 'Eliminar cliente' })
  expect(dialog).toHaveTextContent('Ana López')
  const no = screen.getByRole('button', { name: 'No' })
  const si = screen.getByRole('button', { name: 'Si' })
  expect(no.compareDocumentPosition(si)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  await waitFor(() => expect(no).toHaveFocus())
  await userEvent.click(si)
  expect(onConfirm).toHaveBeenCalledTimes(1)
  await userEvent.click(no)
  expect(onClose).toHaveBeenCalledTimes(1)
})

it('[C-10] [D17] both buttons are disabled while it deletes', async () => {
  const { onConfirm } = confirm(true)
  expect(await screen.findByRole('button', { name: 'No' })).toBeDisabled()
  const si = screen.getByRole('button', { name: 'Si' })
  expect(si).toBeDisabled()
  await userEvent.click(si)
  expect(onConfirm).not.toHaveBeenCalled()
})

it.each([
  ['aria-required', 'Total', <input key="" aria-label="Total" aria-required />],
  // As a list of options has it.
  ['required', 'Método', <input key="" aria-label="Método" required />],
])('[G-18] the focus goes to the next %s field that is empty', async (_, name, missing) => {
  renderUi(
    <Dialog open title="Renovar" onClose={() => {}}>
      <input aria-label="Membresía" aria-required defaultValue="Oro" />
      <input aria-label="Notas" />
      {missing}
      <input aria-label="Fecha de fin" aria-required />
    </Dialog>,
  )
  await waitFor(() => expect(screen.getByRole('textbox', { name })).toHaveFocus())
})

it('[G-18] title and buttons stick to the window, and no padding leaves a strip beyond them', () => {
  const tall = '@media (min-height: 36rem)'
  expect(header[tall]).toMatchObject({ position: 'sticky', top: '0' })
  expect(footer[tall]).toMatchObject({ position: 'sticky', bottom: '0' })
  expect(positioner).not.toHaveProperty('p')
  expect(positioner).not.toHaveProperty('py')
})

it.each([
  ['beside each other, the primary one is on the right', false, ['No', 'Si']],
  ['on a phone it is the first', true, ['Si', 'No']],
])('[G-18] every dialog has one order of buttons: %s', (_, phone, names) => {
  const media = jest
    .spyOn(window, 'matchMedia')
    .mockImplementation(
      () =>
        ({ matches: phone, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList,
    )
  renderUi(
    <ConfirmDialog open title="Eliminar cliente" onConfirm={() => {}} onClose={() => {}}>
      ¿Eliminar al cliente?
    </ConfirmDialog>,
  )
  const buttons = screen.getAllByRole('button').filter((button) => button.textContent !== '')
  expect(buttons.map((button) => button.textContent)).toEqual(names)
  media.mockRestore()
})
