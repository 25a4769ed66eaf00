import { workspaceRegistry } from '../testing/registry'
import { createRegistryClient } from './registry'

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
