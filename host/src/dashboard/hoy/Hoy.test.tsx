import type { FilaDeHoy, GrupoDeHoy, PasoDeHoy } from '@backoffice/shared/contract'
import { unId, unUsuario } from '@backoffice/shared/testing'
import { hoy, masDias } from '@backoffice/shared/format'
import { screen, within } from '@testing-library/react'
import { hostBackend, renderHost } from '../../testing/renderHost.tsx'

const backend = hostBackend()
const CALL = '/inicio/hoy'
const day = (days: number) => masDias(hoy(), days)

const carla = unId(0x21)
const yo = unUsuario()

const grupo = (titulo: string, vacio: string, ruta: string | null, fila: Partial<FilaDeHoy>): GrupoDeHoy => ({
  ...{ titulo, vacio, ruta, total: 1 },
  filas: [
    {
      ...{ _id: unId(0x302), titulo: 'Carla Ruiz', detalle: null, dia: null, ruta: null },
      ...{ celular: null, email: null, ...fila },
    },
  ],
})

/** What the api tells an Administrador; which rows they are is its own affair (api/src/resources/inicio). */
const grupos = [
  grupo('Mis asesorías de hoy', 'Hoy no hay asesorías a mi cargo.', `/asesorias?fecha_inicio=${hoy()}`, {
    ...{ detalle: 'Control de peso', ruta: `/asesorias/detalles/${unId(0x302)}` },
  }),
  grupo('Mis tareas de hoy y atrasadas', 'No hay tareas para hoy ni atrasadas.', null, {
    ...{
      titulo: 'Llamar',
      detalle: 'Carla Ruiz',
      dia: day(-2),
      ruta: `/clientes/detalles/${carla}?vista=notas`,
    },
  }),
  grupo('Terminan en 7 días', 'Ninguna membresía termina en los próximos 7 días.', null, {
    ...{ detalle: 'Básica', dia: day(3), ruta: `/clientes/detalles/${carla}`, celular: '33 1234 5678' },
  }),
]
const answer = (told: GrupoDeHoy[], pasos: PasoDeHoy[] = []) =>
  backend.answers('POST /inicio/hoy', () => ({ dia: hoy(), grupos: told, pasos }))

beforeEach(() => answer(grupos))

const group = async (name: string) => within(await screen.findByRole('region', { name }))

it('[E-18] under the phrase the home shows my advisories, my due tasks and who ends this week with a phone', async () => {
  renderHost(backend, '/dashboard', { usuario: yo })
  const asesorias = await group('Mis asesorías de hoy')
  expect(screen.getByText('Sección en desarrollo')).toBeVisible()
  expect(asesorias.getByRole('link', { name: 'Carla Ruiz' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/asesorias\/detalles\//),
  )
  expect(asesorias.getByText('Control de peso')).toBeVisible()
  expect(asesorias.getByRole('link', { name: /^Ver en la lista/ })).toHaveAttribute(
    'href',
    expect.stringContaining(`fecha_inicio=${hoy()}`),
  )

  const tareas = await group('Mis tareas de hoy y atrasadas')
  expect(tareas.getByText('Carla Ruiz · anteayer')).toBeVisible()
  expect(tareas.getByRole('link', { name: 'Llamar' })).toHaveAttribute(
    'href',
    `/clientes/detalles/${carla}?vista=notas`,
  )

  const terminan = await group('Terminan en 7 días')
  expect(terminan.getByText(/ · en 3 días$/)).toBeVisible()
  expect(terminan.getByRole('link', { name: 'Llamar a Carla Ruiz' })).toBeVisible()
})

it('[E-18] a day without anything says so, group by group', async () => {
  answer(grupos.map((one) => ({ ...one, total: 0, filas: [] })))
  renderHost(backend, '/dashboard', { usuario: yo })
  expect(await screen.findByText('Hoy no hay asesorías a mi cargo.')).toBeVisible()
  expect(screen.getByText('No hay tareas para hoy ni atrasadas.')).toBeVisible()
  expect(screen.getByText('Ninguna membresía termina en los próximos 7 días.')).toBeVisible()
})

describe('a new office', () => {
  const pasos: PasoDeHoy[] = [
    {
      titulo: 'Los primeros clientes',
      detalle: 'Uno por uno, o todos desde una hoja de cálculo.',
      enlaces: [
        { texto: 'Agregar cliente', ruta: '/clientes/nuevo' },
        { texto: 'Importar clientes', ruta: '/clientes?vista=importar' },
      ],
    },
  ]
  const empty = grupos.map((one) => ({ ...one, total: 0, filas: [] }))

  it('[E-18] shows its first steps instead of a day without anything', async () => {
    answer(empty, pasos)
    renderHost(backend, '/dashboard', { usuario: yo })
    const steps = await group('Primeros pasos')
    expect(steps.getByText('Los primeros clientes')).toBeVisible()
    expect(steps.getByRole('link', { name: 'Agregar cliente' })).toHaveAttribute('href', '/clientes/nuevo')
    expect(steps.getByRole('link', { name: 'Importar clientes' })).toHaveAttribute(
      'href',
      '/clientes?vista=importar',
    )
    expect(screen.queryByText('Hoy no hay asesorías a mi cargo.')).not.toBeInTheDocument()
  })

  it('[E-18] keeps them above its day once there is something in it', async () => {
    answer(grupos, pasos)
    renderHost(backend, '/dashboard', { usuario: yo })
    expect(await group('Primeros pasos')).toBeTruthy()
    expect(await group('Terminan en 7 días')).toBeTruthy()
  })

  it('[E-18] who may do a step and see nothing else reads the step alone', async () => {
    answer([], pasos)
    renderHost(backend, '/dashboard', { usuario: yo })
    expect(await group('Primeros pasos')).toBeTruthy()
    expect(screen.queryByText(/no tiene permiso de ver/)).not.toBeInTheDocument()
  })
})

it('[E-18] who may see none of it reads so, instead of an empty page', async () => {
  answer([])
  renderHost(backend, '/dashboard', { usuario: unUsuario({ permisos: {}, tipo: 2 }) })
  expect(
    await screen.findByText('Esta cuenta no tiene permiso de ver asesorías, tareas ni membresías.'),
  ).toBeVisible()
})

it('[E-18] a failure is a sentence with a way to retry, and the sections stay', async () => {
  backend.knobs.failNext(CALL, 500)
  const { user } = renderHost(backend, '/dashboard', { usuario: yo })
  expect(await screen.findByText('No se pudo pedir lo de hoy.')).toBeVisible()
  expect(within(screen.getByRole('main')).getByRole('link', { name: 'Clientes' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Reintentar' }))
  expect(await group('Terminan en 7 días')).toBeTruthy()
})

describe('with a server of the plain contract', () => {
  const plain = hostBackend({ kind: 'plain' })

  it('[E-18] [D38] nothing is asked', async () => {
    renderHost(plain, '/dashboard')
    expect(await screen.findByText(/^Aquí estará el resumen de la oficina/)).toBeVisible()
    expect(plain.callsTo(CALL)).toEqual([])
  })
})
