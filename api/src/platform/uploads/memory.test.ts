import assert from 'node:assert/strict'
import { request } from 'node:http'
import { after, it } from 'node:test'
import { contents } from '../../../test/backup/contents.ts'
import { formBody } from '../../../test/form.ts'
import { growthOf, MB } from '../../../test/machine/memory.ts'
import { ApiProcess, send, temporaryFolder } from '../../../test/process.ts'
import { startS3 } from '../../../test/s3/index.ts'

const admin = { ADMIN_EMAIL: 'ada@pruebas.mx', ADMIN_PASSWORD: 'bicicleta azul y roja' }
const folder = temporaryFolder()
after(() => folder.remove())

/** Uploads over HTTP, its body in chunks as the socket takes them. */
function upload(port: number, token: string, form: ReturnType<typeof formBody>): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = { ...form.headers, 'x-auth-token': token, 'content-length': form.payload.length }
    const sending = request(
      { port, method: 'POST', path: '/admin/clientes/crear_archivo', headers },
      (answer) => {
        answer.resume().on('end', () => resolve(answer.statusCode ?? 0))
      },
    )
    sending.on('error', reject)
    sending.end(form.payload)
  })
}

/** How much the api grows while files of 25 MB go through it, two at a time, so many times. */
async function growth(env: Record<string, string>, rounds: number): Promise<number> {
  const api = new ApiProcess({ ...admin, DATA_DIR: folder.path, ...env })
  const { port } = await api.ready()
  const { token } = (await send(port, '/auth/login', {
    email: admin.ADMIN_EMAIL,
    password: admin.ADMIN_PASSWORD,
  }))!.body
  const id_cliente = (await send(port, '/clientes/crear', { nombre: 'Ana' }, token))!.body._id as string
  const formOf = (size: number) =>
    formBody([
      ['id_cliente', id_cliente],
      ['nombre', 'x'],
      { name: 'a.pdf', content: Buffer.concat([contents.pdf as Buffer, Buffer.alloc(size)]) },
    ])
  const form = formOf(25 * MB - 100)
  // The first uploads load code and fill the heap's young generation, which does not count as growth.
  for (let i = 0; i < 2; i++) assert.equal(await upload(port, token, form), 200)
  const { grown } = await growthOf(api.child.pid as number, async () => {
    for (let round = 0; round < rounds; round++) {
      const answers = await Promise.all([upload(port, token, form), upload(port, token, form)])
      assert.deepEqual(answers, [200, 200])
    }
  })
  assert.equal(await api.stop(), 0)
  return grown
}

it('[D29] memory stays flat while files of 25 MB go into a folder', async (t) => {
  const grown = await growth({}, 2)
  t.diagnostic(`${Math.round(grown)} MB for 100`)
  assert.ok(grown < 60, `${Math.round(grown)} MB for 100`)
})

it('[D29] and into a bucket', async (t) => {
  const s3 = await startS3(folder.path)
  const { bucket, endpoint, accessKeyId, secretAccessKey } = s3.settings
  const grown = await growth(
    {
      S3_BUCKET: bucket,
      S3_ENDPOINT: endpoint ?? '',
      S3_ACCESS_KEY_ID: accessKeyId,
      S3_SECRET_ACCESS_KEY: secretAccessKey,
    },
    1,
  )
  await s3.stop()
  t.diagnostic(`${Math.round(grown)} MB for 50`)
  assert.ok(grown < 100, `${Math.round(grown)} MB for 50`)
})
