import { setRemoteComponentLoader } from '@backoffice/shared'
import { renderRemote, testBackend, unaContratacion, unId, unUsuario } from '@backoffice/shared/testing'
import { act, screen, waitFor } from '@testing-library/react'
import module from '../module.tsx'
import { ana, dia, LISTAR, TODAS } from './contrataciones.testing.ts'

const backend = testBackend()
const compra = {
  ...unaContratacion({ _id: unId(11), total: 500, fecha_inicio: dia(-20), fecha_fin: dia(10) }),
  id_cliente: ana._id,
}

beforeEach(() => {
  backend.data.clientes = [ana]
  backend.data.contrataciones = [
    { ...compra, pagado: 120.1, saldo: 379.9 },
    { ...compra, _id: unId(12), fecha_fin: dia(40) },
  ]
})
afterEach(() => setRemoteComponentLoader(null))

const abrir = (query = TODAS, usuario = unUsuario()) =>
  renderRemote(module, {
    base: '/configuracion',
    path: `/configuracion/membresias${query}`,
    backend,
    usuario,
  })

it('[E-23] «Con saldo» is one click away, and says what is owed in all', async () => {
  const { user } = abrir()
  await user.click(await screen.findByRole('link', { name: 'Con saldo' }))
  await waitFor(() => expect(backend.lastBody(LISTAR)).toMatchObject({ con_saldo: true }))
  expect(await screen.findByText(/^1 contratación: \$.500\.00 · saldo: \$.379\.90$/)).toBeVisible()
})

it('[E-23] the days of payment, in the address as «Reportes» has them, come with what was paid on them', async () => {
  backend.answers('POST /contrataciones/listar', () => ({
    contrataciones: [{ ...compra, cliente: { _id: ana._id, nombre: 'Ana' } }],
    ...{ total: 1, total_exacto: true, suma: 500, suma_saldo: 0, suma_pagada: 500 },
  }))
  abrir(`?vista=contrataciones&pago_desde=${dia(-20)}&pago_hasta=${dia(-20)}`)
  expect(await screen.findByText(/ · pagado en esos días: \$.500\.00$/)).toBeVisible()
  expect(backend.lastBody(LISTAR)).toMatchObject({ pago_desde: dia(-20), pago_hasta: dia(-20) })
})

it('[E-23] «Pagado» and «Saldo» are columns for those who choose them', async () => {
  const { user } = abrir()
  await screen.findAllByRole('row', { name: /Ana/ })
  expect(screen.queryByRole('columnheader', { name: 'Saldo' })).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Vistas' }))
  await user.click(await screen.findByRole('checkbox', { name: 'Saldo' }))
  await user.keyboard('{Escape}')
  expect(await screen.findByRole('columnheader', { name: /^Saldo/ })).toBeInTheDocument()
  expect(screen.getByRole('cell', { name: /^\$.379\.90$/ })).toBeInTheDocument()
})

it('[E-23] «Pagos» opens the dialog of remote-clientes, and the list is asked for again', async () => {
  let given: Record<string, unknown> = {}
  setRemoteComponentLoader((name) => (props: object) => {
    given = { name, ...props }
    return null
  })
  const { user } = abrir()
  await user.click((await screen.findAllByRole('button', { name: /^Pagos / }))[0]!)
  await waitFor(() =>
    expect(given).toMatchObject({
      name: 'clientes/PagosContratacion',
      idCliente: ana._id,
      contratacion: { _id: unId(11) },
    }),
  )
  const before = backend.callsTo(LISTAR).length
  act(() => (given.onChange as () => void)())
  await waitFor(() => expect(backend.callsTo(LISTAR)).toHaveLength(before + 1))
})
