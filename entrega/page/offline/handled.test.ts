import { isFile, isOurPage, isPage } from './handled.ts'

const own = 'https://oficina.mx'
const at = (address: string) => new URL(address, own)
const tab = { mode: 'navigate', destination: 'document' } as const
const script = { mode: 'cors', destination: 'script' } as const
const fetched = { mode: 'cors', destination: '' } as const

it('[E-20] the page is kept; no download of a tab, and nothing that calls ask for', () => {
  const page = (address: string) => isPage(tab, at(address), own)
  expect(['/', '/login', '/clientes/detalles/1', '/administracion'].every(page)).toBe(true)
  expect(['/admin/descargas/x', '/remotes/clientes/1/a.svg', '/assets/a.js'].some(page)).toBe(false)
  expect(isPage(fetched, at('/'), own)).toBe(true)
  expect(isPage(fetched, at('/clientes'), own)).toBe(false)
  expect(isPage(tab, at('https://otro.mx/'), own)).toBe(false)
})

it('[E-20] files of releases are kept, also of the remotes’ other origins where the page can read them', () => {
  const others = ['https://remotos.mx']
  const file = (address: string, asked: typeof script | typeof fetched = script) =>
    isFile(asked, at(address), own, others)
  expect(file('/assets/main.1.js')).toBe(true)
  expect(file('/remotes/clientes/1/mf-manifest.json', fetched)).toBe(true)
  expect(file('https://remotos.mx/1/remoteEntry.js')).toBe(true)
  expect(file('https://remotos.mx/1/mf-manifest.json', fetched)).toBe(true)
  expect(isFile({ mode: 'no-cors', destination: 'script' }, at('https://remotos.mx/a.js'), own, others)).toBe(
    false,
  )
  expect(file('https://ensayo.mx/a.js')).toBe(false)
  expect(file('https://remotos.mx/admin/clientes/listar', fetched)).toBe(false)
  expect(
    ['/remotes.json', '/admin/clientes/listar', '/admin/descargas/x'].some((path) => file(path, fetched)),
  ).toBe(false)
})

it('[E-20] only the product’s own page is kept as the page', () => {
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': "script-src 'nonce-1'",
  }
  const answer = (change: object = {}, status = 200, redirected = false) =>
    isOurPage({ status, redirected, headers: new Headers({ ...headers, ...change }) })
  expect(answer()).toBe(true)
  expect(answer({}, 503)).toBe(false)
  expect(answer({}, 200, true)).toBe(false)
  expect(answer({ 'content-type': 'application/pdf' })).toBe(false)
  expect(answer({ 'content-security-policy': "default-src 'none'" })).toBe(false)
})
