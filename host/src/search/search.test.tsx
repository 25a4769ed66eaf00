import { api, sessionEnded } from '@backoffice/shared'
import type { UsuarioSesion } from '@backoffice/shared/contract'
import { unaAsesoria, unArchivo, unCliente, unId, unUsuario } from '@backoffice/shared/testing'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { registry } from '@backoffice/entrega/page'
import { registryServer, workspaceRegistry } from '@backoffice/entrega/page/testing'
import { hostBackend, renderHost } from '../testing/renderHost.tsx'
import { forgetRecent } from './recent/forget.ts'
import { textos } from './box/box.textos.ts'
import { KINDS } from './box/KindIcon.tsx'
import { Offer } from './options/offer.ts'
import { textos as barra } from './search.textos.ts'

const CALL = '/busqueda/buscar'
const backend = hostBackend()
const noemi = unCliente({
  _id: unId(0x21),
  nombre: 'Noemí',
  apellido_paterno: 'Martínez',
  apellido_materno: null,
  celular: '(477) 988-0779',
  nombre_comercial: 'Café Ñandú',
})
const ana = unCliente({ _id: unId(0x22), nombre: 'Ana', apellido_paterno: 'Martínez' })

beforeEach(() => {
  backend.data.clientes = [noemi, ana]
  backend.data.asesorias = []
  backend.data.archivos = []
})
afterEach(forgetRecent)

async function opened(usuario = unUsuario(), keys = '{Control>}k{/Control}') {
  await registry.refresh()
  const host = renderHost(backend, '/dashboard', { usuario })
  await screen.findByText('Rosa Méndez')
  await host.user.keyboard(keys)
  const field = await screen.findByRole('combobox', { name: textos.campo })
  await waitFor(() => expect(field).toHaveFocus())
  return { ...host, field }
}

const option = (name: RegExp) => screen.findByRole('option', { name })
const groupOf = async (title: string) =>
  within(await screen.findByRole('group', { name: title }))
    .getAllByRole('option')
    .map(({ textContent }) => textContent)

// First: a page that has run keeps its description.
it('[E-02] a remote that does not say how its rows are shown has them by the order of their members', async () => {
  const { remote } = workspaceRegistry().remotes['clientes']!
  const { shown: _shown, waiting: _waiting, ...before } = remote
  registryServer.entries = { clientes: { remote: before } }
  const { user, field } = await opened()
  await user.type(field, 'noemi')
  expect(await groupOf('Clientes')).toEqual(['Noemí MartínezCafé Ñandú · (477) 988-0779 · ' + noemi.email])
})

it('[E-02] Ctrl+K, / and the icon open it; Escape returns the focus', async () => {
  const { user } = await opened()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await user.keyboard('/')
  await screen.findByRole('dialog', { name: textos.titulo })
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  const icon = screen.getByRole('button', { name: barra.abrir })
  await user.click(icon)
  await screen.findByRole('dialog', { name: textos.titulo })
  await user.keyboard('{Escape}')
  await waitFor(() => expect(icon).toHaveFocus())
  expect(backend.callsTo(CALL)).toEqual([])
})

it('[E-02] a pasted text that is too long is kept whole, with a sentence, and asks nothing', async () => {
  const { user, field } = await opened()
  await user.paste('a'.repeat(101))
  expect(field).toHaveValue('a'.repeat(101))
  const sentences = screen.getAllByText('Admite como máximo 100 caracteres, y hay 101')
  expect(sentences.some((one) => one.getAttribute('role') === 'status')).toBe(true)
  expect(backend.callsTo(CALL)).toEqual([])
})

it('[E-02] keys of a composition take nothing', async () => {
  const { user, field, address } = await opened()
  await user.paste('usuarios')
  await option(/^Usuarios/)
  fireEvent.keyDown(field, { key: 'Enter', isComposing: true })
  fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 })
  fireEvent.keyDown(field, { key: 'Escape', isComposing: true })
  expect(screen.getByRole('dialog', { name: textos.titulo })).toBeVisible()
  expect(address()).toBe('/dashboard')
})

it('[E-02] its keys wait for an open dialog, and not for one that is closing', async () => {
  const { user } = await opened()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  const other = document.body.appendChild(document.createElement('div'))
  other.setAttribute('role', 'alertdialog')
  other.dataset.state = 'open'
  await user.keyboard('{Control>}k{/Control}')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  other.dataset.state = 'closed'
  await user.keyboard('{Control>}k{/Control}')
  await screen.findByRole('dialog', { name: textos.titulo })
  other.remove()
})

