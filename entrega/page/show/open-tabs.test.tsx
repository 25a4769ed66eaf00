import { useUnsaved } from '@backoffice/shared'
import { act, renderHook, screen, waitFor, within } from '@testing-library/react'
import { reload } from '../reload.ts'
import { registryServer } from '../testing/registry.ts'
import { hostBackend, renderHost } from '../../../host/src/testing/renderHost.tsx'
import { registry } from '../index.ts'
import { actualizar, descartar, detenida, hayOtra, textos } from '../failures/failures.textos.ts'
import { guardedReload } from '../failures/guarded-reload.ts'

jest.mock('../failures/guarded-reload.ts', () => ({ guardedReload: jest.fn(() => false) }))
jest.mock('../reload.ts', () => ({ reload: jest.fn() }))

const backend = hostBackend()
const reason = 'Se revisa hasta las 12.'

/** The registry changes, and the open page hears of it. */
async function changes(entry: (typeof registryServer.entries)[string]) {
  registryServer.entries = { clientes: entry }
  await act(() => registry.look())
}

async function opened() {
  await act(() => registry.refresh())
  const host = renderHost(backend, '/clientes')
  expect(await screen.findByRole('heading', { name: 'Página de clientes/module' })).toBeVisible()
  await host.user.type(note(), 'a medias')
  return host
}
const note = () => screen.getByRole('textbox', { name: 'Nota' })
const go = (user: Awaited<ReturnType<typeof opened>>['user'], name: string) =>
  user.click(within(screen.getAllByRole('navigation')[0]!).getByRole('link', { name }))

afterEach(() => {
  jest.mocked(reload).mockClear()
  jest.mocked(guardedReload).mockClear()
})

it('a section that is disabled stays while it is on the screen, is off at the next visit, and comes back by itself', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const { user } = await opened()
  await changes({ disabled: { reason } })
  expect(note()).toHaveValue('a medias')
  await go(user, 'Inicio')
  await screen.findByRole('heading', { name: 'Inicio' })
  await go(user, 'Clientes')
  expect(await screen.findByText(`${textos.disabled} ${reason}`)).toBeVisible()
  expect(screen.getByRole('heading', { level: 1, name: 'Clientes' })).toBeVisible()
  expect(screen.queryByRole('textbox', { name: 'Nota' })).not.toBeInTheDocument()
  registryServer.entries = {}
  await user.click(screen.getByRole('button', { name: 'Reintentar' }))
  expect(await screen.findByRole('textbox', { name: 'Nota' })).toBeVisible()
})

it('a release that was replaced is offered where nothing is unsaved, and comes at the next visit', async () => {
  const { user } = await opened()
  const form = renderHook(() => useUnsaved(true))
  await changes({ release: '2', integrity: {} })
  expect(screen.queryByText(hayOtra)).not.toBeInTheDocument()
  form.unmount()
  await changes({ release: '3', integrity: {} })
  expect(await screen.findByText(hayOtra)).toBeVisible()
  await user.click(screen.getByRole('button', { name: actualizar }))
  expect(reload).toHaveBeenCalledTimes(1)
  expect(guardedReload).not.toHaveBeenCalled()
  await go(user, 'Asesorias')
  await screen.findByRole('heading', { name: 'Página de asesorias/module' })
  expect(screen.queryByText(hayOtra)).not.toBeInTheDocument()
  jest.mocked(guardedReload).mockReturnValueOnce(true)
  await go(user, 'Clientes')
  await waitFor(() => expect(guardedReload).toHaveBeenCalledWith('clientes', '3#'))
})

it('a page that the other release lacks stays under the person who types in it', async () => {
  await opened()
  await changes({
    release: '4',
    integrity: {},
    remote: { ...remoteOf(), routes: [{ path: '/clientes/otra' }] },
  })
  expect(note()).toHaveValue('a medias')
})

const remoteOf = () => registry.current()!.remotes['clientes']!.remote

it('a release that must stop is covered at once: what was typed can be read, and comes back with that release', async () => {
  await opened()
  await changes({ disabled: { reason, now: true } })
  expect(await screen.findByRole('alert')).toHaveTextContent(`${detenida.titulo}${reason}`)
  expect(screen.getByRole('heading', { level: 1, name: 'Clientes' })).toBeVisible()
  expect(screen.queryByRole('textbox', { name: 'Nota' })).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Consultar' })).not.toBeInTheDocument()
  const typed = screen.getByRole('textbox', { name: detenida.escrito })
  expect(typed).toHaveValue('Nota: a medias')
  expect(typed).toHaveAttribute('readonly')
  const closing = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(closing)
  expect(closing.defaultPrevented).toBe(true)

  await changes({})
  expect(note()).toBeVisible()
  expect(note()).toHaveValue('a medias')
  expect(screen.queryByText(detenida.titulo)).not.toBeInTheDocument()
  // For what begins anew, as a dialog does.
  expect(screen.getByRole('textbox', { name: detenida.escrito })).toHaveValue('Nota: a medias')
})

it('a stopped section offers the release that follows, and what was typed is there after a visit elsewhere', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const { user } = await opened()
  await changes({ disabled: { reason, now: true } })
  await screen.findByText(detenida.titulo)
  await go(user, 'Inicio')
  await screen.findByRole('heading', { name: 'Inicio' })
  await go(user, 'Clientes')
  expect(await screen.findByText(`${textos.disabled} ${reason}`)).toBeVisible()
  expect(screen.getByRole('textbox', { name: detenida.escrito })).toHaveValue('Nota: a medias')
  await user.click(screen.getByRole('button', { name: descartar }))
  expect(screen.queryByRole('textbox', { name: detenida.escrito })).not.toBeInTheDocument()
  const closing = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(closing)
  expect(closing.defaultPrevented).toBe(false)
})

it('a stopped section goes on only with the same release; another one comes with «Actualizar»', async () => {
  const { user } = await opened()
  await changes({ disabled: { reason, now: true } })
  await screen.findByText(detenida.titulo)
  await changes({ release: '5', integrity: {} })
  expect(await screen.findByText(detenida.otra)).toBeVisible()
  expect(screen.getByRole('textbox', { name: detenida.escrito })).toHaveValue('Nota: a medias')
  await user.click(screen.getAllByRole('button', { name: actualizar }).at(-1)!)
  expect(reload).toHaveBeenCalledTimes(1)
})
