import type { Contratacion } from '@backoffice/shared/contract'
import { testBackend, unaContratacion, unaMembresia, unId } from '@backoffice/shared/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { abrirPerfil, ana, indicador } from '../perfil/perfil.testing.tsx'
import { premium, cerrado } from './contratar.testing.ts'

const backend = testBackend()
const CANCELAR = '/clientes/cancelar_contratacion'

beforeEach(() => {
  backend.data.membresias = [unaMembresia(), premium]
})

const responde = (call: 'cancelar' | 'restaurar', msg: string, contratacion: Contratacion) =>
  backend.answers(`POST /clientes/${call}_contratacion`, () => ({ msg, contratacion }))

const cancelar = async () => {
  const page = await abrirPerfil(backend)
  await page.user.click(screen.getByRole('button', { name: /^Cancelar membresía / }))
  return { ...page, dialog: await screen.findByRole('alertdialog', { name: 'Cancelar membresía' }) }
}

it('[D15] only an active purchase can be cancelled, after a question that names it', async () => {
  backend.data.contrataciones = [
    unaContratacion({ _id: unId(1) }),
    unaContratacion({ _id: unId(2), status: 1 }),
    unaContratacion({ _id: unId(3), status: 2 }),
  ]
  responde('cancelar', 'Membresía cancelada', unaContratacion({ _id: unId(1), status: 2, version: 2 }))
  const { user, dialog } = await cancelar()
  expect(dialog).toHaveTextContent(
    '¿Cancelar la membresía Básica (Del 1 de abril de 2024 al 30 de abril de 2024)?',
  )
  await user.click(screen.getByRole('button', { name: 'Si' }))
  await cerrado('alertdialog')
  expect(backend.lastBody(CANCELAR)).toEqual({ id_cliente: ana._id, id_contratacion: unId(1) })
  expect(indicador('Membresía')).toBe('Cancelada')
  expect(screen.queryByRole('button', { name: /^Cancelar membresía/ })).not.toBeInTheDocument()
})

it('if someone else has cancelled it, the profile loads again', async () => {
  backend.data.contrataciones = [unaContratacion()]
  const { user } = await cancelar()
  backend.data.contrataciones = [unaContratacion({ status: 2 })]
  backend.knobs.failNext(CANCELAR, 409, { msg: 'La membresía ya estaba cancelada' })
  await user.click(screen.getByRole('button', { name: 'Si' }))
  await cerrado('alertdialog')
  await waitFor(() => expect(indicador('Membresía')).toBe('Cancelada'))
})

it('[D35] without an answer, or with an empty 500, the dialog stays open and says so', async () => {
  backend.data.contrataciones = [unaContratacion()]
  const { user, dialog } = await cancelar()
  backend.knobs.dropNext(CANCELAR)
  await user.click(screen.getByRole('button', { name: 'Si' }))
  expect(await within(dialog).findByText(/El servidor no respondió/)).toBeVisible()
  backend.knobs.failNext(CANCELAR, 500)
  await user.click(screen.getByRole('button', { name: 'Si' }))
  expect(await within(dialog).findByText(/No se pudo cancelar/)).toBeVisible()
})

it('[D35] without connection it says so', async () => {
  backend.data.contrataciones = [unaContratacion()]
  const { user, dialog } = await cancelar()
  const offline = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  backend.knobs.dropNext(CANCELAR)
  await user.click(screen.getByRole('button', { name: 'Si' }))
  expect(
    await within(dialog).findByText(/^Sin conexión: no se sabe si la membresía se canceló/),
  ).toBeVisible()
  offline.mockRestore()
})

it('[E-05] «Deshacer» takes a cancellation back', async () => {
  const activa = unaContratacion({ fecha_fin: '2999-01-01' })
  backend.data.contrataciones = [activa]
  responde('cancelar', 'Membresía cancelada', { ...activa, status: 2, version: 2 })
  responde('restaurar', 'Membresía restaurada', { ...activa, version: 3 })
  const { user } = await cancelar()
  await user.click(screen.getByRole('button', { name: 'Si' }))
  await user.click(await screen.findByRole('button', { name: 'Deshacer' }))
  expect(await screen.findByText('Membresía restaurada')).toBeVisible()
  expect(await screen.findByRole('button', { name: /^Cancelar membresía / })).toBeInTheDocument()
  const ids = { id_cliente: ana._id, id_contratacion: activa._id }
  expect(backend.lastBody('/clientes/restaurar_contratacion')).toEqual(ids)
})
