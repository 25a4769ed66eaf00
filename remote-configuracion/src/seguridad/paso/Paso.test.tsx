import type { SegundoPaso } from '@backoffice/shared/contract'
import { renderRemote, testBackend, unId, unUsuario, wholeStyles } from '@backoffice/shared/testing'
import { screen, waitFor, within } from '@testing-library/react'
import module from '../../module.tsx'

wholeStyles()

const backend = testBackend()
const ninguno: SegundoPaso = {
  ...{ autenticador: null, llaves: [], llaves_posibles: true, codigos: 0, equipos: [], exigido: null },
}
const conApp: SegundoPaso = { ...ninguno, autenticador: '2024-05-01T15:00:00.000Z', codigos: 10 }
const codigos = ['abcd-efgh-jkmn', 'pqrs-tuvw-xyz2']

async function open(segundo_paso: SegundoPaso) {
  backend.answers('POST /configuracion/segundo_paso', () => ({ segundo_paso }))
  const page = renderRemote(module, {
    base: '/configuracion',
    path: ['/dashboard', '/configuracion/perfil?vista=seguridad'],
    backend,
    usuario: unUsuario(),
  })
  return { ...page, card: within(await screen.findByRole('region', { name: 'Segundo paso' })) }
}
const password = (within: { getByLabelText: typeof screen.getByLabelText }) =>
  within.getByLabelText(/^Contraseña actual/, { selector: 'input' })

