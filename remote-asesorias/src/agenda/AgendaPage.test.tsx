import { hoy, masDias, semanaDe } from '@backoffice/shared/format'
import {
  emptyData,
  renderRemote,
  testBackend,
  unaAsesoria,
  unCliente,
  unId,
  unUsuario,
} from '@backoffice/shared/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { AsesoriasPorVista } from '../AsesoriasPorVista.tsx'

const EDITAR = '/asesorias/editar'
const LISTAR = '/asesorias/listar'
const rosa = unUsuario()
const ines = unUsuario({ _id: unId(0x101), nombre: 'Inés', apellido_paterno: 'Paz', email: 'ines@demo.mx' })
const { lunes } = semanaDe(hoy())
const martes = masDias(lunes, 1)

const cita = (n: number, cliente: string, own: Partial<ReturnType<typeof unaAsesoria>>, asesor = rosa) => ({
  ...unaAsesoria({ _id: unId(n), cliente, creacion: martes, minutos: null, ...own }),
  id_cliente: unId(1),
  asesor: { _id: asesor._id, nombre: asesor.nombre },
})
const ana = cita(1, 'Ana', { hora: '09:30', minutos: 45 })
const beto = cita(2, 'Beto', { hora: '10:00' })
const carla = cita(3, 'Carla', { hora: null })
const dario = cita(4, 'Darío', { hora: '09:30' }, ines)
const data = () => ({
  ...emptyData(),
  usuarios: [rosa, ines],
  clientes: [unCliente()],
  asesorias: [ana, beto, carla, dario],
})
const backend = testBackend({ data })

const open = (query = '') =>
  renderRemote(<AsesoriasPorVista />, {
    base: '/asesorias',
    path: `/asesorias?vista=agenda${query}`,
    backend,
  })
const shown = async (name: string) => {
  const text = await screen.findByText(name)
  return text.closest<HTMLElement>('li')!
}
/** Where in the table it is: its row’s head. */
const rowOf = async (name: string) =>
  within((await shown(name)).closest('tr')!).getAllByRole('rowheader')[0]?.textContent
const mover = async (name: string) =>
  within(await shown(name)).getByRole('button', { name: `Mover la asesoría de ${name}` })

it('[E-21] a week of one’s own advisories by hour, those without one above, and clashes marked', async () => {
  open()
  expect(await rowOf('Ana')).toBe('09:00')
  expect(await rowOf('Beto')).toBe('10:00')
  expect(await rowOf('Carla')).toBe('Sin hora')
  expect(screen.queryByText('Darío')).not.toBeInTheDocument()
  expect(within(await shown('Ana')).getByText('9:30 a 10:15')).toBeVisible()
  for (const name of ['Ana', 'Beto'])
    expect(within(await shown(name)).getByText('Choca con otra')).toBeVisible()
  expect(within(await shown('Carla')).queryByText('Choca con otra')).not.toBeInTheDocument()
  expect(backend.lastBody(LISTAR)).toMatchObject({
    fecha_inicio: lunes,
    fecha_fin: masDias(lunes, 6),
    asesor: rosa._id,
  })
  expect(screen.getAllByRole('columnheader')).toHaveLength(8)
})

it('[E-21] everybody’s says whose each is; a day and an advisor are in the address', async () => {
  const { user } = open()
  await shown('Ana')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Asesor' }), 'Todos')
  expect(within(await shown('Darío')).getByText('Inés')).toBeVisible()
  expect(backend.lastBody(LISTAR)).not.toHaveProperty('asesor')
  await user.click(screen.getByRole('link', { name: 'Día' }))
  await waitFor(() => expect(screen.getAllByRole('columnheader')).toHaveLength(2))
  await user.click(screen.getByRole('link', { name: 'Día siguiente' }))
  await waitFor(() =>
    expect(backend.lastBody(LISTAR)).toMatchObject({
      fecha_inicio: masDias(hoy(), 1),
      fecha_fin: masDias(hoy(), 1),
    }),
  )
})

it('[E-21] Shift and an arrow move an advisory, the focus goes with it, and it can be undone', async () => {
  const { user } = open()
  ;(await mover('Beto')).focus()
  await user.keyboard('{Shift>}{ArrowDown}{/Shift}')
  await waitFor(async () => expect(await rowOf('Beto')).toBe('11:00'))
  expect(backend.lastBody(EDITAR)).toEqual({ id: beto._id, fecha: martes, hora: '11:00', version: 1 })
  await waitFor(async () => expect(await mover('Beto')).toHaveFocus())
  expect(within(await shown('Ana')).queryByText('Choca con otra')).not.toBeInTheDocument()

  await user.click(await screen.findByRole('button', { name: 'Deshacer' }))
  await waitFor(async () => expect(await rowOf('Beto')).toBe('10:00'))
  expect(backend.lastBody(EDITAR)).toEqual({ id: beto._id, fecha: martes, hora: '10:00', version: 2 })
})

