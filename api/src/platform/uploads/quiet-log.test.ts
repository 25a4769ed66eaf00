import assert from 'node:assert/strict'
import { connect } from 'node:net'
import { after, it } from 'node:test'
import { eventually } from '../../../test/eventually.ts'
import { formBody } from '../../../test/form.ts'
import { ApiProcess, send, temporaryFolder } from '../../../test/process.ts'

/** `CUT_UPLOADS=600`: more of them. */
const CUTS = Number(process.env.CUT_UPLOADS ?? 60)
const admin = { ADMIN_EMAIL: 'ada@pruebas.mx', ADMIN_PASSWORD: 'bicicleta azul y roja' }
const folder = temporaryFolder()
after(() => folder.remove())

/** Sends so much of a form, and is gone: resets the connection, or ends it. */
function cut(port: number, head: string, payload: Buffer, bytes: number, reset: boolean): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(head)
      socket.write(payload.subarray(0, bytes), () => (reset ? socket.resetAndDestroy() : socket.destroy()))
    })
    socket.on('error', () => {}).on('close', () => resolve())
  })
}

it('[D24] uploads that their sender cuts are no line in a log of errors', async () => {
  const api = new ApiProcess({ ...admin, DATA_DIR: folder.path, LOG_LEVEL: 'error' })
  const { port } = await api.ready()
  const login = { email: admin.ADMIN_EMAIL, password: admin.ADMIN_PASSWORD }
  const { token } = (await send(port, '/auth/login', login))!.body
  const { _id } = (await send(port, '/clientes/crear', { nombre: 'Ana' }, token))!.body
  const content = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(400_000, 'x\n')])
  const forms = [
    ['/clientes/crear_archivo', formBody([['id_cliente', _id], ['nombre', 'x'], { name: 'x.pdf', content }])],
    ['/configuracion/editar_perfil_personal', formBody([{ member: 'perfil', name: 'x.png', content }])],
  ] as const
  for (let i = 0; i < CUTS; i += 10) {
    const some = Array.from({ length: 10 }, (_, j) => {
      const [path, { headers, payload }] = forms[j % 2]!
      const lines = [
        `POST /admin${path} HTTP/1.1`,
        'host: x',
        `x-auth-token: ${token}`,
        `content-type: ${headers['content-type']}`,
        `content-length: ${payload.length}`,
      ]
      const bytes = Math.floor((((i + j) * 7919) % 1000) * (payload.length / 1000))
      return cut(port, `${lines.join('\r\n')}\r\n\r\n`, payload, bytes, j % 3 === 0)
    })
    await Promise.all(some)
  }
  await eventually(
    async () => (await send(port, '/clientes/listar', { filas: 1 }, token))?.status === 200,
    'the api answers',
  )
  assert.equal(await api.stop(), 0)
  assert.equal(api.stdout, '')
  assert.equal(api.stderr, '')
})