it('[E-02] finds by phone, marks what matches, and Enter opens the profile', async () => {
  const { user, address } = await opened()
  await user.keyboard('477 988')
  const found = await option(/^Noemí Martínez/)
  expect(found).toHaveAttribute('aria-selected', 'true')
  expect([...found.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual(['477 988'])
  expect(screen.getByRole('combobox')).toHaveAttribute('aria-activedescendant', found.id)
  await user.keyboard('{Enter}')
  await waitFor(() => expect(address()).toBe(`/clientes/detalles/${noemi._id}`))
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument()
})

it('[E-08] whom a phone number finds can be called; a name offers no call', async () => {
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

it('[E-02] Enter before the answer waits for it', async () => {
  const { user, address } = await opened()
  const release = backend.knobs.hold(CALL)
  await user.keyboard('noemi{Enter}')
  expect(address()).toBe('/dashboard')
  await waitFor(() => expect(backend.callsTo(CALL)).toHaveLength(1))
  release()
  await waitFor(() => expect(address()).toBe(`/clientes/detalles/${noemi._id}`))
})

it('[E-02] arrows choose; Ctrl+Enter opens another tab and leaves the box open', async () => {
  const open = jest.spyOn(window, 'open').mockReturnValue(null)
  const { user, address } = await opened()
  await user.keyboard('martinez')
  await option(/^Ana Martínez/)
  await user.keyboard('{ArrowDown}{Control>}{Enter}{/Control}')
  expect(open).toHaveBeenCalledWith(`/clientes/detalles/${ana._id}`, '_blank', 'noopener')
  expect(address()).toBe('/dashboard')
  expect(screen.getByRole('combobox')).toBeVisible()
  await user.keyboard('{ArrowUp}')
  expect(await option(/^Noemí/)).toHaveAttribute('aria-selected', 'true')
  open.mockRestore()
})

it('[E-02] a late answer is dropped', async () => {
  const post = jest.spyOn(api, 'post')
  const { user } = await opened()
  const release = backend.knobs.hold(CALL)
  await user.keyboard('noe')
  await waitFor(() => expect(backend.callsTo(CALL)).not.toHaveLength(0))
  await user.clear(screen.getByRole('combobox'))
  await user.keyboard('zz')
  expect(await screen.findByText(textos.nada('zz'))).toBeVisible()
  release()
  await act(() => Promise.allSettled(post.mock.results.map(({ value }) => value as Promise<unknown>)))
  expect(screen.getByText(textos.nada('zz'))).toBeVisible()
  expect(screen.queryByRole('option')).not.toBeInTheDocument()
  post.mockRestore()
})

it('[E-20] phones are written as everywhere else, and each kind of thing has its icon', async () => {
  const { user } = await opened()
  await user.keyboard('noemi')
  const found = await option(/^Noemí Martínez/)
  expect(found).toHaveTextContent('477 988 0779')
  expect(found.querySelector('svg')).toHaveAttribute('data-kind', 'persona')
  const kinds = Object.values(workspaceRegistry().remotes).flatMap(({ remote }) =>
    (remote.shown ?? []).map(({ icon }) => icon),
  )
  expect(kinds.length).toBeGreaterThan(3)
  for (const kind of kinds) expect(Object.keys(KINDS)).toContain(kind)
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

it('[E-20] keys typed before the field is there arrive in it, Enter too, and reach nothing else', async () => {
  const { user, address } = await opened()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  const behind = document.body.appendChild(document.createElement('input'))
  behind.focus()
  const field = () => screen.queryByRole('combobox', { name: textos.campo })
  fireEvent.keyDown(behind, { key: 'k', ctrlKey: true })
  for (const key of ['k', 'n', 'o', 'x', 'Backspace', 'e', 'm', 'i', 'Enter'])
    if (document.activeElement !== field()) expect(fireEvent.keyDown(behind, { key })).toBe(false)
  // A held key is the one that opened the box.
  fireEvent.keyDown(behind, { key: 'k', repeat: true })
  await waitFor(() => expect(field()).toHaveValue('knoemi'))
  behind.remove()
  expect(address()).toBe('/dashboard')
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

it('[E-02] recent ones before anything is typed, of this person, until they sign out', async () => {
  const first = await opened()
  await first.user.keyboard('noemi')
  await option(/^Noemí Martínez/)
  await first.user.keyboard('{Enter}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await first.user.keyboard('{Control>}k{/Control}')
  expect(await groupOf(textos.grupos.recientes)).toEqual([expect.stringMatching(/^Noemí Martínez/)])
  await first.user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await first.user.click(screen.getByRole('button', { name: 'Configuración' }))
  await first.user.click(screen.getByRole('button', { name: 'Cerrar sesión' }))
  expect(Object.keys(localStorage).filter((key) => key.startsWith('recientes:'))).toEqual([])
  sessionEnded()
})

it('[E-02] [D43] a failure is a sentence with a way to retry', async () => {
  const { user } = await opened()
  backend.knobs.failNext(CALL, 500)
  await user.keyboard('noemi')
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent(textos.falla)
  await user.click(screen.getByRole('button', { name: textos.reintentar }))
  expect(await option(/^Noemí Martínez/)).toBeVisible()
})

describe('[E-02] [D38] a server of the plain contract', () => {
  const plain = hostBackend({ kind: 'plain' })
  it('is asked nothing; sections and actions are there', async () => {
    await registry.refresh()
    const { user } = renderHost(plain, '/dashboard')
    await screen.findByText('Rosa Méndez')
    await user.keyboard('{Control>}k{/Control}')
    const field = await screen.findByRole('combobox')
    await waitFor(() => expect(field).toHaveFocus())
    await user.keyboard('cliente')
    expect(await groupOf(textos.grupos.acciones)).toEqual(['Nuevo cliente'])
    expect(plain.callsTo(CALL)).toEqual([])
  })
})
