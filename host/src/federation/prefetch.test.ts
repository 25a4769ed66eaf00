import { loaderEnd, loaderStart } from '@backoffice/shared'
import { waitFor } from '@testing-library/react'
import { unUsuario } from '@backoffice/shared/testing'
import { workspaceRegistry } from '../testing/registry'
import { useRemoteStates } from './remote-states'
import { permittedRemotes } from './permitted'
import { prefetchFirst, prefetchOnIdle, prefetchOnIntent } from './prefetch'

it('after a sign-in the first section of the menu is fetched at once and runs when idle, but not if the browser saves data', async () => {
  const preload = jest.fn(() => Promise.resolve())
  const warm = jest.fn(() => Promise.resolve('its module'))
  const ran = jest.fn()
  const loader = { preload, warm }
  const { permisos: _, ...administrador } = unUsuario({ tipo: 0 })
  const names = permittedRemotes(workspaceRegistry(), administrador)
  expect(names).toEqual(['clientes', 'asesorias', 'usuarios', 'configuracion'])
  prefetchFirst(names, loader, ran)
  expect(preload.mock.calls).toEqual([['clientes']])
  prefetchFirst([], loader, ran)
  Object.assign(navigator, { connection: { saveData: true } })
  prefetchFirst(['clientes'], loader, ran)
  Reflect.deleteProperty(navigator, 'connection')
  expect(preload).toHaveBeenCalledTimes(1)
  expect(warm).not.toHaveBeenCalled()
  await waitFor(() => expect(warm.mock.calls).toEqual([['clientes']]), { timeout: 3_000 })
  await waitFor(() => expect(ran.mock.calls).toEqual([['clientes', 'its module']]))
})

it('fetches one remote after another, until it is stopped', async () => {
  jest.useFakeTimers()
  const done: string[] = []
  const preload = (name: string) => {
    done.push(name)
    return Promise.resolve()
  }
  const stop = prefetchOnIdle(['a', 'b', 'c'], preload)
  expect(done).toEqual([])
  await jest.advanceTimersByTimeAsync(2_000)
  await jest.advanceTimersByTimeAsync(2_000)
  expect(done).toEqual(['a', 'b'])
  stop()
  await jest.advanceTimersByTimeAsync(10_000)
  expect(done).toEqual(['a', 'b'])
  jest.useRealTimers()
})

it('waits until the page has what it shows: the calls and the code that are on their way', async () => {
  jest.useFakeTimers()
  const preload = jest.fn(() => Promise.resolve())
  loaderStart()
  prefetchOnIdle(['a'], preload)
  await jest.advanceTimersByTimeAsync(60_000)
  useRemoteStates.setState({ clientes: { state: 'loading' } })
  loaderEnd()
  await jest.advanceTimersByTimeAsync(60_000)
  useRemoteStates.setState({ clientes: { state: 'running' } })
  // A page that has just arrived is about to ask for its rows.
  await jest.advanceTimersByTimeAsync(300)
  loaderStart()
  await jest.advanceTimersByTimeAsync(60_000)
  expect(preload).not.toHaveBeenCalled()
  loaderEnd()
  await jest.advanceTimersByTimeAsync(2_000)
  expect(preload).toHaveBeenCalledTimes(1)
  jest.useRealTimers()
})

describe('a link that is about to be followed', () => {
  const preload = jest.fn<Promise<void>, [string, string]>()
  const fetched = () => preload.mock.calls.map(([name, path]) => `${name} ${path}`)
  let stop: () => void

  beforeEach(() => {
    preload.mockReset().mockResolvedValue(undefined)
    stop = prefetchOnIntent((path) => (path.startsWith('/clientes') ? 'clientes' : undefined), preload)
    document.body.innerHTML = `
      <a href="/clientes"><span id="inside">Clientes</span></a>
      <a href="/dashboard" id="own">Inicio</a>
      <a href="https://otro.example/clientes" id="elsewhere">Otro</a>
      <a href="/clientes/nuevo" id="focused">Nuevo</a>
      <div role="menu" tabindex="0" aria-activedescendant="entry"><a role="menuitem" id="entry" href="/clientes/x">x</a></div>`
  })
  afterEach(() => {
    stop()
    document.body.innerHTML = ''
    Reflect.deleteProperty(navigator, 'connection')
  })
  const over = (id: string) =>
    document.getElementById(id)?.dispatchEvent(new Event('pointerover', { bubbles: true }))

  it('is prefetched when the pointer reaches anything inside it', () => {
    over('inside')
    expect(fetched()).toEqual(['clientes /clientes'])
  })

  it('is prefetched when the focus reaches it', () => {
    document.getElementById('focused')?.focus()
    expect(fetched()).toEqual(['clientes /clientes/nuevo'])
  })

  it('is prefetched when a menu highlights it', () => {
    document
      .querySelector('[role=menu]')
      ?.dispatchEvent(new KeyboardEvent('keyup', { key: 'ArrowDown', bubbles: true }))
    expect(fetched()).toEqual(['clientes /clientes/x'])
  })

  it('is ignored if it is not a remote’s link, or leads to another site', () => {
    over('own')
    over('elsewhere')
    expect(fetched()).toEqual([])
  })

  it('waits for the click if the browser saves data', () => {
    Object.assign(navigator, { connection: { saveData: true } })
    over('inside')
    expect(fetched()).toEqual([])
  })
})
