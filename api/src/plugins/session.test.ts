import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { CallName } from '@backoffice/shared/contract'
import Fastify from 'fastify'
import { uuidv7 } from 'uuidv7'
import { useApi } from '../../test/api'
import session from './session'

const api = useApi()

/** Every call, what it needs, and a body that is good but for the permission. */
const table: Record<string, { needs: 'publico' | 'sesion' | string[]; body?: object }> = {
  'POST /auth/login': { needs: 'publico', body: {} },
  'GET /auth/sesion': { needs: 'sesion' },
  'POST /auth/cerrar_sesion': { needs: 'sesion', body: {} },
  'POST /clientes/listar': { needs: ['clientes.ver'], body: {} },
  'POST /clientes/crear': { needs: ['clientes.agregar'], body: { nombre: 'Ana' } },
  'POST /clientes/detalles': {
    needs: ['clientes.detalles', 'clientes.editar', 'asesorias.agregar'],
    body: { id: uuidv7() },
  },
  'POST /clientes/eliminar': { needs: ['clientes.editar'], body: { id: uuidv7() } },
  'POST /asesorias/listar': { needs: ['asesorias.ver'], body: {} },
  'POST /usuarios/listar': { needs: ['usuarios.ver'], body: {} },
  'POST /configuracion/listar_regimenes_fiscales': { needs: 'sesion', body: {} },
  'GET /configuracion/listar_giros': { needs: 'sesion' },
  'GET /configuracion/listar_membresias': { needs: ['configuracion.membresias.ver', 'clientes.editar'] },
  'GET /salud': { needs: 'publico' },
}

const tree = (permiso: string): Record<string, unknown> => {
  const [head, ...rest] = permiso.split('.')
  return { [head!]: rest.length === 0 ? true : tree(rest.join('.')) }
}

describe('[D23] who may make a call', () => {
  it('every call has its row here', () => {
    assert.deepEqual([...api.app.calls].sort(), Object.keys(table).sort())
  })

  it('[D24] without a session: 401 and a msg, before anything else is looked at', async () => {
    for (const [name, { needs, body }] of Object.entries(table)) {
      if (needs === 'publico') continue
      for (const payload of [body, { id: 'no es' }]) {
        const answer = await api.call(name as CallName, name.startsWith('GET') ? undefined : payload, {
          token: 'x',
        })
        assert.equal(answer.status, 401, name)
      }
    }
  })

  it('without the permission: 403 and a msg, also for a body that is wrong', async () => {
    const none = await api.tokenWith({})
    for (const [name, { needs, body }] of Object.entries(table)) {
      if (!Array.isArray(needs)) continue
      for (const payload of [body, { id: 'no es', filas: -1 }]) {
        const answer = await api.call(name as CallName, name.startsWith('GET') ? undefined : payload, {
          token: none,
        })
        assert.equal(answer.status, 403, name)
        assert.equal(answer.body.msg, 'No hay permiso para hacer esto')
      }
    }
  })

  it('with any one of its permissions: let through', async () => {
    for (const [name, { needs, body }] of Object.entries(table)) {
      if (!Array.isArray(needs)) continue
      for (const permiso of needs) {
        const token = await api.tokenWith(tree(permiso))
        const { status } = await api.call(name as CallName, body, { token })
        assert.ok(status === 200 || status === 404, `${name} with ${permiso}: ${status}`)
      }
    }
  })

  it('[D21] a body that names another empresa: 403; the own one, or none, is fine', async () => {
    for (const id_locatario of [uuidv7(), 'x', 5, {}, []]) {
      const { status, body } = await api.call('POST /clientes/listar', { id_locatario })
      assert.equal(status, 403)
      assert.equal(body.msg, 'La empresa no es la de la sesión')
    }
    for (const id_locatario of [api.idLocatario, '', null]) {
      assert.equal((await api.call('POST /clientes/listar', { id_locatario })).status, 200)
    }
  })

  it('a route that does not say who may use it stops the start', async () => {
    const app = Fastify()
    await app.register(session)
    assert.throws(() => app.get('/olvidada', () => 'hola'), /declares no access/)
  })
})
