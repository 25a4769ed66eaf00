import { askAgain } from './ask-again.ts'

it('[D35] a shared copy that did not come is asked for again', async () => {
  const get = jest.fn<Promise<string>, []>().mockRejectedValueOnce(new Error('404')).mockResolvedValue('kit')
  const copy: { get: () => unknown; loading?: PromiseLike<unknown> | null } = { get }
  const scopes = { default: { '@backoffice/shared/ui/dialog': { '1.0.0': copy } } }
  askAgain(scopes)
  askAgain(scopes)
  // As the runtime does: it keeps the first answer.
  const load = () => (copy.loading ??= Promise.resolve(copy.get()))
  await expect(load()).rejects.toThrow('404')
  await expect(load()).resolves.toBe('kit')
  expect(get).toHaveBeenCalledTimes(2)
})
