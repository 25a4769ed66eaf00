import { serverTime, setRemoteComponentLoader } from '@backoffice/shared'
import { hoy } from '@backoffice/shared/format'
import {
  renderRemote,
  testBackend,
  unaContratacion,
  unaMembresia,
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

  it('[E-06] the plans stay as they are, and the purchases are asked for only on their tab', async () => {
    const { user, address } = abrir('')
    await screen.findByRole('heading', { level: 1, name: 'Membresias' })
    expect(backend.callsTo(LISTAR)).toHaveLength(0)
    await user.click(screen.getByRole('link', { name: 'Contrataciones' }))
    expect(await screen.findByRole('table', { name: 'Contrataciones' })).toBeVisible()
    expect(address()).toBe(`/configuracion/membresias?vista=contrataciones&fin_desde=${hoy()}`)
  })

  it('[E-06] the tab opens on what ends from today on, and its chip takes that off', async () => {
    const { user, address } = abrir('?vista=contrataciones')
    expect(await screen.findByRole('row', { name: /Ana/ })).toBeVisible()
    expect(screen.queryByRole('row', { name: /Beto/ })).not.toBeInTheDocument()
    expect(backend.callsTo(LISTAR)).toHaveLength(1)
    expect(backend.lastBody(LISTAR)).toMatchObject({ fin_desde: hoy(), status: [] })
    await user.click(screen.getByRole('button', { name: /Fin desde hoy/ }))
    expect(await screen.findByRole('row', { name: /Beto/ })).toBeVisible()
    expect(address()).toBe('/configuracion/membresias?vista=contrataciones')
  })

  it('[E-06] a link with a question of its own means what it says', async () => {
    abrir('?vista=contrataciones&status=1')
    await screen.findByRole('row', { name: /Beto/ })
    expect(backend.lastBody(LISTAR)).toMatchObject({ fin_desde: null, status: [1] })
  })

  it('[E-03] [E-06] phone and e-mail are columns for those who choose them', async () => {
    const usuario = unUsuario()
    backend.data.vistas = {
      [usuario._id]: {
        contrataciones: {
          vistas: [],
          columnas: ['membresia', 'celular', 'email'],
          compacta: false,
          version: 1,
        },
      },
    }
    abrir(TODAS, usuario)
    const row = await screen.findByRole<HTMLTableRowElement>('row', { name: /Ana/ })
    expect([...row.cells].slice(0, 4).map(({ textContent }) => textContent)).toEqual([
      'Ana López Ruiz',
      'Básica',
      '443 123 4567',
      'ana@correo.mx',
    ])
  })

  it('[E-06] shows all clients’ purchases with their number and sum; a row leads to the client', async () => {
    abrir()
    const row = await screen.findByRole<HTMLTableRowElement>('row', { name: /Beto/ })
    expect([...row.cells].slice(0, 4).map(({ textContent }) => textContent)).toEqual([
      'Beto',
      'Básica',
      '$ 250.50',
      'Efectivo',
    ])
    expect(screen.getByText('2 contrataciones: $ 750.50')).toBeVisible()
    expect(within(row).getByRole('link', { name: 'Perfil de Beto, Básica' })).toHaveAttribute(
      'href',
      `/clientes/detalles/${beto._id}`,
    )
  })

  it('[E-06] «Por vencer», «Terminan este mes» and «Vencidas sin renovar» are one click each', async () => {
    const { user, address } = abrir()
    await screen.findByRole('row', { name: /Beto/ })
    await user.click(screen.getByRole('link', { name: 'Por vencer en 15 días' }))
    await waitFor(() => expect(screen.queryByRole('row', { name: /Beto/ })).not.toBeInTheDocument())
    expect(backend.lastBody(LISTAR)).toMatchObject({ status: [0], fin_desde: hoy(), fin_hasta: dia(15) })
    expect(screen.getByText('1 contratación: $ 500.00')).toBeVisible()
    expect(address()).toContain('vista=contrataciones')
    await user.click(screen.getByRole('link', { name: 'Vencidas sin renovar' }))
    await screen.findByRole('row', { name: /Beto/ })
    expect(backend.lastBody(LISTAR)).toMatchObject({ status: [1], sin_renovar: true })
    await user.click(screen.getByRole('link', { name: 'Terminan este mes' }))
    await waitFor(() =>
      expect(backend.lastBody(LISTAR)).toMatchObject({
        status: [0, 1],
        fin_desde: `${hoy().slice(0, 7)}-01`,
      }),
    )
  })

  it('[D39] ignores values in the address that nothing can be', async () => {
    abrir('?vista=contrataciones&membresia=x&fin_desde=2026-02-30&fin_hasta=2026-13-01&metodo=9')
    await screen.findByRole('row', { name: /Beto/ })
    expect(backend.lastBody(LISTAR)).toMatchObject({
      membresia: null,
      fin_desde: null,
      fin_hasta: null,
      metodo: [],
    })
  })

  it('[D20] [E-06] the month is the office’s by the server’s clock, and an open page notices the next one', async () => {
    try {
      serverTime('Tue, 01 Dec 2026 05:30:00 GMT')
      abrir()
      await screen.findByRole('row', { name: /Beto/ })
      const este = () => screen.getByRole('link', { name: 'Terminan este mes' }).getAttribute('href')
      expect(este()).toContain('fin_desde=2026-11-01&fin_hasta=2026-11-30')
      act(() => serverTime('Tue, 01 Dec 2026 06:00:00 GMT'))
      expect(este()).toContain('fin_desde=2026-12-01&fin_hasta=2026-12-31')
    } finally {
      act(() => serverTime(new Date().toUTCString()))
    }
  })

  it('[E-06] the chip of a filter names its plan, and so does the dialog, also once it is deleted', async () => {
    const oro = unaMembresia({ _id: unId(21), nombre: 'Oro' })
    const gone = { version: 2, eliminado_el: '2026-01-02T10:00:00.000Z', eliminado_por: 'Rosa' }
    backend.data.eliminados.membresias = [{ ...oro, ...gone }]
    const { user } = abrir(`?vista=contrataciones&membresia=${oro._id}`)
    expect(await screen.findByRole('button', { name: /Membresía: «Oro»/ })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Filtros de búsqueda' }))
    const dialog = await screen.findByRole('dialog', { name: 'Filtrar contrataciones' })
    expect(within(dialog).getByRole('combobox', { name: 'Membresía' })).toHaveDisplayValue('Oro')
  })

  it('[D60] without a permission for clients: no names, no filter nor order by them', async () => {
    const permisos = { configuracion: { membresias: { ver: true } } }
    const { user } = abrir(TODAS, unUsuario({ tipo: 1, permisos }))
    const row = await screen.findByRole<HTMLTableRowElement>('row', { name: /\$ 250\.50/ })
    expect([...row.cells].slice(0, 2).map(({ textContent }) => textContent)).toEqual(['Básica', '$ 250.50'])
    expect(screen.queryByText(/Beto/)).not.toBeInTheDocument()
    expect(screen.getByText('2 contrataciones: $ 750.50')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Filtros de búsqueda' }))
    const dialog = await screen.findByRole('dialog', { name: 'Filtrar contrataciones' })
    expect(within(dialog).queryByLabelText('Cliente')).not.toBeInTheDocument()
  })
})

describe('on a server of the plain contract', () => {
  const backend = testBackend({ kind: 'plain' })
  it('[E-06] [D38] a server without the call has no tab, and the address shows the plans', async () => {
    renderRemote(module, {
      base: '/configuracion',
      path: '/configuracion/membresias?vista=contrataciones',
      backend,
    })
    await screen.findByRole('heading', { level: 1, name: 'Membresias' })
    expect(screen.queryByRole('link', { name: 'Contrataciones' })).not.toBeInTheDocument()
  })
})
