import { waitFor } from '@testing-library/react'
import {
  answerReauth,
  authState,
  loginSucceeded,
  offerReauth,
  useAlerts,
  useLoader,
  useReauth,
} from '../stores/index.ts'
import { unUsuario } from '../testing/builders.ts'
import { testBackend } from '../testing/testBackend.ts'
import { api } from './index.ts'

const backend = testBackend()
const LISTAR = '/clientes/listar'
let withdraw: () => void

beforeEach(() => {
  withdraw = offerReauth()
  loginSucceeded(backend.signIn(unUsuario()))
  backend.endSessions()
})
afterEach(() => withdraw())

const dialogOpens = () =>
  new Promise<void>((resolve) => {
    if (useReauth.getState().open) resolve()
    const stop = useReauth.subscribe(({ open }) => {
      if (!open) return
      stop()
      resolve()
    })
  })

function signInAgain() {
  loginSucceeded(backend.signIn(unUsuario()))
  answerReauth(true)
}

it('[D36] asks to sign in again and repeats the call with the new token, body and key', async () => {
  const call = api.post('/clientes/crear', { nombre: 'Ana' }, { idempotencyKey: 'k' })
  await dialogOpens()
  signInAgain()
  await expect(call).resolves.toMatchObject({ msg: 'Cliente creado' })
  const [first, second] = backend.callsTo('/clientes/crear')
  expect(second).toMatchObject({
    body: first?.body,
    headers: { 'x-auth-token': authState().token, 'idempotency-key': 'k' },
  })
})

it('[D36] shows no alert for the 401, and the loader does not wait for the person', async () => {
  const call = api.post(LISTAR, {})
  await dialogOpens()
  expect(useLoader.getState().pending).toBe(0)
  signInAgain()
  await call
  expect(useAlerts.getState().alerts).toEqual([])
  expect(useLoader.getState().pending).toBe(0)
})

it('[D36] opens one dialog for many calls', async () => {
  let opened = 0
  const stop = useReauth.subscribe(({ open }, before) => void (opened += Number(open && !before.open)))
  const calls = [api.post(LISTAR, {}), api.post(LISTAR, {}), api.get('/configuracion/listar_giros')]
  await dialogOpens()
  // all three have received their 401
  await waitFor(() => expect([backend.calls.length, useLoader.getState().pending]).toEqual([3, 0]))
  signInAgain()
  await Promise.all(calls)
  expect(opened).toBe(1)
  stop()
})

it('[D36] repeats at once when the person has already signed in again', async () => {
  const release = backend.knobs.hold(LISTAR)
  const call = api.post(LISTAR, {})
  loginSucceeded('another')
  release()
  loginSucceeded(backend.signIn(unUsuario()))
  await expect(call).resolves.toHaveProperty('clientes')
  expect(useReauth.getState().open).toBe(false)
})

it('[D36] ends the session when the person does not sign in again', async () => {
  const call = api.post(LISTAR, {})
  await dialogOpens()
  answerReauth(false)
  await expect(call).rejects.toMatchObject({ kind: 'signed-out' })
  expect(authState()).toMatchObject({ token: null, isAuthenticated: false })
  expect(useAlerts.getState().alerts).toEqual([])
})

it('[D36] asks only once for the same call', async () => {
  const call = api.post(LISTAR, {})
  await dialogOpens()
  loginSucceeded('unknown to the server')
  answerReauth(true)
  await expect(call).rejects.toMatchObject({ kind: 'answer', status: 401 })
  expect(useReauth.getState().open).toBe(false)
})

it.each([
  ['signing in', () => api.post('/auth/login', { email: 'rosa@demo.mx', password: 'no' })],
  ['asking for the session', () => api.get('/auth/sesion')],
])('[D36] is not for %s: that 401 is an answer', async (_, call) => {
  await expect(call()).rejects.toMatchObject({ kind: 'answer', status: 401 })
  expect(useReauth.getState().open).toBe(false)
})

it('[D36] signs out at once when no dialog is mounted', async () => {
  withdraw()
  await expect(api.post(LISTAR, {})).rejects.toMatchObject({ kind: 'signed-out' })
  expect(authState().token).toBeNull()
  withdraw = offerReauth()
})
