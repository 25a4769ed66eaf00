import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, describe, it, type TestContext } from 'node:test'
import { useApi } from '../../../test/api.ts'
import { readRegistry } from './registry.ts'

const remote = (...permissions: unknown[]) => ({
  release: '1.0.0-a',
  canary: { release: '1.0.1-b', share: 10 },
  remote: { permissions: permissions.map((permission) => ({ permission, label: 'x' })) },
})
const registry = {
  format: 1,
  remotes: {
    inventario: remote('inventario.ver', 'inventario.exportar'),
    // What no registry may change.
    usuarios: remote('usuarios.editar', 'usuarios.ver'),
    old: { remote: {} },
    odd: remote('otra', '__proto__.x', 'a.b\u0000', 7),
    worse: 'x',
  },
}

async function served(t: TestContext, answer: RequestListener): Promise<string> {
  const server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  t.after(() => {
    server.close()
    server.closeAllConnections()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/remotes.json`
}

describe('the permissions and releases that the registry names', () => {
  it('are read from an address; what can’t be read takes nothing else away', async (t) => {
    const url = await served(t, (_, response) => response.end(JSON.stringify(registry)))
    const names = ['inventario.ver', 'inventario.exportar', 'usuarios.editar', 'usuarios.ver']
    const { permissions, releases } = await readRegistry(url)
    assert.deepEqual(permissions, names)
    const each = ['inventario', 'usuarios', 'odd'].flatMap((of) => [`${of} 1.0.0-a`, `${of} 1.0.1-b`])
    assert.deepEqual([...releases], each)
  })

  it('end in an error when the registry does not answer in time, or answers nonsense', async (t) => {
    const answers: RequestListener[] = [
      () => undefined,
      (_, response) => void response.writeHead(200).write('{'),
      (_, response) => response.end('<!doctype html>'),
      (_, response) => response.end('{"remotes":[]}'),
      (_, response) => response.writeHead(503).end('{"remotes":{}}'),
      (_, response) => response.writeHead(302, { location: '/otra' }).end(),
      (_, response) => response.end(`{"remotes":{},"x":"${'x'.repeat(1024 * 1024)}"}`),
    ]
    for (const answer of answers) await assert.rejects(readRegistry(await served(t, answer)))
    await assert.rejects(readRegistry('/no/existe.json'))
  })
})

describe('[D22] a permission of a remote that the api does not know', () => {
  const folder = mkdtempSync(join(tmpdir(), 'registry-'))
  const file = join(folder, 'remotes.json')
  writeFileSync(file, JSON.stringify(registry))
  after(() => rmSync(folder, { recursive: true }))
  const api = useApi({ registry: file })

  const session = async (token: string) => {
    const { body } = await api.call('GET /auth/sesion', undefined, { token })
    return (body as { usuario: { permisos: Record<string, unknown> } }).usuario.permisos
  }

  it('reaches everybody who holds it: an Administrador by tipo, others because it was given to them', async () => {
    assert.deepEqual((await session(api.token)).inventario, { ver: true, exportar: true })
    const token = await api.tokenWith({ inventario: { ver: true } })
    assert.deepEqual((await session(token)).inventario, { ver: true, exportar: false })
  })

  it('and what the registry says of the api’s own opens no call', async () => {
    const token = await api.tokenWith({ clientes: { ver: true } })
    assert.deepEqual((await session(token)).usuarios, { ver: false, agregar: false, editar: false })
    assert.equal((await api.call('POST /usuarios/listar', { page: 1 }, { token })).status, 403)
  })
})

describe('a registry that can’t be read', () => {
  const api = useApi({ registry: '/no/existe.json' })

  it('leaves the api with its own permissions', async () => {
    const { status, body } = await api.call('GET /auth/sesion', undefined, {})
    assert.equal(status, 200)
    const { permisos } = (body as { usuario: { permisos: object } }).usuario
    assert.deepEqual(Object.keys(permisos), [
      'clientes',
      'asesorias',
      'usuarios',
      'configuracion',
      'auditoria',
      'reportes',
    ])
  })
})
