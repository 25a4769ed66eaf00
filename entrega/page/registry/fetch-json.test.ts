import { fetchJson } from './fetch-json.ts'

const kindOf = (result: Awaited<ReturnType<typeof fetchJson>>) => (result.ok ? 'ok' : result.failure.kind)

let server: jest.SpyInstance<Promise<Response>, Parameters<typeof fetch>>

beforeEach(() => {
  server = jest.spyOn(globalThis, 'fetch')
})
afterEach(() => {
  delete window.earlyAnswers
})

const answers = (body: string, status = 200) => server.mockResolvedValue(new Response(body, { status }))

it('distinguishes a missing file, no answer and an answer that is no JSON', async () => {
  answers('{}', 404)
  expect(kindOf(await fetchJson('/x'))).toBe('manifest')
  server.mockRejectedValue(new TypeError('Failed to fetch'))
  expect(kindOf(await fetchJson('/x'))).toBe('manifest')
  answers('<!doctype html>')
  expect(kindOf(await fetchJson('/x'))).toBe('malformed')
})

describe('with a published hash', () => {
  const integrity = 'sha384-x'
  const refused = new TypeError('Failed to fetch')

  it('the browser gets the hash to check', async () => {
    answers('{}')
    expect(kindOf(await fetchJson('/x', { integrity }))).toBe('ok')
    expect(server.mock.calls).toEqual([['/x', expect.objectContaining({ integrity })]])
  })

  it.each([
    ['integrity', 'application/json', 200],
    ['type', 'text/html', 200],
    ['manifest', 'text/html', 404],
  ])(
    '%s: what is refused is told apart by an answer of which nothing is used',
    async (kind, type, status) => {
      server.mockRejectedValueOnce(refused)
      server.mockResolvedValueOnce(new Response('{}', { status, headers: { 'content-type': type } }))
      expect(kindOf(await fetchJson('/x', { integrity }))).toBe(kind)
    },
  )

  it('a server that is down counts as a missing file', async () => {
    server.mockRejectedValue(refused)
    expect(kindOf(await fetchJson('/x', { integrity }))).toBe('manifest')
  })
})

it('waits ten seconds and no longer', async () => {
  jest.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    expect(milliseconds).toBe(10_000)
    return AbortSignal.abort(new DOMException('late', 'TimeoutError'))
  })
  server.mockImplementation((_, init) => {
    const reason: unknown = init?.signal?.reason
    return reason === undefined ? new Promise(() => undefined) : Promise.reject(reason as Error)
  })
  expect(kindOf(await fetchJson('/x'))).toBe('late')
})

it('uses the answer that the page requested early, once', async () => {
  window.earlyAnswers = { '/x': Promise.resolve(new Response('{"early":true}')) }
  answers('{"early":false}')
  expect(await fetchJson('/x', { early: true })).toEqual({ ok: true, value: { early: true } })
  expect(await fetchJson('/x', { early: true })).toEqual({ ok: true, value: { early: false } })
})

it('requests the file itself if the early request failed', async () => {
  window.earlyAnswers = { '/x': Promise.reject(new TypeError('offline')) }
  answers('{"early":false}')
  expect(kindOf(await fetchJson('/x', { early: true }))).toBe('ok')
})
