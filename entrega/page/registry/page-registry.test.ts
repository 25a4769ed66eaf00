import { workspaceRegistry } from '../testing/registry.ts'
import { createLateRegistry } from './page-registry.ts'
import { createRegistryClient, type RegistryClient } from './registry.ts'

let answers: jest.SpyInstance<Promise<Response>, Parameters<typeof fetch>>
const names = Object.keys(workspaceRegistry().remotes)

beforeEach(() => {
  localStorage.clear()
  answers = jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(() => Promise.resolve(new Response(JSON.stringify(workspaceRegistry()))))
})

/** A registry whose code is on its way until `arrive` or `fail`. */
function late() {
  const code: { arrive(): void; fail(): void }[] = []
  const registry = createLateRegistry(
    (known) =>
      new Promise<RegistryClient>((resolve, reject) => {
        code.push({
          arrive: () => resolve(createRegistryClient(undefined, known)),
          fail: () => reject(new Error('no code')),
        })
      }),
  )
  return { registry, code }
}

it('asks nothing before its first use; then its answer comes beside its code, once', async () => {
  const { registry, code } = late()
  expect(registry.current()).toBeUndefined()
  expect(answers).not.toHaveBeenCalled()

  const asked = [registry.load(), registry.load()]
  expect(answers).toHaveBeenCalledTimes(1)
  code[0]?.arrive()
  expect((await Promise.all(asked)).map(({ ok }) => ok)).toEqual([true, true])
  expect(Object.keys(registry.current()?.remotes ?? {})).toEqual(names)
  expect(code).toHaveLength(1)
  expect(answers).toHaveBeenCalledTimes(1)
})

it('who listened before the code was there hears the first answer, and each later one', async () => {
  const { registry, code } = late()
  const heard = jest.fn()
  const stop = registry.subscribe(heard)
  const asked = registry.load()
  code[0]?.arrive()
  await asked
  expect(heard).toHaveBeenCalledTimes(1)
  await registry.refresh()
  expect(heard).toHaveBeenCalledTimes(2)
  stop()
  await registry.refresh()
  expect(heard).toHaveBeenCalledTimes(2)
})

it('without its code it fails like a registry that can’t be read, and the next time tries again', async () => {
  const { registry, code } = late()
  const asked = registry.load()
  code[0]?.fail()
  expect(await asked).toMatchObject({ ok: false, failure: { kind: 'registry' } })

  const again = registry.refresh()
  code[1]?.arrive()
  expect(await again).toMatchObject({ ok: true })
  expect(Object.keys(registry.current()?.remotes ?? {})).toEqual(names)
})
