import { setRemoteComponentLoader } from '@backoffice/shared'
import {
  renderRemote,
  testBackend,
  todosLosPermisos,
  unaContratacion,
  unId,
  unUsuario,
} from '@backoffice/shared/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import module from '../module.tsx'
import { TODAS, LISTAR, dia, ana, beto } from './contrataciones.testing.ts'

describe('on our server', () => {
  const backend = testBackend()
  beforeEach(() => {
    backend.data.clientes = [ana, beto]
    backend.data.contrataciones = [
      {
        ...unaContratacion({ _id: unId(11), total: 500, fecha_inicio: dia(-20), fecha_fin: dia(10) }),
        id_cliente: ana._id,
      },
      {
        ...unaContratacion({
          _id: unId(12),
          total: 250.5,
          fecha_inicio: dia(-60),
          fecha_fin: dia(-30),
          status: 1,
        }),
        id_cliente: beto._id,
      },
    ]
  })
  afterEach(() => setRemoteComponentLoader(null))

  const abrir = (query = TODAS, usuario = unUsuario()) =>
    renderRemote(module, {
      base: '/configuracion',
      path: `/configuracion/membresias${query}`,
      backend,
      usuario,
    })

  it('[E-08] beside the client’s name one button opens calling, WhatsApp and writing', async () => {
    const { user } = abrir()
    const row = within(await screen.findByRole('row', { name: /Ana/ }))
    await user.click(row.getByRole('button', { name: /^Contactar a Ana/ }))
    const menu = within(await row.findByRole('group', { name: /^Contactar a Ana/ }))
    expect(menu.getByText('443 123 4567')).toBeVisible()
    expect(menu.getByRole('link', { name: /^Llamar/ })).toHaveAttribute('href', 'tel:4431234567')
    expect(menu.getByRole('link', { name: /^WhatsApp/ })).toHaveAttribute(
      'href',
      'https://wa.me/524431234567',
    )
    expect(menu.getByRole('link', { name: /^Escribir/ })).toHaveAttribute('href', 'mailto:ana@correo.mx')
  })

  it('[E-06] «Renovar» opens the dialog of remote-clientes over the row, and the list is asked for again', async () => {
    let given: Record<string, unknown> = {}
    setRemoteComponentLoader((name) => (props: object) => {
      given = { name, ...props }
      return null
    })
    const { user } = abrir()
    await user.click(await screen.findByRole('button', { name: 'Renovar Beto, Básica' }))
    expect(given).toMatchObject({
      name: 'clientes/RenovarMembresia',
      idCliente: beto._id,
      cliente: 'Beto',
      contratacion: { _id: unId(12) },
    })
    const before = backend.callsTo(LISTAR).length
    act(() => (given.onDone as () => void)())
    await waitFor(() => expect(backend.callsTo(LISTAR)).toHaveLength(before + 1))
  })

  it('[E-13] «Recibo» opens the dialog of remote-clientes over the row', async () => {
    let given: Record<string, unknown> = {}
    setRemoteComponentLoader((name) => (props: object) => {
      given = { name, ...props }
      return null
    })
    const { user } = abrir()
    await user.click(await screen.findByRole('button', { name: 'Recibo Beto, Básica' }))
    expect(given).toMatchObject({
      name: 'clientes/ReciboContratacion',
      idCliente: beto._id,
      contratacion: { _id: unId(12) },
    })
  })

  it('[E-22] «Avisar» in the contact menu opens the dialog of remote-clientes for that purchase', async () => {
    let given: Record<string, unknown> = {}
    setRemoteComponentLoader((name) => (props: object) => {
      given = { name, ...props }
      return null
    })
    const { user } = abrir()
    const row = within(await screen.findByRole('row', { name: /Ana/ }))
    await user.click(row.getByRole('button', { name: /^Contactar a Ana/ }))
    const menu = within(await row.findByRole('group', { name: /^Contactar a Ana/ }))
    await user.click(menu.getByRole('button', { name: 'Avisar' }))
    expect(given).toMatchObject({ name: 'clientes/AvisarClientes', quienes: { contrataciones: [unId(11)] } })
  })

  it('[E-22] [D49] nobody without the details of clients is offered to tell them', async () => {
    const permisos = { clientes: { ver: true }, configuracion: { membresias: { ver: true } } }
    const { user } = abrir(TODAS, unUsuario({ tipo: 1, permisos }))
    const row = within(await screen.findByRole('row', { name: /Ana/ }))
    await user.click(row.getByRole('button', { name: /^Contactar a Ana/ }))
    await row.findByRole('group', { name: /^Contactar a Ana/ })
    expect(row.queryByRole('button', { name: 'Avisar' })).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Seleccionar' })).not.toBeInTheDocument()
  })

  it('[E-06] [D18] people who may not edit clients are not offered «Renovar», nor the profile without its permission', async () => {
    abrir(TODAS, unUsuario({ tipo: 1, permisos: { ...todosLosPermisos(), clientes: { ver: true } } }))
    const row = await screen.findByRole('row', { name: /Beto/ })
    expect(within(row).getAllByRole('button')).toEqual([
      within(row).getByRole('button', { name: 'Contactar a Beto, Básica' }),
    ])
    expect(within(row).queryByRole('link')).not.toBeInTheDocument()
  })
})
