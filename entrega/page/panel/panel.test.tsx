import { unUsuario } from '@backoffice/shared/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { readOverrides, registry } from '../index.ts'
import { setOverride } from '../overrides/overrides.ts'
import { loader, useRemoteStates } from '../sections.ts'
import { noteFailure } from '../load/remote-states.ts'
import { registryServer, staging, workspaceRegistry } from '../testing/registry.ts'
import { hostBackend, renderHost } from '../../../host/src/testing/renderHost.tsx'
import { textos } from './panel.textos.ts'
import { reload } from '../reload.ts'

jest.mock('../reload.ts', () => ({ reload: jest.fn() }))

const backend = hostBackend()
const { remote } = workspaceRegistry().remotes['clientes']!

const panel = () => screen.findByRole('dialog', { name: textos.titulo })
const cardOf = async (title: string) => within(within(await panel()).getByRole('region', { name: title }))

beforeEach(() => useRemoteStates.setState({}, true))
afterEach(() => {
  sessionStorage.clear()
  jest.mocked(reload).mockClear()
})

async function opened(path = '/dashboard', usuario = unUsuario()) {
  await act(() => registry.refresh())
  const host = renderHost(backend, path, { usuario })
  await screen.findByText('Rosa Méndez')
  await host.user.keyboard('{Control>}{Alt>}[KeyM]{/Alt}{/Control}')
  return host
}

it('Ctrl+Alt+M shows release, contract, state and load time of each remote', async () => {
  const { user } = await opened('/clientes')
  const clientes = await cardOf('Clientes')
  expect(clientes.getByText('1')).toBeVisible()
  expect(clientes.getByText(remote.contract)).toBeVisible()
  expect(await clientes.findByText(textos.estado.running)).toBeVisible()
  expect(clientes.getByText(/^\d+\.\d\d s$/)).toBeVisible()
  expect((await cardOf('Usuarios')).getByText(textos.estado.none)).toBeVisible()
  expect(screen.queryByLabelText(textos.otro.origen)).not.toBeInTheDocument()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})

it('shows the last failure with its cause, even when the remote runs again', async () => {
  await opened()
  const usuarios = await cardOf('Usuarios')
  act(() => noteFailure('usuarios', { kind: 'render', cause: new Error('fila sin datos') }))
  expect(usuarios.getByText(textos.estado.failed)).toBeVisible()
  expect(usuarios.getByText(/tuvo un error al mostrarse.*\(fila sin datos\)/)).toBeVisible()
  await act(() => loader.load('usuarios', './module'))
  expect(await usuarios.findByText(textos.estado.running)).toBeVisible()
  expect(usuarios.getByText(/fila sin datos/)).toBeVisible()
})

it('does not open for people who may not edit users', async () => {
  const { user } = await opened('/dashboard', unUsuario({ permisos: { usuarios: { ver: true } } }))
  // The dialog's code is loaded already, so the dialog would be visible by the time the next key is handled.
  await user.tab()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

it('takes a remote from an origin that the registry lists, for this tab alone, and refuses other origins', async () => {
  registryServer.overrides = [staging]
  const { user } = await opened()
  const clientes = await cardOf('Clientes')
  const origin = clientes.getByLabelText(textos.otro.origen)
  const use = { name: textos.otro.usar }

  await user.type(origin, 'https://otra.example')
  await user.click(clientes.getByRole('button', use))
  expect(await clientes.findByText(textos.otro.noAdmitido)).toBeVisible()

  const usuarios = await cardOf('Usuarios')
  await user.type(usuarios.getByLabelText(textos.otro.origen), staging)
  await user.click(usuarios.getByRole('button', use))
  expect(await usuarios.findByText(textos.otro.sinRemoto)).toBeVisible()
  expect(readOverrides()).toEqual({})

  await user.clear(origin)
  await user.type(origin, `${staging}/`)
  await user.click(clientes.getByRole('button', use))
  await waitFor(() => expect(readOverrides()).toEqual({ clientes: { origin: staging, remote } }))
  expect(reload).toHaveBeenCalledTimes(1)
})

it('a badge on every page names the overridden remotes, and ends the overrides', async () => {
  setOverride('clientes', { origin: staging, remote })
  const { user } = renderHost(backend, '/login', { usuario: null })
  const badge = within(await screen.findByRole('complementary', { name: textos.aviso.titulo }))
  expect(badge.getByText(`clientes: ${staging}`)).toBeVisible()
  await user.click(badge.getByRole('button', { name: textos.aviso.quitar }))
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
  expect(readOverrides()).toEqual({})
})
