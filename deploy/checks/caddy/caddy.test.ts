import assert from 'node:assert/strict'
import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage } from 'node:http'
import { request } from 'node:https'
import { createServer as createPort, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { test, type TestContext } from 'node:test'
import { gatewayOver, listening, until } from '@backoffice/gateway/testing'
import { root } from '../../../tooling/start/before/root.mjs'

const caddyfile = join(root, 'deploy/caddy/Caddyfile')
const noCaddy =
  spawnSync('caddy', ['version']).status !== 0 &&
  'no hay caddy en este equipo: no se probó que ponga TLS delante de la entrada'

test('Caddy takes its file, and keeps its form', { skip: noCaddy }, () => {
  const options = { encoding: 'utf8', env: { ...process.env, DOMINIO: 'oficina.mx' } } as const
  const { status, stderr } = spawnSync(
    'caddy',
    ['adapt', '--config', caddyfile, '--adapter', 'caddyfile'],
    options,
  )
  assert.equal(status, 0, stderr)
  assert.equal(spawnSync('caddy', ['fmt', caddyfile], options).stdout, readFileSync(caddyfile, 'utf8'))
})

test(
  'behind Caddy the site is https with HSTS, and nobody can say that he is someone else',
  { skip: noCaddy },
  async (t) => {
    const api = createServer((heard, response) => response.end(JSON.stringify(heard.headers)))
    const { port } = new URL(await listening(t, api))
    const gateway = await gatewayOver(t, {
      api: () => ({ host: '127.0.0.1', port: Number(port) }),
      trustProxy: 'loopback',
    })
    const get = await startCaddy(t, new URL(gateway).host)

    const page = await get('/login')
    assert.equal(page.statusCode, 200)
    assert.match(String(page.headers['strict-transport-security']), /max-age=31536000/)
    assert.match(String(page.headers['content-security-policy']), /'nonce-/)
    page.resume()

    const headers = {
      'x-forwarded-for': '203.0.113.9',
      'x-forwarded-proto': 'http',
      forwarded: 'for=203.0.113.9',
    }
    const heard = JSON.parse(await text(await get('/admin/salud', headers))) as Record<string, string>
    assert.equal(heard['x-forwarded-proto'], 'https')
    assert.ok(!JSON.stringify(heard).includes('203.0.113.9'), JSON.stringify(heard))
  },
)

/** Caddy with our file for `localhost`, with a certificate of its own making, on a free port. */
async function startCaddy(t: TestContext, gateway: string) {
  const folder = mkdtempSync(join(tmpdir(), 'caddy-'))
  const port = await freePort()
  // Only what a test needs: no port 80, no certificate in the machine's own list, no address for orders.
  const config = join(folder, 'Caddyfile')
  writeFileSync(
    config,
    `{\n\tadmin off\n\tauto_https disable_redirects\n\tskip_install_trust\n\tlocal_certs\n}\nimport ${caddyfile}\n`,
  )
  const child = spawn('caddy', ['run', '--config', config, '--adapter', 'caddyfile'], {
    env: {
      PATH: process.env.PATH,
      HOME: folder,
      XDG_DATA_HOME: folder,
      XDG_CONFIG_HOME: folder,
      DOMINIO: `localhost:${port}`,
      ENTRADA: gateway,
    },
    stdio: 'ignore',
  })
  t.after(async () => {
    child.kill()
    await new Promise((done) => child.once('exit', done))
    rmSync(folder, { recursive: true, force: true })
  })
  const get = (path: string, headers: Record<string, string> = {}) =>
    new Promise<IncomingMessage>((done, failed) =>
      request(
        {
          host: 'localhost',
          port,
          path,
          headers: { accept: 'text/html', ...headers },
          rejectUnauthorized: false,
          agent: false,
        },
        done,
      )
        .on('error', failed)
        .end(),
    )
  await until(() =>
    get('/').then(
      (answer) => Boolean(answer.resume()),
      () => false,
    ),
  )
  return get
}

async function freePort(): Promise<number> {
  const server = createPort()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}
