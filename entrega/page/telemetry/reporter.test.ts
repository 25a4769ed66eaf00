import {
  loginSucceeded,
  sessionEnded,
  sessionLoaded,
  useAlerts,
  useConnection,
  useLoader,
} from '@backoffice/shared'
import type { EventoDeTelemetria } from '@backoffice/shared/contract'
import { unaEmpresa, unUsuario } from '@backoffice/shared/testing'
import { FileError } from '../files/FileError.ts'
import { note, type Note } from './notes.ts'
import { startReporter } from './reporter.ts'

const of = { remote: 'usuarios', release: '1.0.0' }
const load: Note = { what: 'load', ...of, manifest: '/remotes/usuarios/1.0.0/mf-manifest.json' }
const failure = (kind: 'code' | 'render' | 'registry', ran = false): Note => ({
  what: 'failure',
  ...of,
  kind,
  ran,
  failure: {},
})
const told = { remoto: 'usuarios', version: '1.0.0', veces: 1 }

interface Sent {
  key: string
  body: { eventos: EventoDeTelemetria[] }
}
const sent: Sent[] = []
let status = 200
const server = jest.fn((_url: string, { headers, body }: RequestInit) => {
  const key = (headers as Record<string, string>)['Idempotency-Key'] ?? ''
  sent.push({ key, body: JSON.parse(String(body)) as Sent['body'] })
  return status === 0 ? Promise.reject(new TypeError('no network')) : Promise.resolve({ status })
})

const signIn = (capacidades = ['/telemetria']) => {
  loginSucceeded('una-ficha')
  sessionLoaded({ usuario: unUsuario(), empresa: unaEmpresa(), capacidades })
}
const atOnce = () => jest.advanceTimersByTimeAsync(0)
const halfAMinute = () => jest.advanceTimersByTimeAsync(30_000)

beforeEach(() => {
  jest.useFakeTimers()
  jest.spyOn(globalThis, 'fetch').mockImplementation(server as never)
  sent.length = 0
  status = 200
  server.mockClear()
  startReporter()
  signIn()
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
  sessionEnded()
})

it('[D51] sends loads every half minute', async () => {
  note(load)
  await jest.advanceTimersByTimeAsync(29_000)
  expect(sent).toEqual([])
  await halfAMinute()
  expect(sent.map(({ body }) => body.eventos)).toEqual([[{ tipo: 'carga', ...told }]])
})

it('[D51] sends failures at once, those of a moment together: names and numbers only', async () => {
  const shown = failure('code')
  const notes: Note[] = [load, shown, shown, failure('render'), failure('render', true), failure('registry')]
  notes.forEach(note)
  await atOnce()
  expect(sent.map(({ body }) => body)).toEqual([
    {
      eventos: [
        { tipo: 'carga', ...told },
        { tipo: 'fallo-de-carga', motivo: 'code', ...told },
        { tipo: 'fallo-de-carga', motivo: 'render', ...told },
        { tipo: 'error', ...told },
      ],
    },
  ])
  expect(server).toHaveBeenCalledWith(
    '/admin/telemetria',
    expect.objectContaining({ method: 'POST', keepalive: true }),
  )
  await halfAMinute()
  expect(sent).toHaveLength(1)
})

it('[D51] attributes an error in its code to the remote, and counts a missing chunk as a failed load', async () => {
  note(load)
  const error = new TypeError('x')
  error.stack = `TypeError: x\n    at ${window.location.origin}/remotes/usuarios/1.0.0/1.js:1:1`
  const chunk = Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError' })
  chunk.stack = `ChunkLoadError: Loading chunk 7 failed\n    at ${window.location.origin}/remotes/usuarios/1.0.0/1.js:1:1`
  const own = new Error('of the host')
  const changed = new FileError('integrity', `${window.location.origin}/remotes/usuarios/1.0.0/2.js`)
  for (const thrown of [error, chunk, own, changed]) note({ what: 'thrown', error: thrown })
  await halfAMinute()
  expect(sent[0]?.body.eventos).toEqual([
    { tipo: 'carga', ...told },
    { tipo: 'error', ...told },
    { tipo: 'fallo-de-carga', motivo: 'code', ...told },
    { tipo: 'fallo-de-carga', motivo: 'integrity', ...told },
  ])
})

it('[D51] sends the rest when people leave the page', () => {
  note(load)
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  expect(sent).toHaveLength(1)
})

it('[D51] sends the rest also where the browser never hides the page that it leaves', () => {
  note(load)
  window.dispatchEvent(new Event('pagehide'))
  expect(sent).toHaveLength(1)
})

it.each([0, 429, 503])(
  '[D51] [D42] %d: sends three times in all with the same key, and shows nothing',
  async (how) => {
    status = how
    note(load)
    for (let i = 0; i < 6; i++) await halfAMinute()
    expect(sent).toHaveLength(3)
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1)
    expect(useAlerts.getState().alerts).toEqual([])
    expect(useLoader.getState().pending).toBe(0)
    expect(useConnection.getState().lost).toBe(false)
  },
)

it('[D51] drops what the server refuses', async () => {
  status = 401
  note(load)
  for (let i = 0; i < 3; i++) await halfAMinute()
  expect(sent).toHaveLength(1)
})

it('[D51] [D38] sends nothing without a session, nor to a server that does not count', async () => {
  note(load)
  signIn([])
  await halfAMinute()
  sessionEnded()
  await halfAMinute()
  expect(sent).toEqual([])
  signIn()
  await halfAMinute()
  expect(sent).toHaveLength(1)
})
