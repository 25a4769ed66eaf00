import { fetchJson } from './fetch-json'
import { loadManifest, manifestText } from './manifests'

const names = { unreachable: 'manifest', late: 'late', malformed: 'malformed' } as const
const kindOf = (result: Awaited<ReturnType<typeof fetchJson>>) => (result.ok ? 'ok' : result.failure.kind)

let server: jest.SpyInstance<Promise<Response>, Parameters<typeof fetch>>

beforeEach(() => {
  server = jest.spyOn(globalThis, 'fetch')
})
afterEach(() => {
  delete window.respuestasTempranas
})

const answers = (body: string, status = 200) => server.mockResolvedValue(new Response(body, { status }))

it('tells apart what is not there, what does not answer and what is no JSON', async () => {
  answers('{}', 404)
  expect(kindOf(await fetchJson('/x', names))).toBe('manifest')
  server.mockRejectedValue(new TypeError('Failed to fetch'))
  expect(kindOf(await fetchJson('/x', names))).toBe('manifest')
  answers('<!doctype html>')
  expect(kindOf(await fetchJson('/x', names))).toBe('malformed')
})

it('waits ten seconds, not longer', async () => {
  jest.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    expect(milliseconds).toBe(10_000)
    return AbortSignal.abort(new DOMException('late', 'TimeoutError'))
  })
  server.mockImplementation((_, init) => {
    const reason: unknown = init?.signal?.reason
    return reason === undefined ? new Promise(() => undefined) : Promise.reject(reason as Error)
  })
  expect(kindOf(await fetchJson('/x', names))).toBe('late')
})

it('takes the answer the page asked for early, once', async () => {
  window.respuestasTempranas = { '/x': Promise.resolve(new Response('{"early":true}')) }
  answers('{"early":false}')
  expect(await fetchJson('/x', names, { early: true })).toEqual({ ok: true, value: { early: true } })
  expect(await fetchJson('/x', names, { early: true })).toEqual({ ok: true, value: { early: false } })
})

it('asks itself where the early answer failed', async () => {
  window.respuestasTempranas = { '/x': Promise.reject(new TypeError('offline')) }
  answers('{"early":false}')
  expect(kindOf(await fetchJson('/x', names, { early: true }))).toBe('ok')
})

it('a manifest goes to the runtime only once it is checked', async () => {
  const url = new URL('/m.json', window.location.href).href
  answers('{"metaData":{}}')
  expect(kindOf(await loadManifest('/m.json'))).toBe('malformed')
  expect(manifestText(url)).toBeUndefined()
  const good = { metaData: { remoteEntry: { name: 'e.js' } }, exposes: [{ path: './module' }], shared: [] }
  answers(JSON.stringify(good))
  expect(kindOf(await loadManifest('/m.json'))).toBe('ok')
  expect(JSON.parse(manifestText(`${url}?intento=3`) ?? '')).toEqual(good)
})
