import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useEffect } from 'react'
import { api } from '../../http/index.ts'
import { useAuth } from '../../stores/index.ts'
import { renderRemote, testBackend, unCliente, unosClientes } from '../../testing/index.ts'
import { useRemove, type Remove } from './useRemove.ts'

const backend = testBackend()
const ELIMINAR = '/clientes/eliminar'
const RESTAURAR = '/clientes/restaurar'
const ana = unCliente()

let remove: Remove<{ _id: string }>
const list = { hasTotal: true, reload: jest.fn(() => Promise.resolve()), patch: jest.fn() }

function Clientes() {
  const removal = useRemove(({ _id }: { _id: string }, options) => api.post(ELIMINAR, { id: _id }, options), {
    list,
    restore: RESTAURAR,
  })
  useEffect(() => void (remove = removal))
  return <p>{removal.row ? 'preguntando' : 'cerrado'}</p>
}

beforeEach(() => {
  jest.clearAllMocks()
  list.hasTotal = true
  backend.data.clientes = unosClientes(3)
  renderRemote(<Clientes />, { backend })
  act(() => remove.ask(ana))
})

const confirm = () => act(() => remove.confirm())

it('[C-10] asks first, and «No» closes without a call', () => {
  expect(screen.getByText('preguntando')).toBeVisible()
  act(() => remove.cancel())
  expect(screen.getByText('cerrado')).toBeVisible()
  expect(backend.calls).toEqual([])
})

it('[C-10] deletes by id, and closes only once the server has answered', async () => {
  const release = backend.knobs.hold(ELIMINAR)
  let done!: Promise<boolean>
  act(() => void (done = remove.confirm()))
  expect(remove.pending).toBe(true)
  act(() => remove.cancel())
  expect(screen.getByText('preguntando')).toBeVisible()
  release()
  await act(async () => expect(await done).toBe(true))
  expect(screen.getByText('cerrado')).toBeVisible()
  expect(backend.lastBody(ELIMINAR)).toEqual({ id: ana._id })
  expect(screen.getByText('Cliente eliminado')).toBeVisible()
})

it('[D17] deletes once, however often «Si» is pressed', async () => {
  await act(async () => void (await Promise.all([remove.confirm(), remove.confirm()])))
  expect(backend.callsTo(ELIMINAR)).toHaveLength(1)
})

it('[D37] reloads the page when the server counts', async () => {
  await confirm()
  expect(list.reload).toHaveBeenCalledTimes(1)
  expect(list.patch).not.toHaveBeenCalled()
})

it('[D37] removes the row from the list in memory when the server does not count', async () => {
  list.hasTotal = false
  await confirm()
  expect(list.reload).not.toHaveBeenCalled()
  const [change] = list.patch.mock.lastCall as [(rows: { _id: string }[]) => { _id: string }[]]
  expect(change(unosClientes(3))).toEqual(unosClientes(3).slice(1))
})

it('a row that somebody else deleted first counts as deleted', async () => {
  backend.data.clientes = []
  await act(async () => expect(await remove.confirm()).toBe(true))
  expect(screen.getByText('cerrado')).toBeVisible()
  expect(list.reload).toHaveBeenCalledTimes(1)
})

it('[D41] a row that somebody else changed is shown in its current state', async () => {
  backend.knobs.failNext(ELIMINAR, 409, { msg: 'Otra persona lo cambió' })
  await act(async () => expect(await remove.confirm()).toBe(false))
  expect(remove.error?.status).toBe(409)
  expect(list.reload).toHaveBeenCalledTimes(1)
})

it('a refusal closes the dialog and leaves the list alone', async () => {
  backend.knobs.failNext(ELIMINAR, 403, { msg: 'No hay permiso' })
  await act(async () => expect(await remove.confirm()).toBe(false))
  expect(screen.getByText('cerrado')).toBeVisible()
  expect(list.reload).not.toHaveBeenCalled()
})

it('[D35] without an answer the dialog stays, and the repeated call finds the row gone', async () => {
  backend.knobs.dropNext(ELIMINAR)
  await confirm()
  expect(screen.getByText('preguntando')).toBeVisible()
  await confirm()
  await waitFor(() => expect(screen.getByText('cerrado')).toBeVisible())
  expect(backend.callsTo(ELIMINAR)).toHaveLength(2)
})

describe('[E-05] «Deshacer» in the alert of the deletion', () => {
  const deshacer = () => screen.findByRole('button', { name: 'Deshacer' })

  it('restores the row, reloads the list and replaces the alert', async () => {
    const user = userEvent.setup()
    await confirm()
    list.reload.mockClear()
    await user.click(await deshacer())
    expect(await screen.findByText('Cliente restaurado')).toBeVisible()
    expect(backend.lastBody(RESTAURAR)).toEqual({ id: ana._id })
    expect(list.reload).toHaveBeenCalledTimes(1)
    await waitFor(() => expect(screen.queryByText('Cliente eliminado')).toBeNull())
  })

  it('[D17] restores once, however often it is pressed', async () => {
    const release = backend.knobs.hold(RESTAURAR)
    await confirm()
    const button = await deshacer()
    act(() => (button.click(), button.click()))
    await waitFor(() => expect(backend.callsTo(RESTAURAR)).not.toHaveLength(0))
    release()
    expect(await screen.findByText('Cliente restaurado')).toBeVisible()
    expect(backend.callsTo(RESTAURAR)).toHaveLength(1)
  })

  it('without an answer it is offered again', async () => {
    const user = userEvent.setup()
    backend.knobs.dropNext(RESTAURAR)
    await confirm()
    await user.click(await deshacer())
    expect(await screen.findByText('No se pudo deshacer')).toBeVisible()
    await user.click(await deshacer())
    expect(await screen.findByText('Cliente restaurado')).toBeVisible()
  })

  it('a refusal says why, once', async () => {
    const user = userEvent.setup()
    backend.knobs.failNext(RESTAURAR, 409, { msg: 'El correo ya es de otro' })
    await confirm()
    await user.click(await deshacer())
    expect(await screen.findByText('El correo ya es de otro')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Deshacer' })).toBeNull())
  })

  it('[D38] is not there where the server can’t restore', async () => {
    act(() => useAuth.setState({ capacidades: ['/clientes/exportar'] }))
    await confirm()
    expect(await screen.findByText('Cliente eliminado')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Deshacer' })).toBeNull()
  })
})
