import type { Contratacion, Pago } from '@backoffice/shared/contract'
import { hoy } from '@backoffice/shared/format'
import { testBackend, unaContratacion, unaMembresia, unPago, unUsuario } from '@backoffice/shared/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { abrirPerfil, ana, indicador, seccion } from '../../perfil/perfil.testing.tsx'
import { cerrado } from '../contratar.testing.ts'

const backend = testBackend()
const CREAR = '/clientes/crear_pago'
const compra = unaContratacion({ total: 1000, fecha_fin: '2999-01-01', metodo: 2 })
const ids = { id_cliente: ana._id, id_contratacion: compra._id }

beforeEach(() => {
  backend.data.membresias = [unaMembresia()]
  backend.data.contrataciones = [compra]
  tiene([])
})

/** What the server knows of the payments from now on, and what the purchase says with them. */
function tiene(pagos: Pago[], montos: Pick<Contratacion, 'pagado' | 'saldo'> = {}) {
  const contratacion = { ...compra, ...montos }
  backend.answers('POST /clientes/pagos_contratacion', () => ({ contratacion, pagos }))
  return contratacion
}

/** What registering a payment is answered, and is read since. */
function cobrar(monto: number) {
  const pago = unPago({ monto, metodo: 2, fecha: hoy() })
  backend.answers('POST /clientes/crear_pago', () => ({
    ...{ msg: 'Pago registrado', pago },
    contratacion: tiene([pago], { pagado: monto, saldo: (100_000 - Math.round(monto * 100)) / 100 }),
  }))
  return pago
}

