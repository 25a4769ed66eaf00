import { waitFor } from '@testing-library/react'
import { addAlert, authState, loginSucceeded, useAlerts, useConnection, useLoader } from '../stores/index.ts'
import { unCliente, unId, unUsuario } from '../testing/builders.ts'
import { testBackend } from '../testing/testBackend.ts'
import { api, configureHttp, httpConfig, type ApiError } from './index.ts'

const backend = testBackend()
const LISTAR = '/clientes/listar'

const signIn = () => loginSucceeded(backend.signIn(unUsuario()))
const alerts = () => useAlerts.getState().alerts.map(({ msg, alertType }) => [alertType, msg])
const failure = (call: Promise<unknown>): Promise<ApiError> =>
  call.then(
    () => Promise.reject(new Error('the call went well')),
    (error: ApiError) => error,
  )

/** Collects every value of the loader's counter from now on. */
function countLoader(): number[] {
  const values: number[] = []
  useLoader.subscribe(({ pending }) => values.push(pending))
  return values
}

describe('what a call carries', () => {
  it('[N-01] goes to the base with a JSON content type, and without a token before sign-in', async () => {
    await failure(api.post('/auth/login', { email: 'a', password: 'b' }))
    const [call] = backend.calls
    expect(call).toMatchObject({ method: 'POST', path: '/auth/login', body: { email: 'a', password: 'b' } })
    expect(call?.headers['content-type']).toBe('application/json')
    expect(call?.headers).not.toHaveProperty('x-auth-token')
  })

  it('[N-01] carries x-auth-token and the JSON content type on every call once signed in, GET too', async () => {
    signIn()
    await api.get('/auth/sesion')
    expect(backend.calls[0]).toMatchObject({
      method: 'GET',
      headers: { 'x-auth-token': authState().token, 'content-type': 'application/json' },
    })
  })

  it('[N-01] sends FormData as multipart, with its boundary', async () => {
    signIn()
    const body = new FormData()
    body.set('nombre', 'Ana')
    body.set('archivo', new File(['hola'], 'hola.txt'))
    await api.post('/clientes/crear', body)
    expect(backend.calls[0]?.headers['content-type']).toMatch(/^multipart\/form-data; ?boundary=/)
    expect(backend.calls[0]?.body).toMatchObject({ nombre: 'Ana', archivo: expect.any(File) })
  })

  it('[G-20] leaves only once the bases are known, and goes to the one of then', async () => {
    let known = (): void => undefined
    const ready = new Promise<void>((resolve) => {
      known = resolve
    })
    const apiBase = httpConfig().apiBase
    configureHttp({ apiBase: '/not/yet/known', ready: () => ready })
    const asked = failure(api.post('/auth/login', { email: 'a', password: 'b' }))
    await new Promise((later) => setTimeout(later, 20))
    expect(backend.calls).toEqual([])
    configureHttp({ apiBase })
    known()
    await asked
    expect(backend.calls).toMatchObject([{ path: '/auth/login' }])
    configureHttp({ ready: () => Promise.resolve() })
  })

  it('[N-01] looks for no cookie before it leaves', async () => {
    const get = jest.fn(() => Promise.resolve(null))
    Object.assign(window, { cookieStore: { get } })
    signIn()
    await api.post('/clientes/listar', {})
    Reflect.deleteProperty(window, 'cookieStore')
    expect(get).not.toHaveBeenCalled()
  })

  it('[D42] carries the key of the attempt', async () => {
    signIn()
    await api.post('/clientes/crear', { nombre: 'Ana' }, { idempotencyKey: 'k-1' })
    await api.post('/clientes/crear', { nombre: 'Ana' }, { idempotencyKey: 'k-1' })
    expect(backend.calls.map(({ headers }) => headers['idempotency-key'])).toEqual(['k-1', 'k-1'])
    expect(backend.data.clientes).toHaveLength(1)
  })
})

