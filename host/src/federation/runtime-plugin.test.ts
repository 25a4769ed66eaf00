import { FileError, loadFile } from '../files'
import { kindOf } from './code-error'
import { hostPlugin } from './runtime-plugin'

jest.mock('../files', () => ({ ...jest.requireActual<object>('../files'), loadFile: jest.fn() }))

const page = globalThis as unknown as Record<string, unknown>
const entry = 'http://localhost/remotes/clientes/1/remoteEntry.js'
type Asked = Parameters<NonNullable<typeof hostPlugin.loadEntry>>[0]
const load = () =>
  hostPlugin.loadEntry?.({ remoteInfo: { entry, entryGlobalName: 'clientes' } } as unknown as Asked)

afterEach(() => delete page['clientes'])

it('files/ loads an entry like any other file, and nothing else does', async () => {
  jest.mocked(loadFile).mockImplementation(() => {
    page['clientes'] = { get: 1 }
    return Promise.resolve()
  })
  expect(await load()).toEqual({ get: 1 })
  expect(await load()).toEqual({ get: 1 })
  expect(jest.mocked(loadFile).mock.calls).toEqual([['script', entry]])
})

it('a refused entry says why; the runtime never loads one that ran and left no container', async () => {
  jest.mocked(loadFile).mockRejectedValueOnce(new FileError('integrity', entry))
  await expect(load()).rejects.toMatchObject({ type: 'integrity', request: entry })
  jest.mocked(loadFile).mockResolvedValueOnce()
  const failed: unknown = await Promise.resolve(load()).catch((cause: unknown) => cause)
  expect(failed).toBeInstanceOf(Error)
  expect(kindOf(failed)).toBe('render')
})
