import { act, screen, waitFor } from '@testing-library/react'
import { useEffect, useState } from 'react'
import { api } from '../../../http/index.ts'
import { clearUnsaved, hasUnsaved, useUnsaved } from '../../../remote/index.ts'
import { renderRemote, testBackend } from '../../../testing/index.ts'
import { useSave, type Save } from './useSave.ts'

const backend = testBackend()
const CREAR = '/clientes/crear'

let form: Save<{ nombre: string }>
let onSaved: jest.Mock

function NuevoCliente() {
  const [nombre, setNombre] = useState('Ana')
  useUnsaved(true)
  const saving = useSave((values: { nombre: string }, options) => api.post(CREAR, values, options), {
    goTo: '/clientes',
    onSaved,
  })
  useEffect(() => void (form = saving))
  return (
    <>
      <label>
        Nombre <input value={nombre} onChange={(event) => setNombre(event.target.value)} />
      </label>
      <button onClick={() => saving.save({ nombre })}>{saving.pending ? 'Guardando' : 'Guardar'}</button>
      <p>{saving.campos?.nombre}</p>
    </>
  )
}

beforeEach(() => {
  onSaved = jest.fn()
  clearUnsaved()
})

const show = () =>
  renderRemote(<NuevoCliente />, { path: '/clientes/nuevo', base: '/clientes/nuevo', backend })
const keys = () => backend.callsTo(CREAR).map(({ headers }) => headers['idempotency-key'])
const guardar = () => screen.getByRole('button', { name: 'Guardar' })

it('[D16] moves on after a success, with nothing left unsaved', async () => {
  const { user, address } = show()
  expect(hasUnsaved()).toBe(true)
  await user.click(guardar())
  await waitFor(() => expect(address()).toBe('/clientes'))
  expect(onSaved).toHaveBeenCalledWith(expect.objectContaining({ msg: 'Cliente creado' }), { nombre: 'Ana' })
  expect(hasUnsaved()).toBe(false)
  expect(screen.getByText('Cliente creado')).toBeVisible()
})

it('[D16] stays after a failure, with what was typed and the server’s errors', async () => {
  const { user, address } = show()
  await user.clear(screen.getByLabelText('Nombre'))
  await user.click(guardar())
  expect(await screen.findByText('Es obligatorio')).toBeVisible()
  expect(address()).toBe('/clientes/nuevo')
  expect(guardar()).toBeEnabled()
  expect(onSaved).not.toHaveBeenCalled()
  expect(hasUnsaved()).toBe(true)
  expect(form.error).toMatchObject({ status: 400 })
  act(() => form.reset())
  expect(form.campos).toBeNull()
})

it('[D17] ignores further submits while a call is under way', async () => {
  const { address } = show()
  const release = backend.knobs.hold(CREAR)
  let second!: boolean
  await act(async () => {
    void form.save({ nombre: 'Ana' })
    second = await form.save({ nombre: 'Ana' })
  })
  expect(second).toBe(false)
  expect(form.pending).toBe(true)
  release()
  await waitFor(() => expect(address()).toBe('/clientes'))
  expect(backend.data.clientes).toHaveLength(1)
})

it('[D42] resending the same values after a lost answer is the same attempt', async () => {
  const { user, address } = show()
  backend.knobs.dropNext(CREAR)
  await user.click(guardar())
  await waitFor(() => expect(form.error?.kind).toBe('no-answer'))
  await user.click(guardar())
  await waitFor(() => expect(address()).toBe('/clientes'))
  expect(keys()[0]).toBeTruthy()
  expect(keys()[1]).toBe(keys()[0])
})

it('[D42] other values, or values already answered, are another attempt', async () => {
  show()
  backend.knobs.dropNext(CREAR)
  await act(() => form.save({ nombre: 'Ana' }))
  backend.knobs.failNext(CREAR, 500)
  await act(() => form.save({ nombre: 'Anita' }))
  await act(() => form.save({ nombre: 'Anita' }))
  expect(new Set(keys()).size).toBe(3)
})

it('[D41] reports that somebody else changed it meanwhile', async () => {
  show()
  backend.knobs.failNext(CREAR, 409, { msg: 'Otra persona cambió este cliente mientras tanto' })
  await act(() => form.save({ nombre: 'Ana' }))
  expect(form.error?.status).toBe(409)
  expect(screen.getByText('Otra persona cambió este cliente mientras tanto')).toBeVisible()
})

it('does not navigate if the person left while it was saving', async () => {
  const { router, address } = show()
  const release = backend.knobs.hold(CREAR)
  let saved!: Promise<boolean>
  act(() => void (saved = form.save({ nombre: 'Ana' })))
  await act(() => router.navigate('/dashboard'))
  release()
  await act(async () => expect(await saved).toBe(true))
  expect(address()).toBe('/dashboard')
  expect(screen.getByText('Cliente creado')).toBeVisible()
})

it('does not disguise a programming error as a network error', async () => {
  show()
  onSaved.mockRejectedValue(new TypeError('x is not a function'))
  await act(async () =>
    expect(await form.save({ nombre: 'Ana' }).catch(String)).toContain('x is not a function'),
  )
  expect(form.pending).toBe(false)
})