it('[E-17] the app is set up: password, QR code, first code, and the recovery codes once', async () => {
  backend.answers('POST /configuracion/preparar_autenticador', () => ({
    ...{ ficha: 'f', secreto: 'ABCDEFGH', uri: 'otpauth://x', qr: { lado: 25, trazo: 'M0 0h1v1h-1z' } },
  }))
  backend.answers('POST /configuracion/activar_autenticador', () => ({
    ...{ msg: 'El segundo paso quedó activo', codigos, segundo_paso: conApp },
  }))
  const { user, card } = await open(ninguno)
  expect(await card.findByText('Sin activar')).toBeVisible()
  await user.click(card.getByRole('button', { name: 'Activar la aplicación de códigos' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Activar la aplicación de códigos' }))
  await user.click(dialog.getByRole('button', { name: 'Continuar' }))
  expect(await dialog.findByText('Es obligatorio')).toBeVisible()
  expect(backend.callsTo('/configuracion/preparar_autenticador')).toEqual([])
  await user.type(password(dialog), 'mi clave')
  await user.click(dialog.getByRole('button', { name: 'Continuar' }))
  expect(await dialog.findByRole('img', { name: 'Código QR para la aplicación de códigos' })).toBeVisible()
  expect(dialog.getByText('ABCD EFGH')).toBeVisible()
  await user.type(dialog.getByLabelText(/^Código/, { selector: 'input' }), '123456')
  await user.click(dialog.getByRole('button', { name: 'Activar' }))
  const told = within(await screen.findByRole('dialog', { name: 'Guardar los códigos de recuperación' }))
  expect(backend.lastBody('/configuracion/activar_autenticador')).toEqual({ ficha: 'f', codigo: '123456' })
  expect(told.getAllByRole('listitem').map((one) => one.textContent)).toEqual(codigos)
  await user.click(told.getByRole('button', { name: 'Ya los guardé' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(card.getByText('Activo')).toBeVisible()
  expect(card.getByText('Códigos de recuperación · Quedan 10')).toBeVisible()
})

it('[E-17] the app is removed with password and code; a refusal keeps what was typed', async () => {
  const { user, card } = await open(conApp)
  await user.click(await card.findByRole('button', { name: 'Quitar la aplicación de códigos' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Quitar la aplicación de códigos' }))
  await user.type(password(dialog), 'mi clave')
  const code = dialog.getByLabelText(/^Código/, { selector: 'input' })
  await user.type(code, '123456')
  const campos = { codigo: 'El código no coincide, o ya se usó' }
  backend.knobs.failNext('/configuracion/quitar_autenticador', 400, { msg: 'Hay datos', campos })
  await user.click(dialog.getByRole('button', { name: 'Quitar' }))
  expect(await dialog.findByText(campos.codigo)).toBeVisible()
  expect(code).toHaveValue('123456')
  backend.answers('POST /configuracion/quitar_autenticador', () => ({
    ...{ msg: 'La aplicación de códigos se quitó', segundo_paso: ninguno },
  }))
  await user.click(dialog.getByRole('button', { name: 'Quitar' }))
  expect(await card.findByText('Sin activar')).toBeVisible()
  expect(backend.lastBody('/configuracion/quitar_autenticador')).toEqual({
    ...{ password_actual: 'mi clave', codigo: '123456' },
  })
})

it('[E-17] other recovery codes are made, and passkeys are said to be impossible where they are', async () => {
  backend.answers('POST /configuracion/nuevos_codigos', () => ({ msg: 'x', codigos, segundo_paso: conApp }))
  const { user, card } = await open({ ...conApp, llaves_posibles: false })
  expect(await card.findByText(/^En esta dirección del sistema/)).toBeVisible()
  await user.click(card.getByRole('button', { name: 'Hacer otros códigos de recuperación' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(password(dialog), 'mi clave')
  await user.type(dialog.getByLabelText(/^Código/, { selector: 'input' }), '123456')
  await user.click(dialog.getByRole('button', { name: 'Hacer otros' }))
  expect(await screen.findByText('abcd-efgh-jkmn')).toBeVisible()
})

it('[E-17] passkeys are listed with their use and removed with the password', async () => {
  const llave = { _id: unId(7), nombre: 'Teléfono', creacion: '2024-05-01T15:00:00.000Z', ultimo_uso: null }
  backend.answers('POST /configuracion/quitar_llave', () => ({ msg: 'Quitada', segundo_paso: ninguno }))
  const { user, card } = await open({ ...ninguno, llaves: [llave], codigos: 3 })
  expect(await card.findByText('Desde el 1 de mayo de 2024; sin usar todavía')).toBeVisible()
  await user.click(card.getByRole('button', { name: 'Quitar «Teléfono»' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Quitar la llave de acceso' }))
  expect(dialog.queryByLabelText(/^Código/)).not.toBeInTheDocument()
  await user.type(password(dialog), 'mi clave')
  await user.click(dialog.getByRole('button', { name: 'Quitar' }))
  expect(await card.findByText('Sin activar')).toBeVisible()
  expect(backend.lastBody('/configuracion/quitar_llave')).toEqual({
    id: llave._id,
    password_actual: 'mi clave',
  })
})

it('[E-17] remembered devices are listed and forgotten', async () => {
  const equipo = {
    ...{ _id: unId(8), equipo: 'Chrome en Windows', direccion: '203.0.113.9' },
    ...{ desde: '2024-05-01T15:00:00.000Z', ultimo_uso: '2024-05-01T15:00:00.000Z' },
    vence: '2024-05-31T15:00:00.000Z',
  }
  backend.answers('POST /configuracion/olvidar_equipo', () => ({ msg: 'x', segundo_paso: conApp }))
  const { user } = await open({ ...conApp, equipos: [equipo] })
  const list = within(await screen.findByRole('region', { name: 'Equipos recordados' }))
  expect(
    list.getByText('Desde el 1 de mayo de 2024 · Hasta el 31 de mayo de 2024 · 203.0.113.9'),
  ).toBeVisible()
  await user.click(list.getByRole('button', { name: /^Olvidar Chrome en Windows/ }))
  await waitFor(() =>
    expect(screen.queryByRole('region', { name: 'Equipos recordados' })).not.toBeInTheDocument(),
  )
  expect(backend.lastBody('/configuracion/olvidar_equipo')).toEqual({ id: equipo._id })
})
