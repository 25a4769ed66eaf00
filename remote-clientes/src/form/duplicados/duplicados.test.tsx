import { api, useLoader } from '@backoffice/shared'
import { emptyData, renderRemote, testBackend, unCliente, unId, unUsuario } from '@backoffice/shared/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { editar } from '../editar/edit.testing.tsx'
import { abrirNuevo, contenidoDe, empresarial, escribir, personal } from '../form.testing.tsx'
import { NuevoClientePage } from '../NuevoClientePage.tsx'
import { coinciden } from './coinciden.testing.ts'

const RUTA = '/clientes/posibles_duplicados'
const ana = unCliente({ celular: '33 1234 5678', email: 'ana@correo.mx', rfc: 'GODE561231GR8' })
const backend = testBackend({ data: () => ({ ...emptyData(), clientes: [ana] }) })
beforeEach(() => coinciden(backend))

const aviso = 'Puede que este cliente ya exista'
afterEach(() => jest.useRealTimers())

const relojFalso = (advanceTimers = false) =>
  jest.useFakeTimers({ advanceTimers, doNotFake: ['queueMicrotask', 'nextTick', 'performance'] })
const pausa = () => act(() => jest.advanceTimersByTime(600))

const deNadie = { email: 'nadie@correo.mx' }
/** Sends a later query: once it is answered, every earlier query has arrived. */
const preguntaPosterior = () => act(() => api.post(RUTA, deNadie, { silent: true }))
async function nadaSePregunta() {
  pausa()
  await preguntaPosterior()
  expect(backend.callsTo(RUTA)).toEqual([expect.objectContaining({ body: deNadie })])
}

it('[D34] shows possible matches, why they match, and a link that keeps the form open; the call is silent', async () => {
  const counted: number[] = []
  const { user } = abrirNuevo(backend)
  await waitFor(() => expect(useLoader.getState().pending).toBe(0))
  const stop = useLoader.subscribe(({ pending }) => counted.push(pending))
  await escribir(user, personal('Correo'), 'ANA@correo.mx')
  await escribir(user, personal('Teléfono'), '3312345678')
  // On a slow machine a query with only the e-mail may have been sent before.
  expect(await screen.findByText(/: mismo correo y mismo teléfono/)).toBeVisible()
  expect(screen.getByText(aviso)).toBeVisible()
  const link = screen.getByRole('link', { name: /Ana López Ruiz/ })
  expect(link).toHaveAttribute('href', `/clientes/detalles/${ana._id}`)
  expect(link).toHaveAttribute('target', '_blank')
  expect(counted).toEqual([])
  stop()
})

it('sends the call when the person stops typing, and only if there is enough to compare', async () => {
  const { user } = abrirNuevo(backend)
  await waitFor(() => expect(useLoader.getState().pending).toBe(0))
  // The clock is stopped while typing, however slow the machine is.
  relojFalso()
  await escribir(user, personal('Nombre'), 'Ana')
  await escribir(user, personal('Teléfono'), '33 12')
  pausa()
  await escribir(user, personal('Apellido paterno'), 'Ló')
  await escribir(user, personal('Apellido paterno'), 'pez')
  await escribir(user, personal('Apellido materno'), 'Ruiz')
  pausa()
  jest.useRealTimers()
  expect(await screen.findByText(/: mismo nombre/)).toBeVisible()
  expect(backend.callsTo(RUTA)).toHaveLength(1)
  expect(backend.lastBody(RUTA)).toEqual({
    nombre: 'Ana',
    apellido_paterno: 'López',
    apellido_materno: 'Ruiz',
  })
})

it('cancels an older call, and never shows its late answer', async () => {
  const { user } = abrirNuevo(backend)
  const release = backend.knobs.hold(RUTA)
  await escribir(user, personal('Correo'), 'ana@correo.mx')
  await waitFor(() => expect(backend.callsTo(RUTA)).toHaveLength(1))
  await user.clear(personal('Correo'))
  await escribir(user, personal('Correo'), 'otra@correo.mx')
  await waitFor(() => expect(backend.callsTo(RUTA)).toHaveLength(2))
  release()
  await preguntaPosterior()
  expect(screen.queryByText(aviso)).not.toBeInTheDocument()
})

it('a match found by fields of both sections appears once, beside the first of them', async () => {
  const { user } = abrirNuevo(backend)
  await escribir(user, empresarial('RFC'), 'gode561231gr8')
  await escribir(user, personal('Correo'), 'ana@correo.mx')
  expect(await screen.findByText(/: mismo RFC y mismo correo/)).toBeVisible()
  expect(screen.getAllByText(aviso)).toHaveLength(1)
  expect(within(contenidoDe('Información personal')).getByText(aviso)).toBeVisible()
})

it('a match by RFC appears beside the RFC', async () => {
  const { user } = abrirNuevo(backend)
  await escribir(user, empresarial('RFC'), 'gode561231gr8')
  expect(await within(contenidoDe('Información empresarial')).findByText(/: mismo RFC/)).toBeVisible()
  expect(within(contenidoDe('Información personal')).queryByText(aviso)).not.toBeInTheDocument()
})

it('an edited client is not their own duplicate, and an untouched form sends no call', async () => {
  backend.data.clientes = [ana, unCliente({ _id: unId(2), nombre: 'Luis', email: 'luis@correo.mx' })]
  relojFalso(true)
  const { user } = await editar(backend)
  await nadaSePregunta()
  await user.clear(personal('Correo'))
  await escribir(user, personal('Correo'), 'luis@correo.mx')
  expect(await screen.findByRole('link', { name: /Luis López Ruiz/ })).toBeVisible()
  expect(screen.queryByRole('link', { name: /Ana/ })).not.toBeInTheDocument()
  expect(backend.lastBody(RUTA)).toMatchObject({ id: ana._id })
})

it('[D18] [D23] without permission for profiles the match has a name but neither link nor contact data', async () => {
  const usuario = unUsuario({ permisos: { clientes: { agregar: true } } })
  const { user } = renderRemote(<NuevoClientePage />, {
    base: '/clientes/nuevo',
    path: '/clientes/nuevo',
    backend,
    usuario,
  })
  await escribir(user, personal('Teléfono'), '3312345678')
  expect(await screen.findByText('Ana López Ruiz: mismo teléfono')).toBeVisible()
  expect(screen.queryByRole('link', { name: /Ana/ })).not.toBeInTheDocument()
  expect(document.body).not.toHaveTextContent(/ana@correo\.mx|33 1234 5678|GODE561231GR8/)
})

it('[D38] sends no call to a server that does not offer it', async () => {
  relojFalso(true)
  const { user } = renderRemote(<NuevoClientePage />, {
    base: '/clientes/nuevo',
    path: '/clientes/nuevo',
    backend,
    capacidades: [],
  })
  await escribir(user, personal('Correo'), 'ana@correo.mx')
  await nadaSePregunta()
})
