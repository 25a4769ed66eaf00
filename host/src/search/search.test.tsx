import { api, sessionEnded } from '@backoffice/shared'
import { act, screen, waitFor } from '@testing-library/react'
import { registry } from '@backoffice/entrega/page'
import { registryServer, workspaceRegistry } from '@backoffice/entrega/page/testing'
import { hostBackend, renderHost } from '../testing/renderHost.tsx'
import { textos } from './box/box.textos.ts'
import { KINDS } from './box/KindIcon.tsx'
import { ana, CALL, groupOf, noemi, opened, option, searchBackend } from '../testing/search.testing.tsx'

const backend = searchBackend()

// First: a page that has run keeps its description.
it('[E-02] a remote that does not say how its rows are shown has them by the order of their members', async () => {
  const { remote } = workspaceRegistry().remotes['clientes']!
  const { shown: _shown, waiting: _waiting, ...before } = remote
  registryServer.entries = { clientes: { remote: before } }
  const { user, field } = await opened()
  await user.type(field, 'noemi')
  expect(await groupOf('Clientes')).toEqual(['Noemí MartínezCafé Ñandú · (477) 988-0779 · ' + noemi.email])
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
