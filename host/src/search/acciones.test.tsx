import type { UsuarioSesion } from '@backoffice/shared/contract'
import { unaAsesoria, unArchivo, unCliente, unId, unUsuario } from '@backoffice/shared/testing'
import { screen, waitFor } from '@testing-library/react'
import { workspaceRegistry } from '@backoffice/entrega/page/testing'
import { textos } from './box/box.textos.ts'
import { Offer } from './options/offer.ts'
import { CALL, groupOf, noemi, opened, option, searchBackend } from '../testing/search.testing.tsx'

const backend = searchBackend()

it('[E-08] a search by phone number offers to call that client; a search by name does not', async () => {
  const { user } = await opened()
  await user.keyboard('477 988')
  expect(await groupOf(textos.grupos.acciones)).toEqual([
    'Llamar a Noemí Martínez477 988 0779',
    'Contratar membresía a Noemí Martínez',
  ])
  await user.clear(screen.getByRole('combobox'))
  await user.keyboard('noemi')
  await waitFor(() => expect(screen.queryByRole('option', { name: /^Llamar/ })).not.toBeInTheDocument())
  expect(await option(/^Noemí Martínez/)).toBeVisible()
})

it('[E-20] opens on what can be done, by permission, and that is no recent entry afterwards', async () => {
  const { user, address } = await opened()
  expect(await groupOf(textos.grupos.acciones)).toEqual(['Nuevo cliente', 'Nueva asesoría', 'Nuevo usuario'])
  expect(backend.callsTo(CALL)).toEqual([])
  await user.click(await option(/^Nueva asesoría/))
  await waitFor(() => expect(address()).toBe('/asesorias/nueva'))
  await user.keyboard('{Control>}k{/Control}')
  expect(await option(/^Nuevo cliente/)).toBeVisible()
  expect(screen.queryByRole('group', { name: textos.grupos.recientes })).not.toBeInTheDocument()
})

it('[E-20] [D49] offers no action that the person may not do', async () => {
  await opened(unUsuario({ permisos: { clientes: { ver: true, agregar: true } } }))
  expect(await groupOf(textos.grupos.acciones)).toEqual(['Nuevo cliente'])
})

it('[E-20] «Ver los 7» leads to the list of what was asked, where it has more than are shown', async () => {
  const lupe = (n: number) =>
    unCliente({ _id: unId(0x300 + n), nombre: `Lupe ${n}`, apellido_paterno: 'Sol' })
  backend.data.clientes = [1, 2, 3, 4, 5, 6, 7].map(lupe)
  const { user, address } = await opened()
  await user.keyboard('lupe sol')
  const all = await option(/^Ver los 7: Clientes$/)
  expect(all).toHaveTextContent('Ver los 7')
  expect(backend.callsTo('/clientes/listar').map(({ body }) => body)).toEqual([
    { texto: 'lupe sol', filas: 1 },
  ])
  expect(await option(/^Lupe 1/)).toHaveAttribute('aria-selected', 'true')
  await user.keyboard('{ArrowUp}{ArrowUp}')
  await user.click(all)
  await waitFor(() => expect(address()).toBe('/clientes?texto=lupe+sol'))
})

it('[E-20] [D38] [D49] only lists of this person are counted, where the server filters them so', () => {
  const remotes = Object.values(workspaceRegistry().remotes).map(({ remote }) => remote)
  const counted = (usuario: UsuarioSesion, capacidades: string[]) =>
    new Offer(remotes, { usuario, capacidades }).counted.map(({ of }) => of)
  expect(counted(unUsuario(), [])).toEqual([])
  expect(counted(unUsuario(), ['listar.texto'])).toEqual(['clientes', 'empresas', 'asesorias', 'usuarios'])
  expect(counted(unUsuario({ permisos: { asesorias: { ver: true } } }), ['listar.texto'])).toEqual([
    'asesorias',
  ])
})

it('[E-20] a file of a client leads to the files of that client, and is no recent entry', async () => {
  backend.data.archivos = [unArchivo({ nombre: 'Contrato 2026', extension: 'pdf', id_cliente: noemi._id })]
  const { user, address } = await opened()
  await user.keyboard('contrato')
  const file = await option(/^Contrato 2026/)
  expect(file).toHaveTextContent('Contrato 2026Noemí Martínez · pdf')
  await user.click(file)
  await waitFor(() => expect(address()).toBe(`/clientes/detalles/${noemi._id}?vista=archivos`))
  await user.keyboard('{Control>}k{/Control}')
  await option(/^Nuevo cliente/)
  expect(screen.queryByRole('group', { name: textos.grupos.recientes })).not.toBeInTheDocument()
})

it('[E-02] sections and actions by name, without the server', async () => {
  const { user, address } = await opened()
  await user.keyboard('cliente')
  expect(await groupOf(textos.grupos.secciones)).toEqual(['Clientes'])
  expect(await groupOf(textos.grupos.acciones)).toEqual(['Nuevo cliente'])
  await user.keyboard('{ArrowDown}{Enter}')
  await waitFor(() => expect(address()).toBe('/clientes/nuevo'))
})

it('[E-02] «contratar noemi» offers the membership to each client found', async () => {
  const { user, address } = await opened()
  await user.keyboard('contratar')
  await user.click(await option(/^Contratar membresía a …/))
  await user.keyboard('martinez')
  const texts = await screen.findAllByRole('option', { name: /^Contratar membresía a .* Martínez/ })
  expect(texts).toHaveLength(2)
  await user.click(texts[0]!)
  await waitFor(() => expect(address()).toBe(`/clientes/detalles/${noemi._id}?contratar`))
})

it('[E-02] [D49] without a permission: neither rows, nor sections, nor actions of it', async () => {
  backend.data.asesorias = [unaAsesoria({ motivo: 'Cliente nuevo', cliente: 'Noemí' })]
  const permisos = { asesorias: { ver: true, detalles: true } }
  const { user } = await opened(unUsuario({ permisos }))
  await user.keyboard('cliente')
  expect(await groupOf('Asesorías')).toHaveLength(1)
  expect(screen.getAllByRole('option')).toHaveLength(1)
})
