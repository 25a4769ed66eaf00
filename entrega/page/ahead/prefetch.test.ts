import { loaderEnd, loaderStart } from '@backoffice/shared'
import { waitFor } from '@testing-library/react'
import { unUsuario } from '@backoffice/shared/testing'
import { workspaceRegistry } from '../testing/registry.ts'
import { useRemoteStates } from '../load/remote-states.ts'
import { permittedRemotes } from '../permitted.ts'
import { prefetchFirst, prefetchOnIdle, prefetchOnIntent } from './prefetch.ts'

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
  type Step = (name: string, link: HTMLAnchorElement) => Promise<void>
  const preload = jest.fn<ReturnType<Step>, Parameters<Step>>()
  const ask = jest.fn<ReturnType<Step>, Parameters<Step>>()
  const of = ({ mock }: typeof ask) =>
    mock.calls.map(([name, { pathname, search }]) => `${name} ${pathname}${search}`)
  const fetched = () => of(preload)
  const asked = () => of(ask)
  let stop: () => void

  beforeEach(() => {
    for (const step of [preload, ask]) step.mockReset().mockResolvedValue(undefined)
    jest.useFakeTimers()
    const remoteAt = (path: string) => (path.startsWith('/clientes') ? 'clientes' : undefined)
    stop = prefetchOnIntent(remoteAt, { preload, ask })
    document.body.innerHTML = `
      <a href="/clientes"><span id="inside">Clientes</span></a>
      <a href="/dashboard" id="own">Inicio</a>
      <a href="https://otro.example/clientes" id="elsewhere">Otro</a>
      <a href="/clientes?sort=nombre" id="view">Vista</a>
      <a href="/clientes/nuevo" id="focused">Nuevo</a>
      <div role="menu" tabindex="0" aria-activedescendant="entry"><a role="menuitem" id="entry" href="/clientes/x">x</a></div>`
  })
  afterEach(() => {
    stop()
    jest.useRealTimers()
    document.body.innerHTML = ''
    Reflect.deleteProperty(navigator, 'connection')
  })
  const over = (id: string, type = 'pointerover') =>
    document.getElementById(id)?.dispatchEvent(new Event(type, { bubbles: true }))
  const pass = (milliseconds: number) => jest.advanceTimersByTime(milliseconds)

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

  it('asks its page’s first question once the pointer stays, not when it only passes over', () => {
    over('inside')
    pass(60)
    over('own')
    pass(1_000)
    expect(asked()).toEqual([])
    over('view')
    pass(60)
    over('view')
    expect(asked()).toEqual([])
    pass(5)
    expect(asked()).toEqual(['clientes /clientes?sort=nombre'])
    expect(fetched()).toEqual(['clientes /clientes', 'clientes /clientes?sort=nombre'])
  })

  it('asks at once when it is pressed, and once more if it is pressed long after the pointer reached it', () => {
    over('inside')
    over('inside', 'pointerdown')
    pass(0)
    expect(asked()).toEqual(['clientes /clientes'])
    pass(20_000)
    over('inside', 'pointerdown')
    pass(0)
    expect(asked()).toEqual(['clientes /clientes', 'clientes /clientes'])
  })

  it('asks nothing once it is stopped', () => {
    over('inside')
    stop()
    pass(1_000)
    expect(asked()).toEqual([])
  })

  it('is ignored if it is not a remote’s link, or leads to another site', () => {
    over('own')
    over('elsewhere')
    pass(1_000)
    expect(fetched()).toEqual([])
    expect(asked()).toEqual([])
  })

  it('waits for the click if the browser saves data', () => {
    Object.assign(navigator, { connection: { saveData: true } })
    over('inside')
    over('inside', 'pointerdown')
    pass(1_000)
    expect(fetched()).toEqual([])
    expect(asked()).toEqual([])
  })
})
