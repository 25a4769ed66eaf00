import { renderRemote, testBackend, unId, unUsuario } from '@backoffice/shared/testing'
import { screen, waitFor, within } from '@testing-library/react'
import clientes from '../module.tsx'
import { ana, anita, answersOfDuplicates, beto, busqueda, unaUnion } from './duplicados.testing.ts'

const backend = testBackend()
const abrir = (path = '/clientes?vista=duplicados', more: object = {}) =>
  renderRemote(clientes, { base: '/clientes', path, backend, ...more })

const UNIR = '/clientes/unir'
const unirDe = (nombre: RegExp | string) => screen.findByRole('button', { name: nombre })
/** The dialog, once both clients are read. */
const dialogo = async () => {
  await screen.findByRole('group', { name: '¿Quién se queda?' })
  return within(screen.getByRole('dialog', { name: 'Unir dos clientes' }))
}

it('[E-12] is a tab of the clients’ list for those who may edit, where the server has it', async () => {
  answersOfDuplicates(backend)
  const { user, address } = abrir('/clientes')
  await user.click(await screen.findByRole('link', { name: 'Posibles duplicados' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Posibles duplicados' })).toBeVisible()
  expect(address()).toBe('/clientes?vista=duplicados')
  expect(screen.getByRole('link', { name: 'Posibles duplicados' })).toHaveAttribute('aria-current', 'page')
})

it.each([
  [
    'who may not edit',
    { usuario: unUsuario({ tipo: 1, permisos: { clientes: { ver: true, agregar: true } } }) },
  ],
  ['on a server of the plain contract', { capacidades: [] }],
])('[E-12] [D38] [D49] is not offered: %s', async (_, more) => {
  abrir(undefined, more)
  expect(await screen.findByRole('heading', { level: 1, name: 'Clientes' })).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Posibles duplicados' })).not.toBeInTheDocument()
  expect(backend.callsTo('/clientes/duplicados')).toEqual([])
})

it('[E-12] searches when it opens, and shows who may be one person, and why', async () => {
  answersOfDuplicates(backend)
  abrir()
  await unirDe('Unir (Ana Ruiz y Ana María Ruiz)')
  expect(backend.callsTo('/clientes/buscar_duplicados')).toHaveLength(1)
  expect(screen.getByText('mismo teléfono')).toBeVisible()
  expect(screen.getByText('nombre parecido')).toBeVisible()
  expect(screen.getByText(/^Se buscó entre 3 clientes el /)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Ana Ruiz' })).toHaveAttribute(
    'href',
    `/clientes/detalles/${ana._id}`,
  )
})

it('[E-12] shows how far a long search is, and keeps looking', async () => {
  answersOfDuplicates(backend)
  let looks = 0
  backend.answers('POST /clientes/duplicados', () => {
    looks += 1
    const estado = looks > 1 ? ('terminada' as const) : ('en_curso' as const)
    return { busqueda: { ...busqueda, estado, avance: 3, al_momento: false }, grupos: [], total: 0 }
  })
  abrir()
  expect(await screen.findByRole('progressbar', { name: 'Buscando duplicados: 50 %' })).toBeVisible()
  expect(await screen.findByText('No hay posibles duplicados', {}, { timeout: 4000 })).toBeVisible()
  expect(backend.callsTo('/clientes/buscar_duplicados')).toEqual([])
})

it('[E-12] merges with the fuller values proposed, of the one that stays and the other, and offers to undo', async () => {
  answersOfDuplicates(backend)
  const { user } = abrir()
  await user.click(await unirDe('Unir (Ana Ruiz y Ana María Ruiz)'))
  const ventana = await dialogo()
  const quien = within(ventana.getByRole('group', { name: '¿Quién se queda?' }))
  // The second says more.
  expect(quien.getByRole('radio', { name: /^Ana María Ruiz/ })).toBeChecked()
  const puesto = within(ventana.getByRole('group', { name: 'Puesto' }))
  expect(puesto.getByText('Directora')).toBeVisible()
  await user.click(puesto.getByRole('radio', { name: 'Ana Ruiz' }))
  expect(
    within(ventana.getByRole('group', { name: 'Nombre' })).getByRole('radio', { name: 'Ana María Ruiz' }),
  ).toBeChecked()
  expect(ventana.queryByRole('group', { name: 'Teléfono' })).not.toBeInTheDocument()
  await user.click(ventana.getByRole('button', { name: 'Unir' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(backend.lastBody(UNIR)).toEqual({
    ...{ id: anita._id, id_otro: ana._id, tomar: ['puesto'] },
    ...{ version: anita.version, version_otro: ana.version },
  })
  expect(await screen.findByText('No hay posibles duplicados')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Deshacer' }))
  expect(await unirDe('Unir (Ana Ruiz y Ana María Ruiz)')).toBeVisible()
  expect(backend.lastBody('/clientes/deshacer_union')).toEqual({ id: unId(0xd01) })
})

it('[E-12] with the other one chosen to stay, its values are the ones that are taken', async () => {
  answersOfDuplicates(backend)
  const { user } = abrir()
  await user.click(await unirDe('Unir (Ana Ruiz y Ana María Ruiz)'))
  const ventana = await dialogo()
  await user.click(ventana.getByRole('radio', { name: /^Ana Ruiz, registro/ }))
  await user.click(ventana.getByRole('button', { name: 'Unir' }))
  await waitFor(() => expect(backend.callsTo(UNIR)).toHaveLength(1))
  expect(backend.lastBody(UNIR)).toMatchObject({ id: ana._id, tomar: ['nombre', 'email', 'puesto'] })
})

it('[E-12] [D41] a change meanwhile is said with who and when, and the dialog shows the clients of now', async () => {
  answersOfDuplicates(backend)
  const { user } = abrir()
  await user.click(await unirDe('Unir (Ana Ruiz y Ana María Ruiz)'))
  const ventana = await dialogo()
  backend.knobs.failNext(UNIR, 409, {
    ...{ msg: 'Otra persona cambió este registro mientras tanto' },
    ...{ modificado_por: 'Eva Ríos', modificado_el: '2024-05-01T12:00:00.000Z' },
  })
  await user.click(ventana.getByRole('button', { name: 'Unir' }))
  expect(await screen.findByText(/Eva Ríos hizo el cambio el/)).toBeVisible()
  expect(backend.callsTo('/clientes/detalles')).toHaveLength(4)
  await user.click((await dialogo()).getByRole('button', { name: 'Unir' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})

it('[E-12] a failure keeps the dialog and what was chosen', async () => {
  answersOfDuplicates(backend)
  const { user } = abrir()
  await user.click(await unirDe('Unir (Ana Ruiz y Ana María Ruiz)'))
  const ventana = await dialogo()
  await user.click(
    within(ventana.getByRole('group', { name: 'Puesto' })).getByRole('radio', { name: 'Ana Ruiz' }),
  )
  backend.knobs.failNext(UNIR, 500)
  await user.click(ventana.getByRole('button', { name: 'Unir' }))
  await waitFor(() => expect(ventana.getByRole('button', { name: 'Unir' })).toBeEnabled())
  expect(
    within(ventana.getByRole('group', { name: 'Puesto' })).getByRole('radio', { name: 'Ana Ruiz' }),
  ).toBeChecked()
})

it('[E-12] tells a pair or a whole group apart, and takes it back', async () => {
  answersOfDuplicates(backend, [ana, anita, beto])
  const { user } = abrir()
  await user.click(await screen.findByRole('button', { name: 'Ninguno es la misma persona' }))
  expect(await screen.findByText('No hay posibles duplicados')).toBeVisible()
  expect(backend.lastBody('/clientes/marcar_distintos')).toEqual({ ids: [ana._id, anita._id, beto._id] })
  await user.click(screen.getByRole('button', { name: 'Marcados como personas distintas' }))
  await user.click(await screen.findByRole('button', { name: 'Quitar la marca (Ana María Ruiz y Beto Paz)' }))
  await waitFor(() =>
    expect(backend.lastBody('/clientes/quitar_distintos')).toEqual({ ids: [anita._id, beto._id] }),
  )
  expect(await unirDe('Unir (Ana María Ruiz y Beto Paz)')).toBeVisible()
})

it('[E-12] lists the merges, undoes one, and says what stayed and what can’t be undone', async () => {
  answersOfDuplicates(backend)
  const old = unaUnion({ _id: unId(0xd02), se_deshace: false })
  let undone = false
  backend.answers('POST /clientes/uniones', () => ({
    uniones: [unaUnion(undone ? { deshecha: '2024-05-02T12:00:00.000Z', se_deshace: false } : {}), old],
  }))
  backend.answers('POST /clientes/deshacer_union', () => {
    undone = true
    return { msg: 'Se deshizo la unión', union: unaUnion(), conservados: ['puesto' as const] }
  })
  const { user } = abrir()
  await user.click(await screen.findByRole('button', { name: 'Uniones hechas' }))
  expect(await screen.findByText(/Pasaron más de 30 días: ya no se puede deshacer\.$/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Deshacer la unión (Ana Ruiz y Ana María Ruiz)' }))
  const pregunta = within(await screen.findByRole('alertdialog'))
  await user.click(pregunta.getByRole('button', { name: 'Deshacer' }))
  expect(await screen.findByText('Se dejó como está lo que alguien cambió después: Puesto.')).toBeVisible()
  expect(await screen.findByText(/Se deshizo el /)).toBeVisible()
})
