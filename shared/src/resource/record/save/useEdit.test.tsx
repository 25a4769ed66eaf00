import { act, screen, waitFor } from '@testing-library/react'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { ApiError } from '../../../http/ApiError.ts'
import { renderRemote, testBackend } from '../../../testing/index.ts'
import { useEdit } from './useEdit.ts'

interface Plan {
  version?: number
  nombre: string
  precio: number
}
type Forma = Pick<Plan, 'nombre' | 'precio'>

const backend = testBackend()
const leido: Plan = { version: 1, nombre: 'Básica', precio: 100 }
const conflicto = () => new ApiError({ kind: 'answer', status: 409, msg: 'No se guardó' })

let editing: ReturnType<typeof useEdit<Plan, Forma, unknown, Plan>>
let values: () => Forma
let send: jest.Mock
let now: Plan
let reading: Promise<void>

function Edicion({ record }: { record: Plan }) {
  const toForm = ({ nombre, precio }: Plan): Forma => ({ nombre, precio })
  const form = useForm<Forma>({ defaultValues: toForm(record) })
  const edit = useEdit<Plan, Forma, unknown, Plan>({
    form,
    record,
    read: () => reading.then(() => now),
    toForm,
    send,
    label: (field) => field,
    value: (forma, field) => forma[field],
  })
  useEffect(() => {
    editing = edit
    values = form.getValues
  })
  const { open, fields } = edit.conflict('Otra persona')
  return (
    <>
      <p>{open ? `Diferencias: ${fields.map(({ label }) => label).join(', ')}` : 'Sin preguntas'}</p>
      <p>{edit.error ? `Falló: ${edit.error.msg}` : 'Sin falla'}</p>
    </>
  )
}

const show = (record = leido) =>
  renderRemote(<Edicion record={record} />, { path: '/x', base: '/x', backend })
const save = (forma: Forma) => act(async () => void (await editing.save(forma)))

beforeEach(() => {
  send = jest.fn(() => Promise.reject(conflicto()))
  now = leido
  reading = Promise.resolve()
})

it.each([
  ['the version is the same', leido],
  ['the server tells no versions (D38)', { nombre: 'Básica', precio: 100 }],
])('[D40] [D41] a 409 where nobody saved meanwhile asks nothing: %s', async (_, record) => {
  now = { ...record }
  show(record)
  await save({ nombre: 'Otra', precio: 100 })
  expect(await screen.findByText('Falló: No se guardó')).toBeVisible()
  expect(screen.getByText('Sin preguntas')).toBeVisible()
  expect(editing.busy).toBe(false)
})

it('[D41] shows no 409 before it has read what somebody else saved', async () => {
  let read!: () => void
  reading = new Promise((resolve) => (read = resolve))
  show()
  await save({ nombre: 'Otra', precio: 100 })
  expect(editing.busy).toBe(true)
  expect(screen.getByText('Sin falla')).toBeVisible()
  await act(async () => read())
  expect(await screen.findByText('Falló: No se guardó')).toBeVisible()
  expect(editing.busy).toBe(false)
})

it('[D41] taking somebody else’s changes clears the refusal and adopts their version', async () => {
  now = { version: 2, nombre: 'Plus', precio: 200 }
  show()
  await save({ nombre: 'Otra', precio: 100 })
  expect(await screen.findByText('Diferencias: nombre, precio')).toBeVisible()
  act(() => editing.conflict('').onTakeTheirs())
  expect(screen.getByText('Sin preguntas')).toBeVisible()
  expect(screen.getByText('Sin falla')).toBeVisible()
  expect(values()).toEqual({ nombre: 'Plus', precio: 200 })
  expect(editing.record).toEqual(now)
  expect(send).toHaveBeenCalledTimes(1)
})

it('[D41] saves what was typed over theirs, and keeps what only they changed', async () => {
  now = { version: 2, nombre: 'Plus', precio: 200 }
  show()
  await save({ nombre: 'Otra', precio: 100 })
  await screen.findByText('Diferencias: nombre, precio')
  send.mockResolvedValue({})
  act(() => editing.conflict('').onSaveMine())
  await waitFor(() => expect(send).toHaveBeenCalledTimes(2))
  expect(send.mock.lastCall?.[0]).toEqual({ form: { nombre: 'Otra', precio: 200 }, record: now })
})

it('[D41] going back to the form keeps everything typed and shows the refusal', async () => {
  now = { version: 2, nombre: 'Plus', precio: 200 }
  show()
  await save({ nombre: 'Otra', precio: 100 })
  await screen.findByText('Diferencias: nombre, precio')
  act(() => editing.conflict('').onKeep())
  expect(screen.getByText('Falló: No se guardó')).toBeVisible()
  expect(editing.record).toEqual(leido)
})