describe('what the person sees', () => {
  it('[N-03] shows the msg of a success as a success alert', async () => {
    signIn()
    await api.post('/clientes/crear', { nombre: 'Ana' })
    expect(alerts()).toEqual([['success', 'Cliente creado']])
  })

  it('[N-02] shows the msg of a failure as a danger alert', async () => {
    signIn()
    const error = await failure(api.post('/clientes/eliminar', { id: unId(9) }))
    expect(alerts()).toEqual([['danger', 'El cliente no existe']])
    expect(error).toMatchObject({ kind: 'answer', status: 404, msg: 'El cliente no existe' })
  })

  it('[N-02] shows nothing for a failure without msg', async () => {
    signIn()
    backend.knobs.failNext(LISTAR, 500, { error: 'x' })
    expect(await failure(api.post(LISTAR, {}))).toMatchObject({ kind: 'answer', status: 500, msg: null })
    expect(alerts()).toEqual([])
  })

  it('[N-02] shows the msg of a 503, which is an answer', async () => {
    signIn()
    backend.knobs.failNext(LISTAR, 503, { msg: 'En mantenimiento' })
    expect((await failure(api.post(LISTAR, {}))).kind).toBe('answer')
    expect(alerts()).toEqual([['danger', 'En mantenimiento']])
    expect(useConnection.getState().lost).toBe(false)
  })

  it('[D24] passes on the error of each field', async () => {
    signIn()
    const error = await failure(api.post('/clientes/crear', { nombre: '' }))
    expect(error).toMatchObject({ status: 400, campos: { nombre: 'Es obligatorio' } })
  })

  it('[D34] shows neither loader nor alert for a silent call', async () => {
    signIn()
    const counted = countLoader()
    backend.knobs.dropNext(LISTAR)
    await failure(api.post(LISTAR, {}, { silent: true }))
    await failure(api.post('/clientes/detalles', { id: unId(9) }, { silent: true }))
    expect(alerts()).toEqual([])
    expect(counted).toEqual([])
    expect(useConnection.getState().lost).toBe(false)
  })
})

describe('the loader', () => {
  it.each<[string, () => Promise<unknown>]>([
    ['success', () => api.post(LISTAR, {})],
    ['a refusal', () => failure(api.post('/clientes/detalles', { id: unId(9) }))],
    [
      'no answer',
      () => {
        backend.knobs.dropNext(LISTAR)
        return failure(api.post(LISTAR, {}))
      },
    ],
    [
      'an answer that is no JSON',
      () => {
        backend.knobs.failNext(LISTAR, 200, '<html>')
        return failure(api.post(LISTAR, {}))
      },
    ],
    [
      'giving up',
      () => {
        backend.knobs.delay = 1000
        return failure(api.post(LISTAR, {}, { signal: AbortSignal.timeout(10) }))
      },
    ],
    [
      'a call given up before it starts',
      () => failure(api.post(LISTAR, {}, { signal: AbortSignal.abort() })),
    ],
    [
      'a body that can not be sent',
      () => {
        const circular: Record<string, unknown> = {}
        circular.circular = circular
        return failure(api.post(LISTAR, circular))
      },
    ],
  ])('[G-06] counts up and down once: %s', async (_, call) => {
    signIn()
    const counted = countLoader()
    await call()
    expect(counted).toEqual([1, 0])
  })

  it('[G-06] counts each of several calls', async () => {
    signIn()
    const counted = countLoader()
    await Promise.all([api.post(LISTAR, {}), api.post(LISTAR, {})])
    expect(counted).toEqual([1, 2, 1, 0])
  })
})

describe('a connection that is lost', () => {
  it.each([502, 503, 504])('[D35] counts a %d without msg as lost: no alert', async (status) => {
    signIn()
    backend.knobs.failNext(LISTAR, status, 'Bad gateway')
    expect(await failure(api.post(LISTAR, {}))).toMatchObject({ kind: 'no-answer', status })
    expect(useConnection.getState().lost).toBe(true)
    expect(alerts()).toEqual([])
  })

  it('[D35] is noticed when no answer comes, and ends with the next answer, even a refusal', async () => {
    signIn()
    backend.knobs.dropNext(LISTAR)
    expect((await failure(api.post(LISTAR, {}))).kind).toBe('no-answer')
    expect(useConnection.getState()).toEqual({ lost: true, generation: 0, kept: {} })
    await failure(api.post('/clientes/detalles', { id: unId(9) }))
    expect(useConnection.getState()).toEqual({ lost: false, generation: 1, kept: {} })
  })

  it('[D35] is assumed when a page arrives instead of JSON: the outcome is unknown', async () => {
    signIn()
    backend.knobs.failNext(LISTAR, 200, '<html>portal</html>')
    expect((await failure(api.post(LISTAR, {}))).kind).toBe('no-answer')
  })

  it('[D35] is not assumed when the page cancels a call', async () => {
    signIn()
    const release = backend.knobs.hold(LISTAR)
    const controller = new AbortController()
    const call = failure(api.post(LISTAR, {}, { signal: controller.signal }))
    await waitFor(() => expect(backend.callsTo(LISTAR)).toHaveLength(1))
    controller.abort()
    expect((await call).kind).toBe('aborted')
    expect(useConnection.getState().lost).toBe(false)
    release()
  })
})

it('returns the answer of the contract', async () => {
  signIn()
  backend.data.clientes = [unCliente()]
  const { clientes, total } = await api.post(LISTAR, { filas: 20 })
  expect([clientes[0]?.nombre, total]).toEqual(['Ana', 1])
})

it('leaves other alerts alone', async () => {
  signIn()
  addAlert('Antes', 'success', 60_000)
  await api.post(LISTAR, {})
  expect(alerts()).toEqual([['success', 'Antes']])
})