it('[E-21] «Mover» asks for a day and an hour, and says what else the advisor has then', async () => {
  const { user } = open()
  await user.click(await mover('Carla'))
  const dialog = within(await screen.findByRole('dialog', { name: 'Mover la asesoría de Carla' }))
  fireEvent.change(dialog.getByLabelText('Hora'), { target: { value: '09:45' } })
  expect(await dialog.findByText(/^A esa hora hay otra asesoría.*Ana \(9:30 a 10:15\) y Beto/)).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Mover' }))
  await waitFor(() =>
    expect(backend.lastBody(EDITAR)).toEqual({ id: carla._id, fecha: martes, hora: '09:45', version: 1 }),
  )
  await waitFor(async () => expect(await rowOf('Carla')).toBe('09:00'))
})

it('[E-21] dropped into a row it takes its hour and keeps its minutes', async () => {
  open()
  const card = await shown('Ana')
  const target = screen.getByRole('rowheader', { name: '15:00' }).closest('tr')!.querySelectorAll('td')[2]!
  const kept = new Map<string, string>()
  const dataTransfer = {
    types: ['application/x-asesoria'],
    setData: (type: string, value: string) => void kept.set(type, value),
    getData: (type: string) => kept.get(type) ?? '',
  }
  fireEvent.dragStart(card, { dataTransfer })
  fireEvent.dragOver(target, { dataTransfer })
  fireEvent.drop(target, { dataTransfer })
  await waitFor(() =>
    expect(backend.lastBody(EDITAR)).toEqual({
      id: ana._id,
      fecha: masDias(lunes, 2),
      hora: '15:30',
      version: 1,
    }),
  )
})

it('[E-21] [D41] another person’s change is refused, and the agenda is asked again', async () => {
  const { user } = open()
  ;(await mover('Beto')).focus()
  backend.data.asesorias = backend.data.asesorias.map((one) =>
    one._id === beto._id ? { ...one, version: 7, hora: '16:00' } : one,
  )
  await user.keyboard('{Shift>}{ArrowDown}{/Shift}')
  await waitFor(async () => expect(await rowOf('Beto')).toBe('16:00'))
})

it('[E-21] [D18] who may not edit moves nothing', async () => {
  renderRemote(<AsesoriasPorVista />, {
    base: '/asesorias',
    path: '/asesorias?vista=agenda',
    backend,
    usuario: { ...rosa, tipo: 1, permisos: { asesorias: { ver: true } } },
  })
  expect(within(await shown('Ana')).queryByRole('button')).not.toBeInTheDocument()
  expect(screen.queryByRole('link', { name: 'Ana' })).not.toBeInTheDocument()
})

describe('on a phone', () => {
  const wide = window.matchMedia
  beforeEach(() => {
    window.matchMedia = (media) => ({ ...wide(media), matches: media.includes('max-width') })
  })
  afterEach(() => void (window.matchMedia = wide))

  it('[E-21] the agenda is a list of one day with the day before and after', async () => {
    const { user } = open(`&dia=${martes}`)
    const list = within(await screen.findByRole('list'))
    expect(list.getAllByRole('listitem').map((item) => item.querySelector('a')?.textContent)).toEqual([
      'Carla',
      'Ana',
      'Beto',
    ])
    expect(screen.queryByRole('table')).not.toBeInTheDocument()
    await user.click(screen.getByRole('link', { name: 'Día siguiente' }))
    expect(await screen.findByText('No hay asesorías en estos días.')).toBeVisible()
  })
})

it('[E-21] an address for one’s own calendar is made, copied while it is shown, and taken away', async () => {
  backend.answers('POST /asesorias/crear_calendario', () => ({
    ...{ msg: 'Dirección creada', calendario: { creacion: '2024-05-01T12:00:00.000Z' } },
    url: '/admin/descargas/calendario/una.ics',
  }))
  const { user } = open()
  const copied = jest.spyOn(navigator.clipboard, 'writeText')
  await user.click(await screen.findByRole('button', { name: 'Calendario' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Mis asesorías en mi calendario' }))
  expect(await dialog.findByText('Aún no hay dirección.')).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Crear dirección' }))
  const address = await dialog.findByRole<HTMLInputElement>('textbox', { name: 'Dirección' })
  expect(address.value).toMatch(/^http.*\/admin\/descargas\/calendario\/una\.ics$/)
  await user.click(dialog.getByRole('button', { name: 'Copiar dirección' }))
  expect(await screen.findByText('Dirección copiada')).toBeVisible()
  expect(copied).toHaveBeenCalledWith(address.value)
  await user.click(dialog.getByRole('button', { name: 'Quitar' }))
  expect(await dialog.findByText('Aún no hay dirección.')).toBeVisible()
  expect(backend.callsTo('/asesorias/quitar_calendario')).toHaveLength(1)
  expect(dialog.queryByRole('textbox')).not.toBeInTheDocument()
})
