import { testBackend, unaContratacion, unaMembresia, unId } from '@backoffice/shared/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { abrirPerfil, ana } from '../perfil/perfil.testing.tsx'
import { CREAR, premium, cerrado, elegir, fecha, contratar } from './contratar.testing.ts'

const backend = testBackend()

beforeEach(() => {
  backend.data.membresias = [unaMembresia(), premium]
})

it('[E-06] «Renovar» comes filled in, on any purchase: two clicks make the next one', async () => {
  backend.data.membresias = [unaMembresia(), premium]
  backend.data.contrataciones = [
    unaContratacion({
      _id: unId(1),
      membresia: { _id: premium._id, nombre: 'Premium' },
      total: 1000,
      metodo: 1,
      fecha_inicio: '2099-01-01',
      fecha_fin: '2099-01-31',
    }),
  ]
  const { user } = await abrirPerfil(backend)
  await user.click(screen.getByRole('button', { name: 'Renovar Premium' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Renovar membresía de Ana López Ruiz' }))
  expect(dialog.getByText('La anterior: $ 1,000.00 · 1 mes')).toBeVisible()
  await waitFor(() => expect(dialog.getByLabelText(/^Total/)).toHaveValue('$ 1,000'))
  await user.click(dialog.getByRole('button', { name: 'Renovar' }))
  await cerrado()
  expect(backend.lastBody(CREAR)).toEqual({
    id_cliente: ana._id,
    id_membresia: premium._id,
    total: 1000,
    metodo: 1,
    fecha_inicio: '2099-02-01',
    fecha_fin: '2099-02-28',
  })
})

it('[E-06] [D54] a year is renewed for what a year costs; another length sets its end and its total', async () => {
  backend.data.membresias = [{ ...premium, precio: 499, duracion: 1 }]
  backend.data.contrataciones = [
    unaContratacion({
      membresia: { _id: premium._id, nombre: 'Premium' },
      total: 5089.8,
      fecha_inicio: '2098-01-01',
      fecha_fin: '2098-12-31',
    }),
  ]
  const { user } = await abrirPerfil(backend)
  await user.click(screen.getByRole('button', { name: 'Renovar Premium' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Renovar membresía de Ana López Ruiz' }))
  expect(dialog.getByText('La anterior: $ 5,089.80 · 12 meses')).toBeVisible()
  await waitFor(() => expect(dialog.getByLabelText(/^Total/)).toHaveValue('$ 5,988'))
  const largo = (name: string) =>
    within(dialog.getByRole('group', { name: 'Duración' })).getByRole('button', { name })
  expect(largo('12 meses')).toHaveAttribute('aria-pressed', 'true')
  await user.click(largo('6 meses'))
  expect(dialog.getByLabelText(/^Total/)).toHaveValue('$ 2,994')
  expect(dialog.getByLabelText(/^Fecha de fin/)).toHaveValue('30/06/2099')
  expect(largo('6 meses')).toHaveAttribute('aria-pressed', 'true')
})

it('[E-06] a usual length of a new purchase sets its end, and its total only if the plan says how long it lasts', async () => {
  backend.data.membresias = [premium, unaMembresia({ nombre: 'Anual', precio: 1200, duracion: 12 })]
  const { user, dialog } = await contratar(backend)
  await fecha(user, dialog.getByLabelText(/^Fecha de inicio/), '08/11/2026')
  await elegir(user, /^Membresía/, /Premium/)
  await user.click(dialog.getByRole('button', { name: '3 meses' }))
  expect(dialog.getByLabelText(/^Fecha de fin/)).toHaveValue('07/02/2027')
  expect(dialog.getByLabelText(/^Total/)).toHaveValue('$ 1,200')
  await elegir(user, /^Membresía/, /Anual/)
  expect(dialog.getByLabelText(/^Total/)).toHaveValue('$ 300')
  await user.click(dialog.getByRole('button', { name: '1 mes' }))
  expect(dialog.getByLabelText(/^Total/)).toHaveValue('$ 100')
})

it('[E-06] an untouched renewal closes at once; a plan that is no longer offered is left to choose', async () => {
  backend.data.contrataciones = [
    unaContratacion({ _id: unId(1), membresia: { _id: unId(0x399), nombre: 'Vieja' }, status: 2 }),
  ]
  const { user } = await abrirPerfil(backend)
  await user.click(screen.getByRole('button', { name: 'Renovar Vieja' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Renovar membresía de Ana López Ruiz' }))
  expect(await dialog.findByText('La membresía Vieja ya no se ofrece. Hay que elegir otra.')).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Cancelar' }))
  await cerrado()
  expect(backend.callsTo(CREAR)).toEqual([])
})
