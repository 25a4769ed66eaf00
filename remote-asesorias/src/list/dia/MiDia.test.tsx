import { renderRemote, testBackend, unaAsesoria, unId, unUsuario } from '@backoffice/shared/testing'
import { screen, waitFor, within } from '@testing-library/react'
import module from '../../module.tsx'

const backend = testBackend()
const yo = unUsuario()

/** A Wednesday, in the office's time zone. */
const now = new Date('2026-03-11T18:00:00Z')

beforeEach(() => {
  jest.useFakeTimers({
    now,
    doNotFake: [
      'setTimeout',
      'setInterval',
      'clearTimeout',
      'clearInterval',
      'queueMicrotask',
      'nextTick',
      'setImmediate',
      'performance',
      'requestAnimationFrame',
      'cancelAnimationFrame',
    ],
  })
  const mia = { asesor: { _id: yo._id, nombre: 'Ada' } }
  const ajena = { asesor: { _id: unId(99), nombre: 'Zoe Paz' } }
  backend.data.asesorias = [
    unaAsesoria({ _id: unId(1), motivo: 'Ayer', creacion: '2026-03-10', ...mia }),
    unaAsesoria({ _id: unId(2), motivo: 'Antier', creacion: '2026-03-09', ...ajena }),
    unaAsesoria({ _id: unId(3), motivo: 'Hoy mía', creacion: '2026-03-11', tipo: 1, ...mia }),
    unaAsesoria({ _id: unId(4), motivo: 'Hoy ajena', creacion: '2026-03-11', ...ajena }),
    unaAsesoria({ _id: unId(5), motivo: 'Domingo', creacion: '2026-03-15', ...mia }),
    unaAsesoria({ _id: unId(6), motivo: 'Lunes siguiente', creacion: '2026-03-16', ...mia }),
    unaAsesoria({
      _id: unId(7),
      motivo: 'Hoy cerrada',
      creacion: '2026-03-11',
      finalizacion: '2026-03-11',
      status: 1,
      ...mia,
    }),
  ]
})
afterEach(() => jest.useRealTimers())

const motivos = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[1]?.textContent)

async function open(path = '/asesorias', capacidades = backend.capacidades) {
  const shown = renderRemote(module, { base: '/asesorias', path, backend, capacidades })
  await screen.findByRole('table')
  const chips = within(screen.getByRole('navigation', { name: 'Mi día' }))
  const press = (name: string) => shown.user.click(chips.getByRole('link', { name }))
  const current = () =>
    chips
      .getAllByRole('link')
      .filter((chip) => chip.getAttribute('aria-current') === 'true')
      .map((chip) => chip.textContent)
  return { ...shown, press, current }
}

describe('Mi día', () => {
  it('[E-04] nothing is chosen on entry, and the call is the specification’s', async () => {
    const { current } = await open()
    expect(current()).toEqual([])
    expect(backend.lastBody('/asesorias/listar')).toMatchObject({ status: [0] })
    expect(backend.lastBody('/asesorias/listar')).not.toHaveProperty('asesor')
  })

  it('[E-04] «Hoy, a mi cargo» is one click, and says above the list what it asked for', async () => {
    const { press, current } = await open()
    await press('Hoy, a mi cargo')
    await waitFor(() => expect(motivos()).toEqual(['Hoy mía']))
    expect(current()).toEqual(['Hoy, a mi cargo'])
    const puestos = within(screen.getByRole('list', { name: 'Filtros puestos' })).getAllByRole('listitem')
    expect(puestos.map((filtro) => filtro.textContent)).toEqual([
      'Status: En curso',
      'Hoy',
      expect.stringMatching(/^Asesor: /),
    ])
    await press('Hoy')
    await waitFor(() => expect(motivos()).toEqual(['Hoy mía', 'Hoy ajena']))
  })

  it('[E-03] «Hoy» is one filter, which goes with both its days', async () => {
    const { press, user, address } = await open()
    await press('Hoy')
    await user.click(await screen.findByRole('button', { name: 'Quitar filtro Hoy' }))
    await waitFor(() => expect(address()).not.toMatch(/fecha_/))
    expect(backend.lastBody('/asesorias/listar')).toMatchObject({ fecha_inicio: null, fecha_fin: null })
  })

  it('[E-04] «Mañana» are those of the next day', async () => {
    const { press, current } = await open()
    backend.data.asesorias.push(unaAsesoria({ _id: unId(8), motivo: 'Mañana', creacion: '2026-03-12' }))
    await press('Mañana')
    await waitFor(() => expect(motivos()).toEqual(['Mañana']))
    expect(current()).toEqual(['Mañana'])
  })

  it('[E-03] Asesor and Tipo are columns for those who choose them', async () => {
    backend.data.vistas = {
      [yo._id]: {
        asesorias: { vistas: [], columnas: ['cliente', 'asesor', 'tipo'], compacta: false, version: 1 },
      },
    }
    await open('/asesorias?fecha_inicio=2026-03-11&fecha_fin=2026-03-11')
    const [heads, ...rows] = screen.getAllByRole('row')
    expect(
      within(heads!)
        .getAllByRole('columnheader')
        .map((head) => head.textContent),
    ).toEqual(expect.arrayContaining(['Cliente', 'Asesor', 'Tipo']))
    expect(rows[0]).toHaveTextContent('Deportiva')
    expect(rows.map((row) => row.textContent).join()).toContain('Zoe Paz')
  })

  it('[E-04] [D55] «Esta semana» goes from Monday to Sunday, the nearest first; «A mi cargo» narrows it', async () => {
    const { press, current } = await open()
    await press('Esta semana')
    await waitFor(() => expect(motivos()).toEqual(['Antier', 'Ayer', 'Hoy mía', 'Hoy ajena', 'Domingo']))
    await press('A mi cargo')
    await waitFor(() => expect(motivos()).toEqual(['Ayer', 'Hoy mía', 'Domingo']))
    expect(current()).toEqual(['Esta semana', 'A mi cargo'])
  })

  it('[E-04] [D55] «Atrasadas» are those under way since before today, the latest first; pressed again it lets go', async () => {
    const { press, current, address } = await open()
    await press('Atrasadas')
    await waitFor(() => expect(motivos()).toEqual(['Ayer', 'Antier']))
    await press('Atrasadas')
    await waitFor(() => expect(current()).toEqual([]))
    expect(address()).toBe('/asesorias')
  })

  it('[E-04] Asesor is in the filter, and its name above the list', async () => {
    const { user, press } = await open()
    await press('Hoy')
    await user.click(screen.getByRole('button', { name: 'Filtros de búsqueda' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Filtrar asesorías' }))
    await user.click(await dialog.findByRole('combobox', { name: 'Asesor' }))
    await user.click(await screen.findByRole('option', { name: new RegExp(yo.nombre) }))
    await user.click(dialog.getByRole('button', { name: 'Buscar' }))
    await waitFor(() => expect(motivos()).toEqual(['Hoy mía']))
    expect(backend.lastBody('/asesorias/listar')).toMatchObject({ asesor: yo._id })
  })

  it('[E-04] [D45] a server of the plain contract is asked for days only', async () => {
    await open('/asesorias', [])
    const names = within(screen.getByRole('navigation', { name: 'Mi día' })).getAllByRole('link')
    expect(names.map((chip) => chip.textContent)).toEqual(['Hoy', 'Mañana', 'Esta semana', 'Atrasadas'])
  })
})
