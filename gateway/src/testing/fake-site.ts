import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { type Server } from 'node:http'
import { type TestContext } from 'node:test'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { createGateway, type GatewayOptions } from '../index.ts'

export const script = 'const a = 1\n'.repeat(50)
export const inline = 'document.title = "hola"'

const registry = {
  format: 1,
  config: { adminApiBase: 'https://api.ejemplo.mx/admin', overrides: ['https://ensayo.ejemplo.mx'] },
  remotes: {
    clientes: { manifest: '/remotes/clientes/1/mf-manifest.json' },
    usuarios: { manifest: 'https://usuarios.ejemplo.mx/1/mf-manifest.json' },
  },
}

const files: Record<string, string | Buffer> = {
  'index.html': `<!doctype html><meta name="csp-nonce" content="__CSP_NONCE__"><script>${inline}</script><script defer src="/assets/main.1a2b.js"></script>`,
  'remotes.json': JSON.stringify(registry),
  'assets/main.1a2b.js': script,
  'assets/main.1a2b.js.br': brotliCompressSync(script),
  'assets/main.1a2b.js.gz': gzipSync(script),
  'assets/plain.3c4d.css': 'a{}',
  'remotes/clientes/1/mf-manifest.json': '{}',
  'remotes/clientes/1/remoteEntry.5e6f.js': 'remote',
  '.secreto': 'no',
  '.log/000001.json': '{}',
  '.host/1/index.html': 'no',
  '.releases/clientes/1.json': '{}',
}

/** Makes a small site in a temporary folder, with a file beside it that no path may reach. */
export function fakeSite(test: TestContext): string {
  const folder = mkdtempSync(join(tmpdir(), 'gateway-'))
  test.after(() => rmSync(folder, { recursive: true, force: true }))
  writeFileSync(join(folder, 'fuera.txt'), 'fuera')
  for (const [name, content] of Object.entries(files)) {
    const path = join(folder, 'site', name)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, content)
  }
  return join(folder, 'site')
}

/** Starts a server on a free port and returns its address; the server is closed when the test ends. */
export async function listening(test: TestContext, server: Server): Promise<string> {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  test.after(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** A gateway over the small site. */
export const gatewayOver = async (test: TestContext, options: Partial<GatewayOptions> = {}) =>
  listening(test, await createGateway({ site: fakeSite(test), api: () => null, ...options }))
