import { unaNota, unCliente, unId, unUsuario } from '@backoffice/shared/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { registry } from '@backoffice/entrega/page'
import { hostBackend, renderHost } from '../testing/renderHost.tsx'
import { textos } from './box/box.textos.ts'
import { forgetRecent } from './recent/forget.ts'
import { answerSearch } from '../testing/search.testing.tsx'

const CALL = '/tareas/mias'
const backend = hostBackend()
const noemi = unCliente({
  _id: unId(0x21),
  nombre: 'Noemí',
  apellido_paterno: 'Martínez',
  apellido_materno: null,
})
const tarea = (n: number, own: Parameters<typeof unaNota>[0] = {}) =>
  unaNota({ _id: unId(0x800 + n), ...own })

beforeEach(() => {
  backend.data.clientes = [noemi]
  answerSearch(backend)
  const tareas = [
    tarea(1, { texto: 'Llamar\na Noemí', vence: '2024-05-02' }),
    tarea(2, { texto: 'Lejana', vence: '2999-01-01' }),
    tarea(3, { texto: 'Sin día', vence: null }),
  ].map((nota) => ({ ...nota, cliente: { _id: noemi._id, nombre: 'Noemí Martínez' } }))
  backend.answers('POST /tareas/mias', () => ({ tareas }))
})
afterEach(forgetRecent)

async function opened(usuario = unUsuario()) {
  await registry.refresh()
  const host = renderHost(backend, '/dashboard', { usuario })
  await screen.findByText('Rosa Méndez')
  expect(backend.callsTo(CALL)).toEqual([])
  await host.user.keyboard('{Control>}k{/Control}')
  const field = await screen.findByRole('combobox', { name: textos.campo })
  await waitFor(() => expect(field).toHaveFocus())
  return host
}

it('[E-10] the empty box has the due tasks of this person, each leading to its client', async () => {
  const { user, address } = await opened()
  const group = await screen.findByRole('group', { name: 'Mis tareas para hoy' })
  const shown = within(group)
    .getAllByRole('option')
    .map(({ textContent }) => textContent)
  expect(shown).toEqual(['Llamar…Noemí Martínez · Venció el 2 de mayo de 2024'])
  await user.keyboard('no hay')
  await waitFor(() => expect(group).not.toBeInTheDocument())
  await user.clear(screen.getByRole('combobox'))
  await user.click(await screen.findByRole('option', { name: /^Llamar…/ }))
  await waitFor(() => expect(address()).toBe(`/clientes/detalles/${noemi._id}?vista=notas`))
  expect(backend.callsTo(CALL)).toHaveLength(1)

  // A task is no recent one: it will be done.
  await user.keyboard('{Control>}k{/Control}')
  await screen.findByRole('group', { name: 'Mis tareas para hoy' })
  expect(screen.queryByRole('group', { name: textos.grupos.recientes })).not.toBeInTheDocument()
})

it('[E-10] a failure shows nothing, and the box searches as always', async () => {
  backend.knobs.failNext(CALL, 500)
  const { user } = await opened()
  await user.keyboard('noemi')
  expect(await screen.findByRole('option', { name: /^Noemí/ })).toBeVisible()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

it('[E-10] [D49] without the permission nothing is asked', async () => {
  await opened(unUsuario({ permisos: { usuarios: { ver: true } } }))
  expect(await screen.findByText(textos.vacia)).toBeVisible()
  expect(backend.callsTo(CALL)).toEqual([])
})
