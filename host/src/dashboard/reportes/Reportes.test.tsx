import type { FilaDeReporte, Reporte } from '@backoffice/shared/contract'
import { hoy, masMeses } from '@backoffice/shared/format'
import { unUsuario } from '@backoffice/shared/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { hostBackend, renderHost } from '../../testing/renderHost.tsx'

const backend = hostBackend()
const CALL = '/reportes/consultar'
const REPORTES = '/dashboard?vista=reportes'

const fila = (nombre: string, valor: number, anterior: number | null, more: Partial<FilaDeReporte> = {}) => ({
  ...{ nombre, corto: null, mes: null, valor, anterior, ruta: null, ruta_anterior: null, ...more },
})
const octubre = { desde: '2026-10-01', hasta: '2026-10-31' }
const LISTA = '/configuracion/membresias?vista=contrataciones&status=0,1&inicio_desde=2026-10-01'

/** What the api tells of an office; which figures they are is its own affair (api/src/resources/reportes). */
const ingresos: Reporte = {
  ...{ titulo: 'Ingresos', nota: 'El total de las contrataciones.', unidad: 'dinero' },
  total: fila('Ingresos', 5600, 5000, { ruta: LISTA }),
  tablas: [
    {
      titulo: 'Ingresos por mes',
      columna: 'Mes',
      filas: [
        fila('septiembre de 2026', 0, 5000, {
          corto: 'sep 26',
          mes: { desde: '2026-09-01', hasta: '2026-09-30' },
        }),
        fila('octubre de 2026', 5600, 0, { corto: 'oct 26', mes: octubre, ruta: LISTA }),
      ],
    },
    {
      titulo: 'Ingresos por membresía',
      columna: 'Membresía',
      filas: [
        fila('Básica', 4400.5, 5000, { ruta_anterior: `${LISTA}&membresia=y` }),
        fila('=Anual', 1199.5, 0, { ruta: `${LISTA}&membresia=x` }),
      ],
    },
  ],
}
const answer = (reportes: Reporte[]) =>
  backend.answers('POST /reportes/consultar', (body) => ({
    ...(body as typeof octubre),
    anterior: { desde: '2026-08-01', hasta: '2026-08-31' },
    reportes,
  }))
beforeEach(() => answer([ingresos]))

const table = (name: string) => screen.findByRole('table', { name })
const rows = (of: HTMLElement) =>
  within(of)
    .getAllByRole('row')
    .map((row) => row.textContent)

it('[E-18] «Reportes» is a tab under the phrase, and opens on the last twelve months', async () => {
  const { user, address } = renderHost(backend, '/dashboard')
  const tabs = await screen.findByRole('navigation', { name: 'Vistas de Inicio' })
  await user.click(within(tabs).getByRole('link', { name: 'Reportes' }))
  expect(address()).toBe(REPORTES)
  await table('Ingresos por mes')
  expect(screen.getByText('Sección en desarrollo')).toBeVisible()
  expect(backend.lastBody(CALL)).toEqual({ desde: `${masMeses(hoy(), -11).slice(0, 7)}-01`, hasta: hoy() })
  expect(screen.getByRole('link', { name: 'Últimos 12 meses' })).toHaveAttribute('aria-current', 'true')
})

it('[E-18] the table behind a chart has each figure, the one before and the difference; figures lead to their list', async () => {
  renderHost(backend, REPORTES)
  const planes = await table('Ingresos por membresía')
  expect(rows(planes)).toEqual([
    'MembresíaPeriodoAnteriorDiferencia',
    'Básica$ 4,400.50$ 5,000.00 de Básica, antes: ver la lista-$ 599.50 -12 %',
    '=Anual$ 1,199.50 de =Anual: ver la lista$ 0.00+$ 1,199.50',
  ])
  const to = within(planes)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))
  expect(to).toEqual([`${LISTA}&membresia=y`, `${LISTA}&membresia=x`])
  const total = within(screen.getByRole('region', { name: 'Ingresos' }))
  expect(total.getByRole('link', { name: /^\$ 5,600\.00 de Ingresos/ })).toHaveAttribute('href', LISTA)
  // A drawing of them comes by itself, which readers skip.
  await waitFor(() => expect(document.querySelectorAll('[data-chart] rect')).not.toHaveLength(0))
  expect(document.querySelector('[data-chart]')).toHaveAttribute('aria-hidden', 'true')
})

