import { unUsuario } from '@backoffice/shared/testing'
import { workspaceRegistry } from '../testing/registry'
import { permittedRemotes, prefetchOnIdle, rememberPermitted } from './prefetch'

it('[G-02] [G-13] nobody downloads a remote of which they may open no page', () => {
  const usuario = unUsuario({
    permisos: { clientes: { ver: true }, configuracion: { perfil: { ver: true } } },
  })
  expect(permittedRemotes(workspaceRegistry(), usuario)).toEqual(['clientes', 'configuracion'])
})

it('keeps the names for the next page’s early fetch, and forgets them at sign-out', () => {
  rememberPermitted(['clientes', 'usuarios'])
  expect(localStorage.getItem('remotos')).toBe('clientes usuarios')
  rememberPermitted([])
  expect(localStorage.getItem('remotos')).toBeNull()
})

it('fetches one after the other, and no more once stopped', async () => {
  jest.useFakeTimers()
  const done: string[] = []
  const preload = (name: string) => {
    done.push(name)
    return Promise.resolve()
  }
  const stop = prefetchOnIdle(['a', 'b', 'c'], preload)
  expect(done).toEqual([])
  await jest.advanceTimersByTimeAsync(1_000)
  await jest.advanceTimersByTimeAsync(1_000)
  expect(done).toEqual(['a', 'b'])
  stop()
  await jest.advanceTimersByTimeAsync(10_000)
  expect(done).toEqual(['a', 'b'])
  jest.useRealTimers()
})
