import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { wholeStyles } from '../../../testing/wholeStyles.ts'
import { Dialog } from '../../dialog/index.ts'
import { renderUi } from '../../testing/renderUi.tsx'
import type { AlertItem } from './AlertCard.tsx'
import { AlertList } from './AlertList.tsx'

wholeStyles()

const guardado: AlertItem = { id: '1', msg: 'El cliente se guardó', alertType: 'success' }
const error: AlertItem = { id: '2', msg: 'El correo no está disponible', alertType: 'danger' }
const area = () => document.querySelector('[data-alert-area]')

it('[G-07] is at the top right, above everything, and only present with alerts', async () => {
  const { rerender } = renderUi(<AlertList alerts={[]} onRemove={() => {}} />)
  expect(area()).toBeNull()
  rerender(<AlertList alerts={[guardado]} onRemove={() => {}} />)
  expect(area()).toHaveStyle({
    position: 'fixed',
    top: '80px',
    right: '20px',
    zIndex: 'var(--bo-z-index-alert)',
  })
  rerender(<AlertList alerts={[]} onRemove={() => {}} />)
  await waitFor(() => expect(area()).toBeNull())
})

it('[G-07] is announced and works while a dialog is open', async () => {
  const onRemove = jest.fn()
  renderUi(
    <>
      <Dialog open title="Filtrar clientes" onClose={() => {}}>
        …
      </Dialog>
      <AlertList alerts={[error]} onRemove={onRemove} />
    </>,
  )
  await waitFor(() => expect(document.querySelector('[data-aria-hidden]')).not.toBeNull())
  expect(screen.getByRole('alert')).toHaveTextContent('El correo no está disponible')
  await userEvent.click(screen.getByRole('button', { name: 'Cerrar aviso' }))
  expect(onRemove).toHaveBeenCalledWith('2')
})

it('[G-08] a success is a status, a danger an alert, and the newest is on top', () => {
  renderUi(<AlertList alerts={[guardado, error]} onRemove={() => {}} />)
  const danger = screen.getByRole('alert')
  const success = screen.getByText('El cliente se guardó').closest('[role=status]') as HTMLElement
  expect(danger).toHaveTextContent('El correo no está disponible')
  expect(danger).toHaveAttribute('data-alert-type', 'danger')
  expect(success).toHaveAttribute('data-alert-type', 'success')
  expect(danger.compareDocumentPosition(success)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

it('[G-08] can be closed by hand', async () => {
  const onRemove = jest.fn()
  renderUi(<AlertList alerts={[guardado]} onRemove={onRemove} />)
  await userEvent.click(screen.getByRole('button', { name: 'Cerrar aviso' }))
  expect(onRemove).toHaveBeenCalledWith('1')
})

it('[G-08] the clocks stop while the pointer or the focus is on it', async () => {
  const [onHold, onRelease] = [jest.fn(), jest.fn()]
  renderUi(<AlertList alerts={[guardado]} onRemove={() => {}} onHold={onHold} onRelease={onRelease} />)
  await userEvent.hover(screen.getByText('El cliente se guardó'))
  expect(onHold).toHaveBeenCalled()
  const close = screen.getByRole('button', { name: 'Cerrar aviso' })
  act(() => close.focus())
  await userEvent.unhover(area() as HTMLElement)
  expect(onRelease).not.toHaveBeenCalled()
  act(() => close.blur())
  expect(onRelease).toHaveBeenCalledTimes(1)
})

describe('[E-05] an action beside the sentence', () => {
  const show = () => {
    const [run, onRemove] = [jest.fn(), jest.fn()]
    const eliminado: AlertItem = { ...guardado, id: '3', action: { label: 'Deshacer', run } }
    renderUi(
      <>
        <input aria-label="Nombre" />
        <AlertList alerts={[eliminado, error]} onRemove={onRemove} />
      </>,
    )
    return { run, onRemove, button: screen.getByRole('button', { name: 'Deshacer' }) }
  }

  it('acts, and takes its alert away first', async () => {
    const { run, onRemove, button } = show()
    await userEvent.click(button)
    expect(run).toHaveBeenCalledTimes(1)
    expect(onRemove).toHaveBeenCalledWith('3')
    expect(onRemove.mock.invocationCallOrder[0]).toBeLessThan(run.mock.invocationCallOrder[0] as number)
  })

  it('Ctrl+Z acts, but not in a field, whose own undo it is, nor with Shift', async () => {
    const { run } = show()
    await userEvent.click(screen.getByLabelText('Nombre'))
    await userEvent.keyboard('{Control>}z{/Control}')
    act(() => screen.getByLabelText('Nombre').blur())
    await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}')
    expect(run).not.toHaveBeenCalled()
    await userEvent.keyboard('{Control>}z{/Control}')
    expect(run).toHaveBeenCalledTimes(1)
  })

  it('F6 brings the focus to it, which holds the alert', async () => {
    const { button } = show()
    await userEvent.keyboard('{F6}')
    expect(button).toHaveFocus()
    expect(button).toHaveAttribute('aria-keyshortcuts', 'Control+Z F6')
  })
})
