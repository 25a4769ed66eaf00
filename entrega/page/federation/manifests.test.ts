import { loadManifest } from './manifests.ts'

const start = {
  entry: 'e.js',
  global: 'clientes_1',
  exposes: { './module': { js: ['m.js'], css: ['m.css'] }, './Perfil': { js: [], css: [] } },
}
const manifest = {
  metaData: { remoteEntry: { name: 'e.js' }, globalName: 'clientes_1' },
  exposes: [
    { path: './module', assets: { js: { sync: ['m.js'], async: ['later.js'] }, css: { sync: ['m.css'] } } },
    { path: './Perfil' },
  ],
  shared: [],
}

let server: jest.SpyInstance<Promise<Response>, Parameters<typeof fetch>>
beforeEach(() => {
  server = jest.spyOn(globalThis, 'fetch')
})
const answers = (body: string) => server.mockResolvedValue(new Response(body))
const kindOf = async (entry: Parameters<typeof loadManifest>[0]) => {
  const result = await loadManifest(entry)
  return result.ok ? 'ok' : result.failure.kind
}

it('learns from the registry with which files a release starts, without a request', async () => {
  expect(await loadManifest({ manifest: '/r/1/registry.json', start })).toEqual({ ok: true, value: start })
  expect(server).not.toHaveBeenCalled()
})

it('asks the manifest of a release whose entry does not say it, and learns the same', async () => {
  answers(JSON.stringify(manifest))
  expect(await loadManifest({ manifest: '/r/1/asked.json' })).toEqual({ ok: true, value: start })
})

it('takes nothing from a manifest of another kind', async () => {
  answers('{"metaData":{}}')
  expect(await kindOf({ manifest: '/r/1/bad.json' })).toBe('malformed')
})

it('requests no manifest without a published hash, except on a development server', async () => {
  jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'production' })
  expect(await kindOf({ manifest: '/n.json' })).toBe('unsealed')
  expect(await kindOf({ manifest: '/n.json', integrity: { 'otro.json': 'sha384-x' } })).toBe('unsealed')
  expect(server).not.toHaveBeenCalled()
  answers('{}')
  expect(await kindOf({ manifest: '/n.json', integrity: { 'n.json': 'sha384-x' } })).toBe('malformed')
  expect(server.mock.calls[0]?.[1]).toMatchObject({ integrity: 'sha384-x' })
})
