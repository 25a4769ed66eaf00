import type { Nota } from '@backoffice/shared/contract'
import { renderRemote, testBackend, unaNota, unCliente, unId, unUsuario } from '@backoffice/shared/testing'
import { screen, waitFor, within } from '@testing-library/react'
import module from '../../module.tsx'

const backend = testBackend()
const CALL = '/tareas/mias'
const noemi = unCliente({
  _id: unId(0x21),
  nombre: 'Noemí',
  apellido_paterno: 'Martínez',
  apellido_materno: null,
})
const lejana = unaNota({ _id: unId(0x801), texto: 'Lejana', vence: '2999-01-01' })
const llamar = unaNota({ texto: 'Llamar' })

beforeEach(() => {
  quedan([llamar, lejana])
})

const conCliente = { _id: noemi._id, nombre: 'Noemí Martínez' }

/** The server answers with the first 20 of these open tasks; finishing one takes it from them. */
function quedan(notas: Nota[]): void {
  backend.answers('POST /tareas/mias', () => {
    const siguiente_vence = notas[20]?.vence
    return {
      tareas: notas.slice(0, 20).map((nota) => ({ ...nota, cliente: conCliente })),
      ...(siguiente_vence && { siguiente_vence }),
    }
  })
  backend.answers('POST /clientes/terminar_nota', ({ id_nota }) => {
    const nota = notas.find(({ _id }) => _id === id_nota) ?? llamar
    quedan(notas.filter((one) => one !== nota))
    return { msg: 'Tarea terminada', nota: { ...nota, hecha: '2024-05-04T12:00:00.000Z' } }
  })
}

async function open(usuario = unUsuario(), capacidades = backend.capacidades) {
  const shown = renderRemote(module, {
    base: '/asesorias',
    path: '/asesorias',
    backend,
    usuario,
    capacidades,
  })
  await screen.findByRole('table')
  return shown
}
const button = (name: string) => screen.findByRole('button', { name })
const list = () => screen.findByRole('list', { name: 'Mis tareas para hoy' })

it('[E-10] «Mis tareas» counts the due ones, and opens them, each leading to its client', async () => {
  const { user } = await open()
  const toggle = await button('Mis tareas: 1')
  expect(toggle).toHaveAttribute('aria-expanded', 'false')
  await user.click(toggle)
  const tareas = within(await list())
  expect(tareas.getAllByRole('listitem')).toHaveLength(1)
  expect(tareas.getByText(/^Noemí Martínez · Venció el 3 de mayo de 2024, hace [\d,]+ días$/)).toBeVisible()
  expect(tareas.getByRole('link', { name: 'Llamar' })).toHaveAttribute(
    'href',
    `/clientes/detalles/${noemi._id}?vista=notas`,
  )
  await user.click(toggle)
  await waitFor(() =>
    expect(screen.queryByRole('list', { name: 'Mis tareas para hoy' })).not.toBeInTheDocument(),
  )
})

it('[E-10] a task is finished there, and the focus returns to the button', async () => {
  const { user } = await open()
  await user.click(await button('Mis tareas: 1'))
  await user.click(within(await list()).getByRole('button', { name: 'Terminar «Llamar»' }))
  expect(await screen.findByText('No hay tareas para hoy ni atrasadas.')).toBeVisible()
  expect(await button('Mis tareas')).toHaveFocus()
  expect(backend.lastBody('/clientes/terminar_nota')).toEqual({
    id_cliente: noemi._id,
    id_nota: llamar._id,
    hecha: true,
    version: 1,
  })
})

it('[E-10] of more than the server sends, the next one comes when one is finished', async () => {
  const notas = Array.from({ length: 22 }, (_, n) => ({
    ...llamar,
    _id: unId(0x810 + n),
    texto: `Tarea ${String(n).padStart(2, '0')}`,
    vence: `2024-01-${String(n + 1).padStart(2, '0')}`,
  }))
  quedan([...notas, lejana])
  const { user } = await open()
  await user.click(await button('Mis tareas: más de 20'))
  const tareas = within(await list())
  expect(tareas.getAllByRole('listitem')).toHaveLength(20)
  expect(screen.getByText('Hay más: aparecen al terminar estas.')).toBeVisible()
  for (const [gone, next] of [
    ['00', '20'],
    ['01', '21'],
  ]) {
    await user.click(tareas.getByRole('button', { name: `Terminar «Tarea ${gone}»` }))
    expect(await tareas.findByText(`Tarea ${next}`)).toBeVisible()
  }
  // What else is open has time.
  expect(await button('Mis tareas: 20')).toBeVisible()
  expect(screen.queryByText('Hay más: aparecen al terminar estas.')).not.toBeInTheDocument()
})

it('[E-10] [D41] a task that somebody changed meanwhile is read again', async () => {
  const { user } = await open()
  await user.click(await button('Mis tareas: 1'))
  const tareas = within(await list())
  quedan([{ ...llamar, texto: 'Llamar mañana', version: 2 }])
  backend.knobs.failNext('/clientes/terminar_nota', 409, { msg: 'Otra persona cambió este registro' })
  await user.click(tareas.getByRole('button', { name: 'Terminar «Llamar»' }))
  await user.click(await tareas.findByRole('button', { name: 'Terminar «Llamar mañana»' }))
  expect(await screen.findByText('No hay tareas para hoy ni atrasadas.')).toBeVisible()
  expect(backend.lastBody('/clientes/terminar_nota')).toMatchObject({ id_nota: llamar._id, version: 2 })
})

it('[E-10] a failure is a sentence with a way to retry', async () => {
  backend.knobs.failNext(CALL, 500)
  const { user } = await open()
  await user.click(await button('Mis tareas'))
  expect(await screen.findByText('No se pudieron pedir las tareas.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Reintentar' }))
  expect(await list()).toBeVisible()
})

it('[E-10] [D49] [D64] who may not change clients reads the tasks, and that is all', async () => {
  const soloVer = { asesorias: { ver: true }, clientes: { detalles: true } }
  const first = await open(unUsuario({ permisos: soloVer, tipo: 2 }))
  await first.user.click(await button('Mis tareas: 1'))
  const tareas = within(await list())
  expect(tareas.getByText('Llamar')).toBeVisible()
  expect(tareas.queryByRole('button')).not.toBeInTheDocument()
})

it.each([
  [
    'without the details of clients',
    unUsuario({ permisos: { asesorias: { ver: true, detalles: true } }, tipo: 2 }),
    undefined,
  ],
  ['on a server of the plain contract', unUsuario(), []],
])('[E-10] [D38] %s nothing is asked', async (_case, usuario, capacidades) => {
  await open(usuario, capacidades)
  expect(screen.queryByRole('button', { name: /^Mis tareas/ })).not.toBeInTheDocument()
  expect(backend.callsTo(CALL)).toEqual([])
})