async function abrir(usuario = unUsuario()) {
  const { user } = await abrirPerfil(backend, usuario)
  await user.click(within(seccion('Historial de membresias')).getByRole('button', { name: /^Pagos/ }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Pagos: Básica' }))
  await dialog.findByText('Total')
  return { user, dialog }
}

type Abierto = Awaited<ReturnType<typeof abrir>>

async function pagar({ user, dialog }: Abierto, monto: string) {
  await user.click(dialog.getByRole('button', { name: 'Registrar pago' }))
  const form = within(await screen.findByRole('dialog', { name: 'Registrar pago: Básica' }))
  await user.type(form.getByLabelText(/^Monto/), monto)
  await user.click(form.getByRole('button', { name: 'Registrar' }))
  return form
}

const registrado = () =>
  waitFor(() => expect(screen.queryByRole('dialog', { name: /^Registrar pago/ })).not.toBeInTheDocument())

it('[E-23] the first payment says that the rest becomes owed, and then it is, in the dialog, the row and the profile', async () => {
  const abierto = await abrir()
  const { user, dialog } = abierto
  expect(dialog.getByText('No hay pagos registrados: cuenta como pagada por completo.')).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Registrar pago' }))
  expect(
    await screen.findByText(/^Al registrar un pago, lo demás de los \$.1,000\.00 queda como saldo\./),
  ).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Cancelar' }))
  await registrado()
  cobrar(300.1)
  await pagar(abierto, '300.10')
  await registrado()
  expect(backend.lastBody(CREAR)).toEqual({ ...ids, monto: 300.1, metodo: 2, fecha: hoy() })
  expect(dialog.getByText('Saldo').nextElementSibling).toHaveTextContent(/^\$.699\.90$/)
  await user.click(within(screen.getByRole('dialog')).getAllByRole('button', { name: 'Cerrar' })[0]!)
  await cerrado()
  expect(indicador('Membresía')).toBe('Básica')
  expect(screen.getByText(/ · saldo: \$.699\.90$/)).toBeVisible()
  expect(within(seccion('Historial de membresias')).getByText(/^saldo: \$.699\.90$/)).toBeVisible()
})

it('[E-23] more than the balance, nothing, or a day to come is not sent; what another person paid meanwhile is told', async () => {
  const abierto = await abrir()
  const { user } = abierto
  const form = await pagar(abierto, '1000.01')
  expect(await form.findByText(/^No puede ser más de \$.1,000\.00$/)).toBeVisible()
  expect(backend.callsTo(CREAR)).toHaveLength(0)
  await user.clear(form.getByLabelText(/^Monto/))
  await user.click(form.getByRole('button', { name: 'Registrar' }))
  expect(await form.findByText('Es obligatorio')).toBeVisible()
  await user.type(form.getByLabelText(/^Monto/), '900')
  backend.knobs.failNext(CREAR, 409, { msg: 'El pago es mayor que el saldo' })
  await user.click(form.getByRole('button', { name: 'Registrar' }))
  expect(await form.findByText(/El pago es mayor que el saldo/)).toBeVisible()
  expect(form.getByLabelText(/^Monto/)).toHaveValue('$ 900')
})

it('[E-23] a payment is cancelled after a question that says what is owed then, and «Deshacer» takes it back', async () => {
  const abierto = await abrir()
  const { user, dialog } = abierto
  const pago = cobrar(1000)
  const ids = { id_cliente: ana._id, id_contratacion: compra._id, id_pago: pago._id }
  const cancelado = { ...pago, version: 2, cancelacion: '2024-05-01T12:00:00.000Z' }
  backend.answers('POST /clientes/cancelar_pago', () => ({
    ...{ msg: 'Pago cancelado', pago: cancelado, contratacion: tiene([cancelado]) },
  }))
  backend.answers('POST /clientes/restaurar_pago', () => ({
    ...{ msg: 'Pago restaurado', pago, contratacion: tiene([pago], { pagado: 1000, saldo: 0 }) },
  }))
  await pagar(abierto, '1000')
  await registrado()
  expect(dialog.getByText('Sin saldo')).toBeVisible()
  expect(dialog.queryByRole('button', { name: 'Registrar pago' })).not.toBeInTheDocument()
  await user.click(dialog.getByRole('button', { name: /^Cancelar pago/ }))
  const question = await screen.findByRole('alertdialog', { name: 'Cancelar pago' })
  expect(question).toHaveTextContent(/^.*Es el único: sin él, la contratación vuelve a contar como pagada/)
  await user.click(within(question).getByRole('button', { name: 'Si' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
  expect(dialog.getByText('Cancelado')).toBeVisible()
  expect(backend.lastBody('/clientes/cancelar_pago')).toMatchObject(ids)
  await user.click(await screen.findByRole('button', { name: 'Deshacer' }))
  expect(await dialog.findByText('Sin saldo')).toBeVisible()
  expect(backend.lastBody('/clientes/restaurar_pago')).toMatchObject(ids)
})

it('[E-23] [E-13] each payment has its own receipt', async () => {
  backend.answers('POST /clientes/enviar_recibo', () => ({
    ...{ msg: 'El recibo 1 va en camino', recibo: { folio: 1, emision: '2024-05-01T12:00:00.000Z' } },
  }))
  const abierto = await abrir()
  const pago = cobrar(10)
  await pagar(abierto, '10')
  await registrado()
  const { user, dialog } = abierto
  await user.click(dialog.getByRole('button', { name: /^Recibo de / }))
  const receipt = within(await screen.findByRole('dialog', { name: 'Recibo de un pago: Básica' }))
  await user.click(receipt.getByRole('button', { name: 'Enviar por correo' }))
  expect(await screen.findByText('El recibo 1 va en camino')).toBeVisible()
  const { id_pago } = backend.lastBody('/clientes/enviar_recibo') as { id_pago: string }
  expect(id_pago).toBe(pago._id)
})

it('[E-23] cancelling the membership says what becomes of its payments', async () => {
  backend.data.contrataciones = [{ ...compra, pagado: 400, saldo: 600 }]
  const { user } = await abrirPerfil(backend)
  await user.click(screen.getByRole('button', { name: /^Cancelar membresía / }))
  expect(
    await screen.findByText(/^Los pagos registrados \(\$.400\.00\) se quedan .+ El saldo de \$.600\.00 deja/),
  ).toBeVisible()
})

it('[E-23] who only sees clients reads the payments', async () => {
  const { dialog } = await abrir(unUsuario({ tipo: 1, permisos: { clientes: { detalles: true } } }))
  expect(dialog.queryByRole('button', { name: 'Registrar pago' })).not.toBeInTheDocument()
})
