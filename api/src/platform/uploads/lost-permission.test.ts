import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { useApi } from '../../../test/api.ts'
import { contents } from '../../../test/backup/contents.ts'
import { eventually } from '../../../test/eventually.ts'
import { formBody } from '../../../test/form.ts'
import { leftovers } from '../../../test/leftovers.ts'
import { head, openSocket } from '../../../test/socket.ts'

let id_cliente = ''
const api = useApi({}, async (started) => {
  id_cliente = (await started.call('POST /clientes/crear', { nombre: 'Ana' })).body._id
})

describe('a person who loses access during an upload', () => {
  const lose: [string, number, (idUsuario: string) => Promise<{ status: number }>][] = [
    [
      'the permission was taken away',
      403,
      (id) => api.call('POST /usuarios/editar', { id, permisos: { clientes: { ver: true } } }),
    ],
    ['the user was deleted', 401, (id) => api.call('POST /usuarios/eliminar', { id })],
  ]
  for (const [name, status, work] of lose) {
    it(`[D22] [D27] ${name}: ${status}, and nothing is kept`, async () => {
      const token = await api.tokenWith({ clientes: { editar: true } })
      const idUsuario = (await api.call('GET /auth/sesion', undefined, { token })).body.usuario._id
      const content = Buffer.concat([contents.pdf as Buffer, Buffer.alloc(100_000)])
      const { payload } = formBody(
        [['id_cliente', id_cliente], ['nombre', 'x'], { name: 'a.pdf', content }],
        'limite',
      )
      const socket = await openSocket(api)
      socket.write(
        head('/clientes/crear_archivo', token, 'multipart/form-data; boundary=limite', payload.length),
      )
      socket.write(payload.subarray(0, 50_000))
      await eventually(async () => (await leftovers(api)).loose.length === 1, 'it has begun to arrive')
      assert.equal((await work(idUsuario)).status, 200)
      socket.write(payload.subarray(50_000))
      assert.match(await socket.until(/msg/), new RegExp(`^HTTP/1.1 ${status} `))
      socket.destroy()
      const { keys, loose, unfinished } = await leftovers(api)
      assert.deepEqual({ keys, loose, unfinished }, { keys: [], loose: [], unfinished: [] })
      assert.deepEqual(await api.sql('select from archivos'), [])
    })
  }
})
