import { createHash, X509Certificate } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { type Http2SecureServer } from 'node:http2'
import { type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { generate } from 'selfsigned'
import { createSecureGateway } from '@backoffice/gateway/testing'
import { startApi } from '../../tooling/start/stack/index.ts'
import { type Login } from './scenarios.ts'
import { type Sites } from './sites.ts'

export interface Stage {
  /** The address of each build by its name. */
  sides: Record<string, string>
  login: Login
  /** Makes a Chromium trust the servers. It would cache nothing of a server whose certificate it only ignores. */
  trust: string
  close: () => Promise<void>
}

const login = { email: 'medicion@demo.mx', password: 'una-clave-solo-para-medir' }

/** One api with demo data, and each build behind a server of the same kind: HTTP/2, TLS, brotli. */
export async function openStage({ folders, remove }: Sites): Promise<Stage> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-web-'))
  const env = {
    ...process.env,
    DATABASE_URL: '',
    DEMO: '2000',
    ADMIN_EMAIL: login.email,
    ADMIN_PASSWORD: login.password,
  }
  const api = startApi({ dataDir, env })
  const servers: Http2SecureServer[] = []
  const close = async () => {
    for (const server of servers) server.close()
    await api.stop()
    rmSync(dataDir, { recursive: true, force: true })
    remove()
  }
  try {
    await api.ready
    const { private: key, cert } = await generate([{ name: 'commonName', value: '127.0.0.1' }])
    const open = async (site: string): Promise<string> => {
      const server = await createSecureGateway({ site, api: api.target }, { key, cert })
      servers.push(server)
      server.listen(0, '127.0.0.1')
      await once(server, 'listening')
      return `https://127.0.0.1:${(server.address() as AddressInfo).port}`
    }
    const sides: Stage['sides'] = {}
    for (const [name, folder] of Object.entries(folders)) sides[name] = await open(folder)
    return { sides, login, trust: trusting(cert), close }
  } catch (error) {
    await close()
    throw error
  }
}

function trusting(cert: string): string {
  const key = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' })
  return `--ignore-certificate-errors-spki-list=${createHash('sha256').update(key).digest('base64')}`
}
