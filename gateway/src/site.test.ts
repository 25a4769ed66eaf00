import assert from 'node:assert/strict'
import { createHash, randomBytes } from 'node:crypto'
import { request } from 'node:http'
import { rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { fakeSite, gatewayOver, inline, listening, script } from './testing/fake-site.ts'
import { until } from './testing/until.ts'
import { createGateway } from './index.ts'
import { mediaType } from './file.ts'
import { makeNonce } from './site.ts'

/** Sends the path unchanged; fetch would normalize it first. */
const raw = (base: string, path: string, headers: Record<string, string> = {}) =>
  new Promise<{ status: number; headers: Record<string, unknown>; body: Buffer }>((done, failed) => {
    request(base, { path, headers }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('end', () =>
        done({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) }),
      )
    })
      .on('error', failed)
      .end()
  })

test('[D61] every page has its own nonce, which its policy names, also in another case or with a slash at the end', async (t) => {
  const base = await gatewayOver(t)
  const nonces = new Set<string>()
  for (const path of ['/', '/clientes', '/clientes/editar/123', '/Clientes', '/clientes/']) {
    const answer = await fetch(base + path)
    const html = await answer.text()
    const nonce = /content="([^"]+)"/.exec(html)?.[1] ?? ''
    assert.equal(answer.status, 200)
    assert.match(nonce, /^[0-9a-f]{32}$/)
    assert.ok(answer.headers.get('content-security-policy')?.includes(`'nonce-${nonce}'`))
    assert.equal(answer.headers.get('cache-control'), 'no-store')
    nonces.add(nonce)
  }
  assert.equal(nonces.size, 5)
})

test('the policy allows the inline scripts by hash, the remotes’ origins, and nothing unsafe', async (t) => {
  const base = await gatewayOver(t, { apiBase: 'https://admin.ejemplo.mx/admin' })
  const policy = (await fetch(base)).headers.get('content-security-policy') ?? ''
  const directives = new Map(policy.split('; ').map((part) => [part.split(' ')[0], part.split(' ').slice(1)]))
  const hash = createHash('sha256').update(inline).digest('base64')
  const [own, nonce, ...scripts] = directives.get('script-src') ?? []
  assert.equal(own, "'self'")
  assert.match(nonce ?? '', /^'nonce-[0-9a-f]{32}'$/)
  assert.deepEqual(scripts, [`'sha256-${hash}'`, 'https://usuarios.ejemplo.mx', 'https://ensayo.ejemplo.mx'])
  assert.deepEqual(directives.get('connect-src'), [
    "'self'",
    'https://usuarios.ejemplo.mx',
    'https://ensayo.ejemplo.mx',
    'https://admin.ejemplo.mx',
    'https://api.ejemplo.mx',
  ])
  assert.deepEqual(directives.get('frame-ancestors'), ["'none'"])
  assert.doesNotMatch(policy, /unsafe/)
})

test('hashed files are cached for a year; the registry and manifests are revalidated', async (t) => {
  const base = await gatewayOver(t)
  const cache = async (path: string) => (await fetch(base + path)).headers.get('cache-control')
  assert.equal(await cache('/assets/main.1a2b.js'), 'public, max-age=31536000, immutable')
  assert.equal(await cache('/remotes/clientes/1/remoteEntry.5e6f.js'), 'public, max-age=31536000, immutable')
  assert.equal(await cache('/remotes/clientes/1/mf-manifest.json'), 'no-cache')
  assert.equal(await cache('/remotes.json'), 'no-cache')
})

test('registry and remotes may be fetched from another origin, the page may not', async (t) => {
  const base = await gatewayOver(t)
  const origin = async (path: string) => (await fetch(base + path)).headers.get('access-control-allow-origin')
  assert.equal(await origin('/remotes.json'), '*')
  assert.equal(await origin('/remotes/clientes/1/mf-manifest.json'), '*')
  assert.equal(await origin('/'), null)
})

test('[E-20] the manifest of the installed program has its own type, and the page may load it', async (t) => {
  assert.equal(mediaType('/assets/programa.1a2b3c4d.webmanifest'), 'application/manifest+json')
  const base = await gatewayOver(t)
  const policy = (await fetch(base)).headers.get('content-security-policy') ?? ''
  assert.match(policy, /default-src 'self'/)
  assert.doesNotMatch(policy, /manifest-src/)
})

test('a missing asset is a 404 that may not be stored, never the page', async (t) => {
  const base = await gatewayOver(t)
  for (const path of [
    '/assets/main.old.js',
    '/remotes/clientes/0/x.js',
    '/remotes/otro',
    '/favicon.ico',
    '/assets/',
    '/.host/',
    '/.releases/host/',
    '/remotes/usuarios/.x',
  ]) {
    const answer = await fetch(base + path)
    assert.equal(answer.status, 404, path)
    assert.equal(answer.headers.get('cache-control'), 'no-store')
    assert.match(answer.headers.get('content-type') ?? '', /text\/plain/)
  }
})

test('a browser that navigates to an address with a dot gets the page', async (t) => {
  const base = await gatewayOver(t)
  const answer = await fetch(`${base}/clientes/editar/a.b`, { headers: { accept: 'text/html,*/*' } })
  assert.match(answer.headers.get('content-type') ?? '', /text\/html/)
})

