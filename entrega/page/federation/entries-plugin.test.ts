import { FileError } from '../files/FileError.ts'
import { loadFile } from '../files/load-file.ts'
import { kindOf } from '../failures/code-error.ts'
import { entriesPlugin } from './entries-plugin.ts'
import { importModule } from './import-module.ts'

jest.mock('../files/load-file.ts', () => ({
  ...jest.requireActual<object>('../files/load-file.ts'),
  loadFile: jest.fn(),
}))

jest.mock('./import-module.ts')

const page = globalThis as unknown as Record<string, unknown>
type Asked = Parameters<NonNullable<typeof entriesPlugin.loadEntry>>[0]
const addressOf = (release: number) => `http://localhost/remotes/clientes/${release}/remoteEntry.js`
const load = (release: number) =>
  entriesPlugin.loadEntry?.({
    remoteInfo: { name: `clientes_${release}`, entry: addressOf(release), entryGlobalName: 'clientes' },
  } as unknown as Asked)

afterEach(() => delete page['clientes'])

it('files/ loads an entry like any other file, once; two releases may leave the same global', async () => {
  jest.mocked(loadFile).mockImplementation((_kind, url) => {
    page['clientes'] = { of: url }
    return Promise.resolve()
  })
  for (const release of [1, 2, 1]) expect(await load(release)).toEqual({ of: addressOf(release) })
  expect(jest.mocked(loadFile).mock.calls).toEqual([
    ['script', addressOf(1)],
    ['script', addressOf(2)],
  ])
})

it('an entry that is an ES module is imported once its bytes have come', async () => {
  const order: string[] = []
  jest.mocked(loadFile).mockImplementation((kind) => Promise.resolve(void order.push(kind)))
  const container = { get: () => undefined, init: () => undefined }
  jest
    .mocked(importModule)
    .mockImplementation(() => Promise.resolve(order.push('import')).then(() => container))
  const entry = addressOf(4)
  const remoteInfo = { name: 'clientes_4', entry, entryGlobalName: 'clientes', type: 'module' }
  expect(await entriesPlugin.loadEntry?.({ remoteInfo } as unknown as Asked)).toBe(container)
  expect(order).toEqual(['module', 'import'])
  jest.mocked(loadFile).mockRejectedValueOnce(new FileError('integrity', entry))
  await expect(entriesPlugin.loadEntry?.({ remoteInfo } as unknown as Asked)).rejects.toMatchObject({
    type: 'integrity',
  })
  expect(order).toEqual(['module', 'import'])
})

it('a refused entry says why; the runtime never loads one that ran and left no container', async () => {
  jest.mocked(loadFile).mockRejectedValueOnce(new FileError('integrity', addressOf(3)))
  await expect(load(3)).rejects.toMatchObject({ type: 'integrity', request: addressOf(3) })
  jest.mocked(loadFile).mockResolvedValueOnce()
  const failed: unknown = await Promise.resolve(load(3)).catch((cause: unknown) => cause)
  expect(failed).toBeInstanceOf(Error)
  expect(kindOf(failed)).toBe('render')
})