it('[E-18] a month leads to its own report, and the ready periods and any dates are asked for', async () => {
  const { user, address } = renderHost(backend, REPORTES)
  await user.click(within(await table('Ingresos por mes')).getByRole('link', { name: 'octubre de 2026' }))
  expect(address()).toBe(`${REPORTES}&desde=2026-10-01&hasta=2026-10-31`)
  await waitFor(() => expect(backend.lastBody(CALL)).toEqual(octubre))

  await user.click(screen.getByRole('link', { name: 'Este año' }))
  await waitFor(() =>
    expect(backend.lastBody(CALL)).toEqual({ desde: `${hoy().slice(0, 4)}-01-01`, hasta: hoy() }),
  )

  await user.click(screen.getByRole('button', { name: 'Otras fechas' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Reportes de otras fechas' }))
  const write = async (name: string, day: string) => {
    await user.clear(dialog.getByRole('textbox', { name }))
    await user.type(dialog.getByRole('textbox', { name }), day)
  }
  await write('Primer día', '10/02/2026')
  await write('Último día', '09/02/2026')
  await user.click(dialog.getByRole('button', { name: 'Ver' }))
  expect(await dialog.findByText('No puede ser anterior al primer día')).toBeVisible()
  await write('Último día', '20/02/2026')
  await user.click(dialog.getByRole('button', { name: 'Ver' }))
  await waitFor(() => expect(backend.lastBody(CALL)).toEqual({ desde: '2026-02-10', hasta: '2026-02-20' }))
  expect(address()).toBe(`${REPORTES}&desde=2026-02-10&hasta=2026-02-20`)
})

it('[E-18] each table is a file, in which a name is no formula', async () => {
  const saved: [string, string][] = []
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    if (this.download) saved.push([this.download, decodeURIComponent(this.href.split(',')[1] ?? '')])
  })
  const { user } = renderHost(backend, `${REPORTES}&desde=2026-10-01&hasta=2026-10-31`)
  await table('Ingresos por membresía')
  await user.click(screen.getByRole('button', { name: 'CSV de «Ingresos por membresía»' }))
  click.mockRestore()
  expect(saved).toEqual([
    [
      'ingresos-por-membresia-2026-10-01-2026-10-31.csv',
      "\ufeffMembresía,Periodo,Anterior,Diferencia,%\r\nBásica,4400.5,5000,-599.5,-12\r\n'=Anual,1199.5,0,1199.5,\r\n",
    ],
  ])
})

it('[E-18] without a period before, nothing is compared; without anything at all, that is said', async () => {
  const [meses, planes] = ingresos.tablas
  answer([
    {
      ...ingresos,
      total: null,
      tablas: [
        { ...meses!, filas: meses!.filas.map((one) => ({ ...one, anterior: null })) },
        { ...planes!, filas: planes!.filas.map((one) => ({ ...one, valor: 0, anterior: 0 })) },
      ],
    },
  ])
  renderHost(backend, REPORTES)
  expect(rows(await table('Ingresos por mes'))[0]).toBe('MesPeriodo')
  const planesShown = within(screen.getByRole('region', { name: 'Ingresos por membresía' }))
  expect(planesShown.getByText('Nada en este periodo ni en el anterior.')).toBeVisible()
  expect(planesShown.queryByRole('button')).not.toBeInTheDocument()
})

it('[E-18] a long table begins with what is largest, and shows all when asked to', async () => {
  const filas = Array.from({ length: 30 }, (_, n) => fila(`Giro ${n}`, 30 - n, 0))
  answer([
    { ...ingresos, unidad: 'numero', total: null, tablas: [{ titulo: 'Por giro', columna: 'Giro', filas }] },
  ])
  const { user } = renderHost(backend, REPORTES)
  const giros = await table('Por giro')
  expect(rows(giros)).toHaveLength(1 + 12)
  await user.click(screen.getByRole('button', { name: 'Ver las 30 filas' }))
  expect(rows(giros)).toHaveLength(1 + 30)
})

it('[E-18] a failure is a sentence with a way to retry', async () => {
  backend.knobs.failNext(CALL, 500)
  const { user } = renderHost(backend, REPORTES)
  await user.click(await screen.findByRole('button', { name: 'Reintentar' }))
  await table('Ingresos por mes')
})

it('[E-18] who may see reports of nothing reads so', async () => {
  answer([])
  renderHost(backend, REPORTES, { usuario: unUsuario({ tipo: 1, permisos: { reportes: { ver: true } } }) })
  expect(await screen.findByText(/no tiene permiso de ver clientes, asesorías ni membresías/)).toBeVisible()
})

it('[E-18] [D49] without reportes.ver there is no such tab, and its address shows the home', async () => {
  const usuario = unUsuario({ tipo: 1, permisos: { clientes: { ver: true }, reportes: { ver: false } } })
  renderHost(backend, REPORTES, { usuario })
  expect(await screen.findByText('Sección en desarrollo')).toBeVisible()
  await waitFor(() => expect(backend.callsTo('/inicio/hoy')).not.toEqual([]))
  expect(screen.queryByRole('navigation', { name: 'Vistas de Inicio' })).not.toBeInTheDocument()
  expect(backend.callsTo(CALL)).toEqual([])
})

describe('with a server of the plain contract', () => {
  const plain = hostBackend({ kind: 'plain' })

  it('[E-18] [D38] there are no reports', async () => {
    renderHost(plain, REPORTES)
    expect(await screen.findByText(/^Aquí estará el resumen de la oficina/)).toBeVisible()
    expect(screen.queryByRole('navigation', { name: 'Vistas de Inicio' })).not.toBeInTheDocument()
  })
})