test('the smallest encoding that the client accepts is sent, each with its own tag', async (t) => {
  const base = await gatewayOver(t)
  const ask = (accept: string) => raw(base, '/assets/main.1a2b.js', { 'accept-encoding': accept })
  const [br, gzip, plain, refused] = await Promise.all([
    ask('gzip, deflate, br'),
    ask('gzip'),
    ask('identity'),
    ask('br;q=0, gzip;q=0.5'),
  ])
  assert.equal(br.headers['content-encoding'], 'br')
  assert.equal(gzip.headers['content-encoding'], 'gzip')
  assert.equal(refused.headers['content-encoding'], 'gzip')
  assert.equal(plain.headers['content-encoding'], undefined)
  assert.equal(plain.body.toString(), script)
  assert.ok(br.body.length < plain.body.length)
  assert.equal(br.headers['content-type'], 'text/javascript; charset=utf-8')
  assert.equal(br.headers.vary, 'Accept-Encoding')
  assert.equal(new Set([br, gzip, plain].map((answer) => answer.headers.etag)).size, 3)
})

test('unchanged files are not sent again', async (t) => {
  const base = await gatewayOver(t)
  const etag = (await fetch(`${base}/remotes.json`)).headers.get('etag') ?? ''
  const again = (tag: string) => raw(base, '/remotes.json', { 'if-none-match': tag })
  assert.equal((await again(`"otro", ${etag}`)).status, 304)
  assert.equal((await again(etag.replace('W/', ''))).status, 304)
  assert.equal((await again('"otro"')).status, 200)
})

test('a registry with a stray comma, or none: the last good one goes on, for the policy too; the operator hears once', async (t) => {
  const site = fakeSite(t)
  const said = t.mock.method(console, 'error', () => undefined)
  const base = await listening(t, await createGateway({ site, api: () => null }))
  const good: unknown = await (await fetch(`${base}/remotes.json`)).json()
  for (const spoil of [
    () => writeFile(join(site, 'remotes.json'), '{"format":1,"remotes":{},}'),
    () => rm(join(site, 'remotes.json')),
  ]) {
    await spoil()
    assert.deepEqual(await (await fetch(`${base}/remotes.json`)).json(), good)
    const page = await fetch(base)
    assert.match(page.headers.get('content-security-policy') ?? '', /https:\/\/usuarios\.ejemplo\.mx/)
  }
  assert.equal(said.mock.callCount(), 2)
  assert.match(String(said.mock.calls[0]?.arguments[0]), /^remotes\.json no sirve: .+ Se sigue con el último/)
})

test('HEAD has the headers of GET and no body; other methods are refused', async (t) => {
  const base = await gatewayOver(t)
  const head = await fetch(`${base}/assets/plain.3c4d.css`, { method: 'HEAD' })
  assert.equal(head.headers.get('content-length'), '3')
  assert.equal(await head.text(), '')
  const post = await fetch(`${base}/clientes`, { method: 'POST' })
  assert.equal(post.status, 405)
  assert.equal(post.headers.get('allow'), 'GET, HEAD')
})

test('no path escapes the site', async (t) => {
  const site = fakeSite(t)
  await symlink(join(site, '..', 'fuera.txt'), join(site, 'assets', 'enlace.txt'))
  const base = await listening(t, await createGateway({ site, api: () => null }))
  const paths = [
    '/../fuera.txt',
    '/assets/../../fuera.txt',
    '/%2e%2e/fuera.txt',
    '/assets/..%2f..%2ffuera.txt',
    '/..%5cfuera.txt',
    '/%00',
    '/%E0%A4%A',
    '/assets/enlace.txt',
    '/.secreto',
    '/.log/000001.json',
    '/.host/1/index.html',
    '/.releases/clientes/1.json',
    '//fuera.txt',
  ]
  for (const path of paths) {
    const answer = await raw(base, path)
    assert.ok([400, 404].includes(answer.status), `${path}: ${answer.status}`)
    assert.notEqual(answer.body.toString().trim(), 'fuera', path)
  }
})

test('scripts and styles have exact types, and no referrer leaks', async (t) => {
  const base = await gatewayOver(t)
  for (const path of ['/', '/assets/main.1a2b.js', '/nada.png']) {
    const { headers } = await fetch(base + path)
    assert.equal(headers.get('x-content-type-options'), 'nosniff')
    assert.equal(headers.get('referrer-policy'), 'no-referrer')
  }
})

test('[D39] the access log has paths without their queries and signatures', async (t) => {
  const lines: string[] = []
  const base = await gatewayOver(t, {
    log: (entry) => lines.push(`${entry.method} ${entry.path} ${entry.status}`),
  })
  await (await fetch(`${base}/clientes?nombre=Ana`)).text()
  await (await fetch(`${base}/admin/salud?x=1`)).text()
  await (await fetch(`${base}/admin/descargas/abc.def`)).text()
  // A line is written once its answer has been sent.
  await until(() => lines.length >= 3)
  assert.deepEqual(lines, ['GET /clientes 200', 'GET /admin/salud 502', 'GET /admin/descargas/… 502'])
})

test('a missing site is a plain 500, and the server keeps running', async (t) => {
  const site = fakeSite(t)
  const base = await listening(t, await createGateway({ site, api: () => null }))
  await rm(join(site, 'index.html'))
  t.mock.method(console, 'error', () => undefined)
  assert.equal((await fetch(base)).status, 500)
  assert.equal((await fetch(`${base}/remotes.json`)).status, 200)
})

test('a nonce has only letters and digits, whatever the random bytes', () => {
  const extremes = Array.from({ length: 256 }, (_, byte) => Buffer.alloc(16, byte))
  const random = Array.from({ length: 20_000 }, () => randomBytes(16))
  const nonces = [...extremes, ...random].map((bytes) => makeNonce(bytes))
  for (const nonce of nonces) assert.match(nonce, /^[0-9a-z]{32}$/)
  assert.equal(new Set(nonces).size, nonces.length)
  assert.notEqual(makeNonce(), makeNonce())
})
