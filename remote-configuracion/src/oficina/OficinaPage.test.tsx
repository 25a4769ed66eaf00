import { authState } from '@backoffice/shared'
import type { Oficina } from '@backoffice/shared/contract'
import { renderRemote, testBackend, unUsuario, wholeStyles } from '@backoffice/shared/testing'
import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import module from '../module.tsx'

wholeStyles()

const backend = testBackend()
const EDITAR = '/configuracion/editar_oficina'

const nueva: Oficina = {
  ...{ version: 1, nombre: 'Asesoría Integral Demo', razon_social: null, rfc: null },
  ...{ domicilio: null, telefono: null, email: null, url_logo: null },
}

/** What the server has of the office. */
const tiene = (oficina: Oficina) =>
  backend.answers('GET /configuracion/detalles_oficina', () => ({ oficina }))

/** What the next save is answered, which the office's own name in the session follows. */
const guarda = (oficina: Oficina) =>
  backend.answers('POST /configuracion/editar_oficina', (_, { data }) => {
    const { nombre, url_logo } = oficina
    data.empresa = { ...data.empresa, nombre, marca: { nombre, url_logo } }
    tiene(oficina)
    return { msg: 'Oficina guardada', oficina }
  })

beforeEach(() => tiene(nueva))

const abrir = (usuario = unUsuario(), path = '/configuracion/perfil?vista=oficina') =>
  renderRemote(module, { base: '/configuracion', path: ['/dashboard', path], backend, usuario })

const campo = (etiqueta: string | RegExp) => screen.findByLabelText(etiqueta, { selector: 'input' })
const guardar = () => screen.getByRole('button', { name: 'Guardar oficina' })
const body = () => backend.lastBody(EDITAR) as Record<string, unknown>

async function escribir(user: UserEvent, etiqueta: string | RegExp, texto: string) {
  const input = await campo(etiqueta)
  await user.clear(input)
  await user.click(input)
  await user.paste(texto)
}

it('[E-13] saves what the office says of itself, and the bar has its name at once', async () => {
  guarda({ ...nueva, nombre: 'Despacho Ñandú', rfc: 'NCO010101AB1', version: 2 })
  const { user } = abrir()
  expect(await campo(/^Nombre/)).toHaveValue('Asesoría Integral Demo')
  await escribir(user, /^Nombre/, 'Despacho Ñandú')
  await escribir(user, 'RFC', 'NCO010101AB1')
  await user.click(guardar())
  await screen.findByText('Oficina guardada')
  expect(body()).toEqual({
    ...{ nombre: 'Despacho Ñandú', razon_social: '', rfc: 'NCO010101AB1' },
    ...{ domicilio: '', telefono: '', email: '', version: '1', logo: '' },
  })
  expect(authState().empresa).toMatchObject({
    nombre: 'Despacho Ñandú',
    marca: { nombre: 'Despacho Ñandú', url_logo: null },
  })
  // The next save is based on what the server has now.
  await escribir(user, 'Teléfono', '443 123 4567')
  await user.click(guardar())
  await waitFor(() => expect(body()).toMatchObject({ telefono: '443 123 4567', version: '2' }))
})

it('[E-13] a logo is chosen, replaced and removed', async () => {
  guarda({ ...nueva, url_logo: '/admin/descargas/logo-marca.png', version: 2 })
  const { user } = abrir()
  await campo(/^Nombre/)
  const input = screen.getByLabelText(/^Logo/, { selector: 'input' })
  await user.upload(input, new File(['pixeles'], 'marca.png', { type: 'image/png' }))
  expect(screen.getByText('Al guardar se pone marca.png')).toBeVisible()
  await user.click(guardar())
  const actual = await screen.findByRole('img', { name: 'Logo actual de la oficina' })
  expect(actual).toHaveAttribute('src', 'http://localhost/admin/descargas/logo-marca.png')
  await user.click(screen.getByRole('button', { name: 'Quitar logo' }))
  expect(screen.getByText('El logo se quita al guardar')).toBeVisible()
  guarda({ ...nueva, version: 3 })
  await user.click(guardar())
  await waitFor(() => expect(body()).toMatchObject({ quitar_logo: '1', logo: '' }))
  await waitFor(() => expect(authState().empresa?.marca?.url_logo).toBeNull())
})

it('[E-13] says at each field what the server refuses, and without a name sends nothing', async () => {
  const { user } = abrir()
  await escribir(user, 'RFC', 'no es')
  await user.click(guardar())
  expect(await screen.findByText('No es un RFC válido')).toBeVisible()
  const sent = backend.callsTo(EDITAR).length
  await user.clear(await campo(/^Nombre/))
  await user.click(guardar())
  expect(await screen.findByText('El nombre es obligatorio')).toBeVisible()
  expect(backend.callsTo(EDITAR)).toHaveLength(sent)
})

it('[E-13] [D41] what somebody else saved meanwhile is asked about, field by field, and the next save works', async () => {
  const { user } = abrir()
  await escribir(user, 'Teléfono', '443 123 4567')
  const otra = { ...nueva, version: 5, nombre: 'Otra', domicilio: 'Calle 1' }
  tiene(otra)
  backend.knobs.failNext(EDITAR, 409, { msg: 'Otra persona cambió este registro mientras tanto' })
  guarda({ ...otra, telefono: '443 123 4567', version: 6 })
  await user.click(guardar())
  const dialog = within(await screen.findByRole('alertdialog', { name: /Otra persona cambió/ }))
  expect(dialog.getByText('Calle 1')).toBeVisible()
  await user.click(dialog.getByRole('button', { name: /Guardar/ }))
  await waitFor(() => expect(body()).toMatchObject({ telefono: '443 123 4567', version: '5' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
  await escribir(user, 'Domicilio', 'Calle 2')
  await user.click(guardar())
  await waitFor(() => expect(body()).toMatchObject({ domicilio: 'Calle 2', version: '6' }))
})

it('[E-13] the tab is there for who manages the people of the office, and for nobody else', async () => {
  const asesora = unUsuario({ tipo: 1, permisos: { configuracion: { perfil: { ver: true } } } })
  abrir(asesora)
  expect(await screen.findByRole('heading', { level: 1, name: 'Información personal' })).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Oficina' })).not.toBeInTheDocument()
})

it('[E-13] the profile leads to the office', async () => {
  const { user } = abrir(unUsuario(), '/configuracion/perfil')
  await user.click(await screen.findByRole('link', { name: 'Oficina' }))
  expect(await campo(/^Nombre/)).toBeVisible()
})
