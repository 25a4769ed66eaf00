import {
  renderRemote,
  testBackend,
  unaContratacion,
  unaMembresia,
  unId,
  unUsuario,
} from '@backoffice/shared/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import clientes from '../module.tsx'
import { abrirPerfil, ana, indicador, perfilDeAna, seccion } from '../perfil/perfil.testing.tsx'
import { CREAR, premium, cerrado, elegir, fecha, contratar } from './contratar.testing.ts'

const backend = testBackend()

beforeEach(() => {
  backend.data.membresias = [unaMembresia(), premium]
})

const filas = () =>
  within(seccion('Historial de membresias'))
    .getAllByRole<HTMLTableRowElement>('row')
    .slice(1)
    .map(({ cells }) => [...cells].slice(0, 5).map(({ textContent }) => textContent))

it('Cancelar asks before it discards a half-written purchase, and closes an untouched one at once', async () => {
  const { user, dialog } = await contratar(backend)
  await elegir(user, /^Membresía/, /^Premium/)
  await user.click(dialog.getByRole('button', { name: 'Cancelar' }))
  await screen.findByRole('alertdialog', { name: '¿Salir sin guardar?' })
  await waitFor(() => expect(screen.getByRole('button', { name: 'Seguir editando' })).toHaveFocus())
  await user.click(screen.getByRole('button', { name: 'Salir sin guardar' }))
  await cerrado()
  await user.click(screen.getByRole('button', { name: 'Contratar membresía' }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancelar' }))
  await cerrado()
  expect(backend.callsTo(CREAR)).toEqual([])
})

it('[P-08] [P-09] [P-11] a purchase shows plan, total, method, period and status', async () => {
  backend.data.contrataciones = [
    unaContratacion({ _id: unId(1), total: 1234.5, metodo: 1 }),
    unaContratacion({
      _id: unId(2),
      metodo: 2,
      fecha_inicio: '2024-05-01',
      fecha_fin: '2024-05-02',
      status: 1,
    }),
    unaContratacion({
      _id: unId(3),
      metodo: 0,
      fecha_inicio: '2024-05-01',
      fecha_fin: '2024-05-01',
      status: 2,
    }),
  ]
  await abrirPerfil(backend)
  expect(filas()).toEqual([
    ['Básica', '$ 1,234.50', 'Tarjeta', 'Del 1 de abril de 2024 al 30 de abril de 2024', 'Activa'],
    ['Básica', '$ 499.50', 'Transferencia', 'Unicamente el 1 de mayo de 2024', 'Vencida'],
    ['Básica', '$ 499.50', 'Efectivo', 'Unicamente el 1 de mayo de 2024', 'Cancelada'],
  ])
})

it('[D15] [P-15] «Contratar membresía» fills in the price, and the new purchase is the current membership at once', async () => {
  backend.data.contrataciones = [unaContratacion({ status: 1 })]
  const { user, dialog } = await contratar(backend)
  await elegir(user, /^Membresía/, /Premium/)
  expect(dialog.getByLabelText(/^Total/)).toHaveValue('$ 1,200')
  await elegir(user, /^Método de pago/, /Tarjeta/)
  await fecha(user, dialog.getByLabelText(/^Fecha de inicio/), '01/01/2026')
  await fecha(user, dialog.getByLabelText(/^Fecha de fin/), '31/12/2035')
  await user.click(dialog.getByRole('button', { name: 'Contratar' }))
  await cerrado()
  expect(backend.lastBody(CREAR)).toEqual({
    id_cliente: ana._id,
    id_membresia: premium._id,
    total: 1200,
    metodo: 1,
    fecha_inicio: '2026-01-01',
    fecha_fin: '2035-12-31',
  })
  expect(screen.getByText('Membresía contratada')).toBeVisible()
  expect(indicador('Membresía')).toBe('Premium')
  expect(filas().map(([nombre]) => nombre)).toEqual(['Premium', 'Básica'])
  expect(backend.callsTo('/clientes/perfil')).toHaveLength(1)
})

it('[P-15] a purchase that is already past replaces the first entry', async () => {
  backend.data.contrataciones = [unaContratacion()]
  const { user, dialog } = await contratar(backend)
  await elegir(user, /^Membresía/, /Premium/)
  await elegir(user, /^Método de pago/, /Efectivo/)
  await fecha(user, dialog.getByLabelText(/^Fecha de inicio/), '01/01/2020')
  await fecha(user, dialog.getByLabelText(/^Fecha de fin/), '31/01/2020')
  await user.click(dialog.getByRole('button', { name: 'Contratar' }))
  await cerrado()
  expect(filas().map(([nombre, , , , status]) => [nombre, status])).toEqual([['Premium', 'Vencida']])
  expect(indicador('Membresía')).toBe('Vencida')
})

it('a missing value has its sentence beside the field, and nothing is sent', async () => {
  const { user, dialog } = await contratar(backend)
  await user.click(dialog.getByRole('button', { name: 'Contratar' }))
  expect(await screen.findByText('Todos los campos son obligatorios')).toBeVisible()
  expect(dialog.getAllByText('Es obligatorio')).toHaveLength(4)
  await fecha(user, dialog.getByLabelText(/^Fecha de fin/), '01/01/2020')
  await user.click(dialog.getByRole('button', { name: 'Contratar' }))
  await waitFor(() => expect(dialog.getByLabelText(/^Fecha de fin/)).toBeInvalid())
  expect(dialog.getAllByText('Es obligatorio')).toHaveLength(3)
  expect(backend.callsTo(CREAR)).toEqual([])
})

it('[D16] a refusal keeps what was typed, and shows campos beside their fields', async () => {
  const { user, dialog } = await contratar(backend)
  await elegir(user, /^Membresía/, /Premium/)
  await elegir(user, /^Método de pago/, /Tarjeta/)
  await fecha(user, dialog.getByLabelText(/^Fecha de fin/), '31/12/2035')
  backend.knobs.failNext(CREAR, 400, {
    msg: 'Hay datos que no son válidos',
    campos: { total: 'Es demasiado' },
  })
  await user.click(dialog.getByRole('button', { name: 'Contratar' }))
  expect(await dialog.findByText('Es demasiado')).toBeVisible()
  expect(dialog.getByLabelText(/^Total/)).toHaveValue('$ 1,200')
})

it('[D35] without an answer the dialog says so and keeps what was typed', async () => {
  const { user, dialog } = await contratar(backend)
  await elegir(user, /^Membresía/, /Premium/)
  await elegir(user, /^Método de pago/, /Tarjeta/)
  await fecha(user, dialog.getByLabelText(/^Fecha de fin/), '31/12/2035')
  backend.knobs.dropNext(CREAR)
  await user.click(dialog.getByRole('button', { name: 'Contratar' }))
  expect(await dialog.findByText('El servidor no respondió')).toBeVisible()
  expect(dialog.getByLabelText(/^Total/)).toHaveValue('$ 1,200')
})

it('[E-02] `?contratar`, where the search box leads, opens it once', async () => {
  backend.data.clientes = [ana]
  const { address, user, router } = renderRemote(clientes, {
    base: '/clientes',
    path: [`${perfilDeAna}?contratar`],
    backend,
  })
  const dialog = within(await screen.findByRole('dialog', { name: 'Contratar membresía a Ana López Ruiz' }))
  expect(address()).toBe(perfilDeAna)
  await user.click(dialog.getByRole('button', { name: 'Cancelar' }))
  await cerrado()
  await act(() => router.navigate(`${perfilDeAna}?contratar`))
  expect(await screen.findByRole('dialog', { name: 'Contratar membresía a Ana López Ruiz' })).toBeVisible()
})

it('[E-02] [D49] `?contratar` opens nothing for who may not', async () => {
  backend.data.clientes = [ana]
  const { address } = renderRemote(clientes, {
    base: '/clientes',
    path: `${perfilDeAna}?contratar`,
    backend,
    usuario: unUsuario({ permisos: { clientes: { ver: true, detalles: true } } }),
  })
  await screen.findByRole('heading', { level: 2, name: 'Ana López Ruiz' })
  await waitFor(() => expect(address()).toBe(perfilDeAna))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})
