import { act, screen, waitFor } from '@testing-library/react'
import { useCallback, useEffect } from 'react'
import { api } from '../../http/index.ts'
import { renderRemote, testBackend, unCliente, unId } from '../../testing/index.ts'
import { useLoad, type Load } from './useLoad.ts'

const backend = testBackend()
const DETALLES = '/clientes/detalles'

let load: Load<{ nombre: string }>

function Cliente({ id }: { id: string | null }) {
  const ask = useCallback(
    async (options: { signal: AbortSignal }) => (await api.post(DETALLES, { id: id ?? '' }, options)).cliente,
    [id],
  )
  const loaded = useLoad(id === null ? null : ask)
  useEffect(() => void (load = loaded))
  return <p>{`${loaded.status}: ${loaded.data?.nombre ?? loaded.error?.status ?? ''}`}</p>
}

beforeEach(() => {
  backend.data.clientes = [unCliente({ nombre: 'Ana' }), unCliente({ _id: unId(2), nombre: 'Luis' })]
})

const show = (id: string | null) => renderRemote(<Cliente id={id} />, { backend })

it('calls once, and reports loading, then the answer', async () => {
  show(unId(1))
  expect(screen.getByText('loading:')).toBeVisible()
  expect(await screen.findByText('ready: Ana')).toBeVisible()
  expect(backend.callsTo(DETALLES)).toHaveLength(1)
})

it('null makes no call', () => {
  show(null)
  expect(screen.getByText('idle:')).toBeVisible()
  expect(backend.calls).toEqual([])
})

it('reports a failure, and reads again on «Reintentar»', async () => {
  backend.knobs.failNext(DETALLES, 500)
  show(unId(1))
  expect(await screen.findByText('error: 500')).toBeVisible()
  act(() => load.reload())
  expect(load.retrying).toBe(true)
  expect(await screen.findByText('ready: Ana')).toBeVisible()
})

it('a failed repetition keeps the data, unless the record is gone', async () => {
  show(unId(1))
  await screen.findByText('ready: Ana')
  backend.knobs.failNext(DETALLES, 500)
  act(() => load.reload())
  await waitFor(() => expect(load.retrying).toBe(true))
  await waitFor(() => expect(load.retrying).toBe(false))
  expect(screen.getByText('ready: Ana')).toBeVisible()
  backend.data.clientes = []
  act(() => load.reload())
  expect(await screen.findByText('error: 404')).toBeVisible()
})

it('is patched with the answer of a write', async () => {
  show(unId(1))
  await screen.findByText('ready: Ana')
  act(() => load.patch((cliente) => ({ ...cliente, nombre: 'Ana María' })))
  expect(screen.getByText('ready: Ana María')).toBeVisible()
})
