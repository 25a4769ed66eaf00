import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { type Http2SecureServer } from 'node:http2'
import { type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { generate } from 'selfsigned'
import { buildMonolith } from '../../federation/build-monolith'
import { buildApi } from '../../start/build/api'
import { buildSite } from '../../start/build/site'
import { createSecureGateway } from '../../start/gateway/index'
import { builtSite, startApi, type ApiProcess } from '../../start/stack/index'
import { type Side } from './measure'

export interface Stage {
  composed: Side
  single: Side
  login: { email: string; password: string }
  close: () => Promise<void>
}

const login = { email: 'medicion@demo.mx', password: 'una-clave-solo-para-medir' }

/** One api with demo data, and the two builds behind servers of the same kind: HTTP/2, TLS, brotli. */
export async function openStage(): Promise<Stage> {
  const track = () => undefined
  await buildApi(track)
  await buildSite(track)
  const monolith = await buildMonolith()
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
  }
  try {
    await api.ready
    const { private: key, cert } = await generate([{ name: 'commonName', value: '127.0.0.1' }])
    const open = async (site: string): Promise<Side> => {
      const server = createSecureGateway({ site, api: api.target }, { key, cert })
      servers.push(server)
      server.listen(0, '127.0.0.1')
      await once(server, 'listening')
      return { url: `https://127.0.0.1:${(server.address() as AddressInfo).port}`, token: await signIn(api) }
    }
    return { composed: await open(builtSite), single: await open(monolith), login, close }
  } catch (error) {
    await close()
    throw error
  }
}

async function signIn(api: ApiProcess): Promise<string> {
  const target = api.target()
  if (!target) throw new Error('la api no contesta')
  const answer = await fetch(`http://${target.host}:${target.port}/admin/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(login),
  })
  return ((await answer.json()) as { token: string }).token
}
