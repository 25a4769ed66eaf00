import { authState } from '@backoffice/shared'
import { CONTRASENA, unCliente, unId, unUsuario } from '@backoffice/shared/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { hostBackend, renderHost } from '../../testing/renderHost.tsx'

const backend = hostBackend()

beforeEach(() => {
  backend.data.clientes = [unCliente()]
})

/** The person types something, the session ends, and the next call gets the 401. */
async function sessionEndsWhileWorking() {
  const host = renderHost(backend, '/clientes')
  await host.user.type(await screen.findByRole('textbox', { name: 'Nota' }), 'a medias')
  backend.endSessions()
  await host.user.click(screen.getByRole('button', { name: 'Consultar' }))
  const dialog = await screen.findByRole('dialog', { name: 'La sesión terminó' })
  const submit = async (password: string, email?: string) => {
    if (email !== undefined) {
      await host.user.clear(within(dialog).getByRole('textbox', { name: 'Correo' }))
      await host.user.type(within(dialog).getByRole('textbox', { name: 'Correo' }), email)
    }
    await host.user.type(within(dialog).getByLabelText('Contraseña'), password)
    await host.user.click(within(dialog).getByRole('button', { name: 'Iniciar sesión' }))
  }
  return { ...host, dialog, submit }
}

it('[D36] the same person signs in over the kept screen, and the call is repeated', async () => {
  const { dialog, submit, address } = await sessionEndsWhileWorking()
  expect(within(dialog).getByRole('textbox', { name: 'Correo' })).toHaveValue('rosa@demo.mx')
  await submit(CONTRASENA)
  expect(await screen.findByText('1 clientes')).toBeInTheDocument()
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(screen.getByDisplayValue('a medias')).toBeVisible()
  expect(address()).toBe('/clientes')
  const [refused, repeated] = backend.callsTo('/clientes/listar')
  expect(repeated?.headers['x-auth-token']).not.toBe(refused?.headers['x-auth-token'])
})

it('[D36] a wrong password says so and leaves the dialog as it is', async () => {
  const { dialog, submit } = await sessionEndsWhileWorking()
  await submit('equivocada')
  expect(await screen.findByText('El correo o la contraseña no son correctos')).toBeVisible()
  expect(within(dialog).getByLabelText('Contraseña')).toBeInvalid()
  expect(authState().usuario).not.toBeNull()
  expect(screen.getByDisplayValue('a medias')).toBeInTheDocument()
})

it('on a phone «Iniciar sesión» comes before Cancelar, as in every form', async () => {
  const wide = window.matchMedia
  const phone = jest.spyOn(window, 'matchMedia').mockImplementation((query) => {
    const [, limit] = /max-width: (\d+)px/.exec(query) ?? []
    return { ...wide(query), matches: limit !== undefined && 390 <= Number(limit) }
  })
  const { dialog } = await sessionEndsWhileWorking()
  const names = [...dialog.querySelectorAll('button')].map(({ textContent }) => textContent)
  expect(names.slice(-2)).toEqual(['Iniciar sesión', 'Cancelar'])
  phone.mockRestore()
})

it('[D36] Cancelar goes to /login', async () => {
  const { user, dialog, address } = await sessionEndsWhileWorking()
  await user.click(within(dialog).getByRole('button', { name: 'Cancelar' }))
  expect(await screen.findByRole('heading', { name: 'Iniciar sesión' })).toBeVisible()
  expect(address()).toBe('/login')
  expect(localStorage.getItem('token')).toBeNull()
  expect(screen.queryByText('La sesión terminó')).not.toBeInTheDocument()
})

it('[D36] another person goes to /login, with the e-mail they typed and without the kept screen', async () => {
  backend.signIn(unUsuario({ _id: unId(0x101), email: 'beatriz@demo.mx' }))
  const { submit, address } = await sessionEndsWhileWorking()
  await submit(CONTRASENA, 'beatriz@demo.mx')
  expect(await screen.findByRole('heading', { name: 'Iniciar sesión' })).toBeVisible()
  expect(address()).toBe('/login')
  expect(screen.getByRole('textbox', { name: 'Correo' })).toHaveValue('beatriz@demo.mx')
  expect(screen.queryByDisplayValue('a medias')).not.toBeInTheDocument()
  expect(localStorage.getItem('token')).toBeNull()
})

it('[D35] [D36] without an answer the dialog says so, keeps what was typed and can be retried', async () => {
  const { user, dialog, submit } = await sessionEndsWhileWorking()
  backend.knobs.down = true
  await submit(CONTRASENA)
  expect(await within(dialog).findByText('Sin conexión con el servidor')).toBeVisible()
  expect(within(dialog).getByLabelText('Contraseña')).toHaveValue(CONTRASENA)
  backend.knobs.down = false
  await user.click(within(dialog).getByRole('button', { name: 'Iniciar sesión' }))
  expect(await screen.findByText('1 clientes')).toBeInTheDocument()
})
