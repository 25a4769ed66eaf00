import type { SesionAbierta } from '@backoffice/shared/contract'
import { renderRemote, testBackend, unId, unUsuario, wholeStyles } from '@backoffice/shared/testing'
import { screen, waitFor, within } from '@testing-library/react'
import module from '../../module.tsx'

wholeStyles()

const open = (backend: ReturnType<typeof testBackend>, path = '/configuracion/perfil?vista=seguridad') =>
  renderRemote(module, {
    base: '/configuracion',
    path: ['/dashboard', path],
    backend,
    usuario: unUsuario({ permisos: { configuracion: { perfil: { ver: true } } } }),
  })

const unaSesion = (n: number, datos: Partial<SesionAbierta> = {}): SesionAbierta => ({
  _id: unId(n),
  equipo: 'Chrome en Windows',
  direccion: '203.0.113.9',
  desde: '2024-05-01T15:00:00.000Z',
  ultimo_uso: '2024-05-02T16:30:00.000Z',
  actual: false,
  ...datos,
})
const esta = unaSesion(1, { actual: true })
const otra = unaSesion(2, { equipo: 'Safari en iOS', direccion: '2001:db8::7' })

describe('with our server', () => {
  const backend = testBackend()
  const told = (...sesiones: SesionAbierta[]) =>
    backend.answers('POST /configuracion/sesiones', () => ({ sesiones }))

  it('[E-17] «Seguridad» tells where the account is signed in, and which session this is', async () => {
    told(esta, otra)
    const { user } = open(backend, '/configuracion/perfil')
    await user.click(await screen.findByRole('link', { name: 'Seguridad' }))
    const card = within(await screen.findByRole('region', { name: 'Sesiones abiertas' }))
    const [first, second] = await card.findAllByRole('listitem')
    expect(first).toHaveTextContent(/^Chrome en Windows ?Esta sesión/)
    expect(second).toHaveTextContent(
      'Desde el 1 de mayo de 2024, 09:00; último uso el 2 de mayo de 2024, 10:30',
    )
    expect(second).toHaveTextContent('Dirección 2001:db8::7')
    expect(within(first!).queryByRole('button')).not.toBeInTheDocument()
  })

  it('[E-17] «Cerrar» ends one', async () => {
    told(esta, otra)
    backend.answers('POST /configuracion/cerrar_una_sesion', () => ({
      msg: 'Sesión cerrada',
      sesiones: [esta],
    }))
    const { user } = open(backend)
    await user.click(await screen.findByRole('button', { name: /^Cerrar la sesión de Safari en iOS/ }))
    expect(await screen.findByText('Sesión cerrada')).toBeVisible()
    expect(backend.lastBody('/configuracion/cerrar_una_sesion')).toEqual({ id: otra._id })
    expect(screen.queryByText('Safari en iOS')).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Cerrar las demás' })).not.toBeInTheDocument()
  })

  it('[E-17] one that has ended by itself leaves the list', async () => {
    told(esta, otra)
    const { user } = open(backend)
    const close = await screen.findByRole('button', { name: /^Cerrar la sesión/ })
    told(esta)
    backend.knobs.failNext('/configuracion/cerrar_una_sesion', 404, { msg: 'Esa sesión ya no está abierta' })
    await user.click(close)
    expect(await screen.findByText('Esa sesión ya no está abierta')).toBeVisible()
    await waitFor(() => expect(screen.queryByText('Safari en iOS')).not.toBeInTheDocument())
  })

  it('[E-17] «Cerrar las demás» asks first, and says why it could not', async () => {
    told(esta, otra)
    const { user } = open(backend)
    await user.click(await screen.findByRole('button', { name: 'Cerrar las demás' }))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Cerrar las demás sesiones' }))
    backend.knobs.failNext('/configuracion/cerrar_otras_sesiones', 503, { msg: 'En mantenimiento' })
    await user.click(dialog.getByRole('button', { name: 'Cerrar las demás' }))
    expect(await dialog.findByText('El servidor tuvo un problema')).toBeVisible()
    backend.answers('POST /configuracion/cerrar_otras_sesiones', () => ({
      msg: 'Las demás sesiones se cerraron',
      sesiones: [esta],
    }))
    await user.click(dialog.getByRole('button', { name: 'Cerrar las demás' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
    expect(screen.queryByText('Safari en iOS')).not.toBeInTheDocument()
  })
})

describe('with a server of the plain contract', () => {
  const plain = testBackend({ kind: 'plain' })

  it('[E-17] [D38] there is no «Seguridad», and nothing is asked', async () => {
    open(plain)
    expect(await screen.findByRole('button', { name: 'Guardar perfil' })).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Seguridad' })).not.toBeInTheDocument()
    expect(plain.callsTo('/configuracion/sesiones')).toEqual([])
  })
})
