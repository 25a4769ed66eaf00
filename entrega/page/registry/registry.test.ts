import { workspaceRegistry } from '../testing/registry.ts'
import { createRegistryClient } from './registry.ts'

let answers: jest.SpyInstance<Promise<Response>, Parameters<typeof fetch>>
const good = () => Promise.resolve(new Response(JSON.stringify(workspaceRegistry())))
const text = (body: string) => () => Promise.resolve(new Response(body))
const down = () => Promise.reject(new TypeError('Failed to fetch'))

const namesOf = async (asked: ReturnType<ReturnType<typeof createRegistryClient>['load']>) => {
  const result = await asked
  return result.ok ? Object.keys(result.value.remotes) : result.failure.kind
}
const all = Object.keys(workspaceRegistry().remotes)

/** What an earlier visit leaves in this browser. */
async function visitedBefore() {
  answers.mockImplementation(good)
  await createRegistryClient().load()
}

beforeEach(() => {
  answers = jest.spyOn(globalThis, 'fetch')
  localStorage.clear()
  jest.spyOn(console, 'warn').mockImplementation(() => undefined)
})
afterEach(() => jest.useRealTimers())

it('requests the registry once', async () => {
  answers.mockImplementation(good)
  const registry = createRegistryClient()
  expect(await namesOf(registry.load())).toEqual(all)
  expect(await namesOf(registry.load())).toEqual(all)
  expect(answers).toHaveBeenCalledTimes(1)
  expect(answers).toHaveBeenCalledWith('/remotes.json', expect.objectContaining({ cache: 'no-store' }))
})

it('without a kept registry, an unreachable one is a failure, and the next call requests it again', async () => {
  answers.mockImplementation(down)
  const registry = createRegistryClient()
  expect(await namesOf(registry.load())).toBe('registry')
  answers.mockImplementation(good)
  expect(await namesOf(registry.load())).toEqual(all)
})

it.each([
  ['is unreachable', down],
  ['has a stray comma', text('{"format":1,"remotes":{},}')],
  ['has another format', text('{"format":2,"remotes":{}}')],
])('a registry that %s: the page goes on with the last good one and asks again', async (_what, broken) => {
  await visitedBefore()
  answers.mockClear().mockImplementation(broken)
  const registry = createRegistryClient()
  const heard = jest.fn()
  registry.subscribe(heard)
  expect(await namesOf(registry.load())).toEqual(all)
  expect(Object.keys(registry.current()?.remotes ?? {})).toEqual(all)
  expect(heard).toHaveBeenCalledTimes(1)
  await registry.load()
  expect(answers).toHaveBeenCalledTimes(2)
})

it('a failed refresh keeps what this page has', async () => {
  answers.mockImplementation(good)
  const registry = createRegistryClient()
  await registry.load()
  localStorage.clear()
  answers.mockImplementation(down)
  expect(await namesOf(registry.refresh())).toEqual(all)
})

it('a registry that hangs delays the page by four seconds, and its late answer counts', async () => {
  await visitedBefore()
  jest.useFakeTimers()
  let answer: (response: Response) => void = () => undefined
  answers.mockImplementation(() => new Promise((resolve) => (answer = resolve)))
  const registry = createRegistryClient()
  const asked = namesOf(registry.load())
  await jest.advanceTimersByTimeAsync(3_999)
  expect(registry.current()).toBeUndefined()
  await jest.advanceTimersByTimeAsync(1)
  expect(await asked).toEqual(all)
  answer(new Response('{"format":1,"remotes":{}}'))
  await jest.advanceTimersByTimeAsync(0)
  expect(registry.current()?.remotes).toEqual({})
})

it('a kept registry gets the same checks as an answer', async () => {
  localStorage.setItem('registro', '{"format":2}')
  answers.mockImplementation(down)
  expect(await namesOf(createRegistryClient().load())).toBe('registry')
})

it('tells the team which part of an entry is not used, and uses the rest', async () => {
  const told = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const registry = workspaceRegistry()
  Object.assign(registry.remotes['clientes']!, { canary: { release: '2' } })
  answers.mockImplementation(text(JSON.stringify(registry)))
  const client = createRegistryClient()
  expect(await namesOf(client.load())).toEqual(all)
  expect(client.current()?.remotes['clientes']).toMatchObject({ release: '1' })
  expect(told).toHaveBeenCalledWith(expect.stringMatching(/«clientes» is not used: .*canary\.manifest/))
})

describe('an open page asks again', () => {
  const heard = jest.fn()

  async function opened() {
    heard.mockClear()
    answers.mockImplementation(good)
    const registry = createRegistryClient()
    await registry.load()
    registry.subscribe(heard)
    return registry
  }

  it('of the browser’s cache, which asks the server with its tag; the same contents change nothing', async () => {
    const registry = await opened()
    expect(await registry.look()).toBe(true)
    expect(answers).toHaveBeenLastCalledWith('/remotes.json', expect.objectContaining({ cache: 'no-cache' }))
    expect(heard).not.toHaveBeenCalled()
  })

  it('and hears of a change at once', async () => {
    const registry = await opened()
    answers.mockImplementation(text('{"format":1,"remotes":{}}'))
    await registry.look()
    expect(heard).toHaveBeenCalledTimes(1)
    expect(await namesOf(registry.load())).toEqual([])
  })

  it.each([
    ['no answer', down],
    ['an error', () => Promise.resolve(new Response('', { status: 503 }))],
    ['a registry that can’t be read', text('{"format":2,"remotes":{}}')],
    ['a page instead', text('<html>')],
  ])('%s changes nothing', async (_what, broken) => {
    const registry = await opened()
    answers.mockImplementation(broken)
    expect(await registry.look()).toBe(false)
    expect(heard).not.toHaveBeenCalled()
    expect(await namesOf(registry.load())).toEqual(all)
  })

  it('the late answer of an older question does not count', async () => {
    const registry = await opened()
    let late: (response: Response) => void = () => undefined
    answers.mockImplementationOnce(() => new Promise((resolve) => (late = resolve)))
    const looked = registry.look()
    answers.mockImplementation(text('{"format":1,"remotes":{}}'))
    await registry.refresh()
    late(new Response(JSON.stringify(workspaceRegistry())))
    await looked
    expect(registry.current()?.remotes).toEqual({})
  })

  it('before it loads a section, if the last answer is as old as in a tab that was hidden', async () => {
    const registry = await opened()
    answers.mockClear()
    await registry.recent()
    expect(answers).not.toHaveBeenCalled()
    const now = Date.now()
    jest.spyOn(Date, 'now').mockReturnValue(now + 3_600_000)
    answers.mockImplementation(text('{"format":1,"remotes":{}}'))
    await registry.recent()
    expect(registry.current()?.remotes).toEqual({})
  })
})
