import {
  answerReauth,
  connectionBack,
  connectionLost,
  loaderEnd,
  loaderStart,
  offerReauth,
  requestReauth,
  setBreadcrumb,
  useBreadcrumb,
  useConnection,
  useLoader,
  useReauth,
} from './index.ts'

it('[G-06] the counter never goes below zero', () => {
  loaderEnd()
  expect(useLoader.getState().pending).toBe(0)
  loaderStart()
  loaderStart()
  loaderEnd()
  expect(useLoader.getState().pending).toBe(1)
  loaderEnd()
})

it('[G-04] the breadcrumb keeps nombre, path and activo', () => {
  const items = [{ nombre: 'Clientes', path: '/clientes', activo: true }]
  setBreadcrumb(items)
  expect(useBreadcrumb.getState().items).toEqual(items)
})

it('[D35] counts a reconnection only after a loss', () => {
  connectionBack()
  expect(useConnection.getState()).toEqual({ lost: false, generation: 0, kept: {} })
  connectionLost()
  connectionLost()
  connectionBack()
  connectionBack()
  expect(useConnection.getState()).toEqual({ lost: false, generation: 1, kept: {} })
})

describe('signing in again', () => {
  it('[D36] gives all callers the same answer, and asks again afterwards', async () => {
    const withdraw = offerReauth()
    const both = Promise.all([requestReauth(), requestReauth()])
    expect(useReauth.getState().open).toBe(true)
    answerReauth(true)
    await expect(both).resolves.toEqual([true, true])
    expect(useReauth.getState().open).toBe(false)

    const again = requestReauth()
    answerReauth(false)
    await expect(again).resolves.toBe(false)
    withdraw()
  })

  it('[D36] refuses waiting callers when the dialog is unmounted', async () => {
    const withdraw = offerReauth()
    const waiting = requestReauth()
    withdraw()
    await expect(waiting).resolves.toBe(false)
    await expect(requestReauth()).resolves.toBe(false)
  })
})
