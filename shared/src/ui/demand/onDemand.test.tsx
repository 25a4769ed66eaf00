import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState, type ComponentType } from 'react'
import { Button } from '../button/Button.tsx'
import { UiProvider } from '../theme/UiProvider.tsx'
import { PART_GONE } from './absence.ts'
import { onDemand } from './onDemand.tsx'

interface Props {
  open?: boolean
  onClose(): void
}

const Dialogo = ({ onClose }: Props) => (
  <div role="dialog">
    <button onClick={onClose}>Listo</button>
  </div>
)

const noAnswer = () => Object.assign(new Error('sin respuesta'), { type: 'offline' })

/** A file that does not come until `comes`; it counts how often it was asked for. */
function file(failure: () => Error) {
  const state = { comes: false, asked: 0 }
  const load = () => {
    state.asked += 1
    return state.comes
      ? Promise.resolve<ComponentType<Props>>(Dialogo)
      : Promise.reject<ComponentType<Props>>(failure())
  }
  return { state, load }
}

function show(Part: ComponentType<Props>) {
  function Screen() {
    const [open, setOpen] = useState(false)
    return (
      <>
        <Button onClick={() => setOpen(true)}>Agregar</Button>
        <Button>Otra cosa</Button>
        <input aria-label="Nota" />
        {open && <Part onClose={() => setOpen(false)} />}
      </>
    )
  }
  render(
    <UiProvider>
      <Screen />
    </UiProvider>,
  )
  return screen.getByRole('button', { name: 'Agregar' })
}

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
})

it('[D35] a part that does not come keeps the screen, its text and the focus, and the next press asks again', async () => {
  const { state, load } = file(() => new Error('404'))
  const button = show(onDemand(load))
  await userEvent.type(screen.getByRole('textbox'), 'a medias')
  await userEvent.click(button)
  expect(await screen.findByRole('alert')).toHaveTextContent('No se pudo descargar esta parte')
  expect(screen.getByRole('alert')).toHaveTextContent('versión nueva')
  expect(button).toHaveFocus()
  expect(screen.getByRole('textbox')).toHaveValue('a medias')

  state.comes = true
  await userEvent.click(button)
  expect(await screen.findByRole('dialog')).toBeVisible()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  expect(screen.getByRole('textbox')).toHaveValue('a medias')
  expect(state.asked).toBe(2)
})

it('once it has come, it shows at once, without being asked for', async () => {
  const { state, load } = file(noAnswer)
  state.comes = true
  const button = show(onDemand(load))
  await userEvent.click(button)
  await userEvent.click(await screen.findByRole('button', { name: 'Listo' }))
  fireEvent.click(button)
  expect(screen.getByRole('dialog')).toBeVisible()
  expect(state.asked).toBe(1)
})

it('[D35] without a connection it says «Sin conexión», never a new version, and comes by itself when that is back', async () => {
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const { state, load } = file(() => new Error('Loading chunk 7 failed'))
  await userEvent.click(show(onDemand(load)))
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent('Sin conexión')
  expect(alert).not.toHaveTextContent('versión')

  online.mockReturnValue(true)
  state.comes = true
  act(() => void window.dispatchEvent(new Event('online')))
  expect(await screen.findByRole('dialog')).toBeVisible()
})

it('[D35] where only the server does not answer, it is asked again after a while', async () => {
  jest.useFakeTimers()
  try {
    const { state, load } = file(noAnswer)
    fireEvent.click(show(onDemand(load)))
    expect(await screen.findByRole('alert')).toHaveTextContent('Sin conexión')
    await act(() => jest.advanceTimersByTimeAsync(2_000))
    expect(state.asked).toBe(2)
    state.comes = true
    await act(() => jest.advanceTimersByTimeAsync(5_000))
    expect(screen.getByRole('dialog')).toBeVisible()
  } finally {
    jest.useRealTimers()
  }
})

it.each([
  ['a press elsewhere', () => userEvent.click(screen.getByRole('button', { name: 'Otra cosa' }))],
  ['Escape', () => userEvent.keyboard('{Escape}')],
])('%s gives it up: nothing opens later under other hands', async (_, leave) => {
  const { state, load } = file(noAnswer)
  const button = show(onDemand(load))
  await userEvent.click(button)
  await screen.findByRole('alert')
  await leave()
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument())
  state.comes = true
  const before = state.asked
  act(() => void window.dispatchEvent(new Event('online')))
  expect(state.asked).toBe(before)
  await userEvent.click(button)
  expect(await screen.findByRole('dialog')).toBeVisible()
})

it('a button that opens and closes asks again with the next press', async () => {
  const { state, load } = file(noAnswer)
  const Part = onDemand(load)
  function Screen() {
    const [open, setOpen] = useState(false)
    return (
      <>
        <Button aria-expanded={open} onClick={() => setOpen(!open)}>
          Contacto
        </Button>
        {open && <Part onClose={() => setOpen(false)} />}
      </>
    )
  }
  render(<Screen />, { wrapper: UiProvider })
  const button = screen.getByRole('button')
  await userEvent.click(button)
  await screen.findByRole('alert')
  state.comes = true
  await userEvent.click(button)
  expect(await screen.findByRole('dialog')).toBeVisible()
})

it('what no press asked for says it at the edge of the window, with buttons of its own', async () => {
  const { state, load } = file(noAnswer)
  const Part = onDemand(load)
  const close = jest.fn()
  render(<Part onClose={close} />, { wrapper: UiProvider })
  const alert = await screen.findByRole('alert')
  await userEvent.click(within(alert).getByRole('button', { name: 'Cerrar' }))
  expect(close).toHaveBeenCalledTimes(1)
  state.comes = true
  await userEvent.click(within(alert).getByRole('button', { name: 'Reintentar' }))
  expect(await screen.findByRole('dialog')).toBeVisible()
})

it('a part with a place of its own waits and fails there', async () => {
  const { state, load } = file(noAnswer)
  const Part = onDemand(load, { here: <p>Cargando las notas</p> })
  render(
    <section aria-label="Notas">
      <Part onClose={() => undefined} />
    </section>,
    { wrapper: UiProvider },
  )
  expect(screen.getByText('Cargando las notas')).toBeVisible()
  const place = within(screen.getByRole('region', { name: 'Notas' }))
  expect(await place.findByRole('alert')).toHaveTextContent('Sin conexión')
  state.comes = true
  await userEvent.click(place.getByRole('button', { name: 'Reintentar' }))
  expect(await place.findByRole('dialog')).toBeVisible()
})

it('reports a part that is gone to the counter of failures, but not a lost connection', async () => {
  const heard = jest.fn()
  window.addEventListener(PART_GONE, heard)
  const gone = file(() => new Error('404'))
  await userEvent.click(show(onDemand(gone.load)))
  await screen.findByRole('alert')
  expect(heard).toHaveBeenCalledTimes(1)
  const Offline = onDemand(file(noAnswer).load, { here: null })
  render(<Offline onClose={() => undefined} />, { wrapper: UiProvider })
  expect(await screen.findByText('Sin conexión')).toBeVisible()
  expect(heard).toHaveBeenCalledTimes(1)
  window.removeEventListener(PART_GONE, heard)
})
