import {
  renderRemote,
  testBackend,
  unaContratacion,
  unaMembresia,
  unId,
  unUsuario,
} from '@backoffice/shared/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import clientes from '../module.tsx'
import { abrirPerfil, ana, indicador, perfilDeAna, seccion } from '../perfil.testing.tsx'

const backend = testBackend()
const CREAR = '/clientes/crear_contratacion'
const CANCELAR = '/clientes/cancelar_contratacion'
const premium = unaMembresia({ _id: unId(0x301), nombre: 'Premium', precio: 1200 })

beforeEach(() => {
  backend.data.membresias = [unaMembresia(), premium]
})

const filas = () =>
  within(seccion('Historial de membresias'))
    .getAllByRole<HTMLTableRowElement>('row')
    .slice(1)
    .map(({ cells }) => [...cells].slice(0, 5).map(({ textContent }) => textContent))

const cerrado = (role = 'dialog') => waitFor(() => expect(screen.queryByRole(role)).not.toBeInTheDocument())

async function contratar() {
  const { user } = await abrirPerfil(backend)
  await user.click(screen.getByRole('button', { name: 'Contratar membresía' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Contratar membresía a Ana López Ruiz' }))
  await waitFor(() => expect(backend.callsTo('/configuracion/listar_membresias')).toHaveLength(1))
  return { user, dialog }
}

async function elegir(user: UserEvent, etiqueta: RegExp, opcion: RegExp) {
  const select = screen.getByRole('combobox', { name: etiqueta })
  await user.click(select)
  await user.click(await screen.findByRole('option', { name: opcion }))
  // The select takes the focus back a frame later; paste only after that.
  await waitFor(() => expect(select).toHaveFocus())
}

async function fecha(user: UserEvent, campo: HTMLElement, texto: string) {
  await user.clear(campo)
  await user.click(campo)
  await user.paste(texto)
  await user.tab()
}

it('Cancelar asks before it discards a half-written purchase, and closes an untouched one at once', async () => {
  const { user, dialog } = await contratar()
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
  const { user, dialog } = await contratar()
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
  const { user, dialog } = await contratar()
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
  const { user, dialog } = await contratar()
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
  const { user, dialog } = await contratar()
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
  const { user, dialog } = await contratar()
  await elegir(user, /^Membresía/, /Premium/)
  await elegir(user, /^Método de pago/, /Tarjeta/)
  await fecha(user, dialog.getByLabelText(/^Fecha de fin/), '31/12/2035')
  backend.knobs.dropNext(CREAR)
  await user.click(dialog.getByRole('button', { name: 'Contratar' }))
  expect(await dialog.findByText('El servidor no respondió')).toBeVisible()
  expect(dialog.getByLabelText(/^Total/)).toHaveValue('$ 1,200')
})

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

it('[E-05] «Deshacer» takes a cancellation back', async () => {
  backend.data.contrataciones = [unaContratacion({ fecha_fin: '2999-01-01' })]
  const { user } = await cancelar()
  await user.click(screen.getByRole('button', { name: 'Si' }))
  await user.click(await screen.findByRole('button', { name: 'Deshacer' }))
  expect(await screen.findByText('Membresía restaurada')).toBeVisible()
  expect(await screen.findByRole('button', { name: /^Cancelar membresía / })).toBeInTheDocument()
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
  const { user, dialog } = await contratar()
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
