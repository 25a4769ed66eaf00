import { addHashes, allowUnsealed } from './hashes.ts'
import { loadFile } from './load-file.ts'

const base = 'http://otro.example/remotes/clientes/1/mf-manifest.json'
const fileUrl = (file: string) => new URL(file, base).href
const url = fileUrl('module.js')

let server: jest.SpyInstance<Promise<Response>, Parameters<typeof fetch>>
beforeEach(() => {
  jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'production' })
  server = jest.spyOn(globalThis, 'fetch')
  addHashes(base, { 'module.js': 'sha384-uno', 'a.css': 'sha384-dos', 'b.css': 'sha384-tres' })
})
afterEach(() => {
  document.head.replaceChildren()
  jest.restoreAllMocks()
})

const answers = (type: string, status = 200) =>
  server.mockResolvedValue(new Response('x', { status, headers: { 'content-type': type } }))
const element = () => document.head.querySelector<HTMLScriptElement | HTMLLinkElement>('script, link')
const tick = () => new Promise((resolve) => setTimeout(resolve))
/** What a browser reports about the element in the page. */
async function tells(event: 'load' | 'error') {
  await tick()
  element()?.dispatchEvent(new Event(event))
  await tick()
}
const failureOf = (file: Promise<void>) =>
  file.then(
    () => 'none',
    ({ type }: { type: string }) => type,
  )

it('a script runs under its published hash, with a cross-origin request; two calls run it once', async () => {
  const both = [loadFile('script', url), loadFile('script', url)]
  expect(document.head.children).toHaveLength(1)
  expect(element()).toMatchObject({ src: url, integrity: 'sha384-uno', crossOrigin: 'anonymous' })
  await tells('load')
  await Promise.all(both)
  expect(element()).toBeNull()
  expect(server).not.toHaveBeenCalled()
})

it('a style stays in the page, and a second call does not request it again', async () => {
  const style = loadFile('style', fileUrl('a.css'))
  expect(element()).toMatchObject({ rel: 'stylesheet', integrity: 'sha384-dos', crossOrigin: 'anonymous' })
  // The attribute by which webpack considers it loaded (mini-css-extract-plugin, findStylesheet).
  expect(element()?.dataset['href'] || element()?.getAttribute('href')).not.toBe(fileUrl('a.css'))
  await tells('load')
  await style
  await loadFile('style', fileUrl('a.css'))
  expect(document.head.children).toHaveLength(1)
})

it('a file without a published hash is not even requested', async () => {
  expect(await failureOf(loadFile('script', fileUrl('otro.js')))).toBe('unsealed')
  expect(element()).toBeNull()
  expect(server).not.toHaveBeenCalled()
})

it('the host’s own chunks have paths from the root', async () => {
  addHashes(window.location.origin, { 'assets/1.js': 'sha384-host' })
  const file = loadFile('script', '/assets/1.js')
  expect(element()).toMatchObject({ src: 'http://localhost/assets/1.js', integrity: 'sha384-host' })
  await tells('load')
  await file
})

it('from an origin that this tab chose a file needs no hash, but a known one applies', async () => {
  allowUnsealed('http://ensayo.example')
  const there = 'http://ensayo.example/mf-manifest.json'
  addHashes(there, { 'uno.js': 'sha384-uno' })
  const file = loadFile('script', 'http://ensayo.example/otro.js')
  await tells('load')
  await file
  const known = loadFile('script', 'http://ensayo.example/uno.js')
  expect(element()?.integrity).toBe('sha384-uno')
  await tells('load')
  await known
})

it('a development server’s files need no hashes', async () => {
  jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'development' })
  const file = loadFile('script', fileUrl('dev.js'))
  expect(element()?.integrity ?? '').toBe('')
  await tells('load')
  await file
})

it('a file that fails is fetched once more past the cache, and runs if it is now intact', async () => {
  answers('text/javascript')
  const file = loadFile('script', url)
  await tells('error')
  expect(server.mock.calls).toEqual([[url, expect.objectContaining({ cache: 'reload' })]])
  expect(element()).toMatchObject({ src: url, integrity: 'sha384-uno' })
  await tells('load')
  await file
})

it('other bytes are refused, and a later call tries again', async () => {
  answers('text/javascript')
  const file = failureOf(loadFile('script', url))
  await tells('error')
  await tells('error')
  expect(await file).toBe('integrity')
  const again = loadFile('script', url)
  await tells('load')
  await again
})

it.each([
  ['code', 'text/javascript', 404],
  ['type', 'text/html; charset=utf-8', 200],
])('%s: the server answers %s, %s', async (kind, type, status) => {
  answers(type, status)
  const file = failureOf(loadFile('script', url))
  await tells('error')
  expect(await file).toBe(kind)
  expect(element()).toBeNull()
})

it('a style that turns out to be a script has the wrong type', async () => {
  answers('text/javascript')
  const file = failureOf(loadFile('style', fileUrl('b.css')))
  await tells('error')
  expect(await file).toBe('type')
})

it('[D35] without any answer there is no connection, which is no missing file', async () => {
  server.mockRejectedValue(new TypeError('Failed to fetch'))
  const own = new URL('/remotes/clientes/1/module.js', window.location.href).href
  addHashes(own, { 'module.js': 'sha384-uno' })
  const failure = async (address: string) => {
    const file = failureOf(loadFile('script', address))
    await tells('error')
    return file
  }
  expect(await failure(own)).toBe('offline')
  // A server of another origin hides its refusals.
  expect(await failure(url)).toBe('code')
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  expect(await failure(url)).toBe('offline')
})

it('a file that has not arrived after twenty seconds is late, at the first or at the second try', async () => {
  jest.useFakeTimers()
  jest.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    const ending = new AbortController()
    setTimeout(() => ending.abort(), milliseconds)
    return ending.signal
  })
  const first = failureOf(loadFile('script', url))
  await jest.advanceTimersByTimeAsync(19_999)
  expect(element()).not.toBeNull()
  await jest.advanceTimersByTimeAsync(1)
  expect(await first).toBe('late')
  expect(element()).toBeNull()

  server.mockImplementation(
    (_, init) => new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', reject)),
  )
  const second = failureOf(loadFile('script', url))
  await jest.advanceTimersByTimeAsync(10_000)
  element()?.dispatchEvent(new Event('error'))
  await jest.advanceTimersByTimeAsync(10_000)
  expect(await second).toBe('late')
  jest.useRealTimers()
})
