import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { type Http2SecureServer } from 'node:http2'
import { type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { generate } from 'selfsigned'
import { buildMonolith } from '../../federation/monolith/build'
import { buildApi, buildSite } from '../../start/build/products'
import { createSecureGateway } from '../../start/gateway/index'
import { builtSite, startApi } from '../../start/stack/index'
import { buildCommit } from './other-commit'
import { type Login } from './scenarios'

export interface Stage {
  /** The address of each build by its name: this tree's product, the same sources as one app, and another commit's. */
  sides: Record<string, string>
  login: Login
  close: () => Promise<void>
}

const login = { email: 'medicion@demo.mx', password: 'una-clave-solo-para-medir' }

/** One api with demo data, and each build behind a server of the same kind: HTTP/2, TLS, brotli. */
export async function openStage(against?: string): Promise<Stage> {
  const track = () => undefined
  await buildApi(track)
  await buildSite(track)
  const monolith = await buildMonolith()
  const other = against === undefined ? undefined : buildCommit(against)
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
    other?.remove()
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
    const sides: Stage['sides'] = { aquí: await open(builtSite), 'una sola': await open(monolith) }
    if (other) sides[other.name] = await open(other.site)
    return { sides, login, close }
  } catch (error) {
    await close()
    throw error
  }
}
