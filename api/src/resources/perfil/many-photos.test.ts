import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { request } from 'node:http'
import { after, it } from 'node:test'
import sharp from 'sharp'
import { growthOf, MB } from '../../../test/memory'
import { multipart } from '../../../test/multipart'
import { ApiProcess, send, temporaryFolder } from '../../../test/process'

const admin = { ADMIN_EMAIL: 'ada@pruebas.mx', ADMIN_PASSWORD: 'bicicleta azul y roja' }
const folder = temporaryFolder()
after(() => folder.remove())

interface Answered {
  status: number
  wait: string | undefined
  msg: string
}

function upload(port: number, token: string, body: ReturnType<typeof multipart>): Promise<Answered> {
  return new Promise((resolve, reject) => {
    const sending = request(
      {
        port,
        method: 'POST',
        path: '/admin/configuracion/editar_perfil_personal',
        headers: { ...body.headers, 'x-auth-token': token, 'content-length': body.payload.length },
      },
      (answer) => {
        let text = ''
        answer.on('data', (chunk: Buffer) => (text += chunk.toString()))
        answer.on('end', () => {
          const { msg } = JSON.parse(text) as { msg: string }
          resolve({ status: answer.statusCode ?? 0, wait: answer.headers['retry-after'], msg })
        })
      },
    )
    sending.on('error', reject)
    sending.end(body.payload)
  })
}

it('[D30] [D24] 40 photos of 10 MB at once take no more memory than a few; those that wait too long get a 503', async (t) => {
  const api = new ApiProcess({ ...admin, DATA_DIR: folder.path })
  const { port } = await api.ready()
  const login = { email: admin.ADMIN_EMAIL, password: admin.ADMIN_PASSWORD }
  const { token } = (await send(port, '/auth/login', login))!.body
  const side = 1_800
  const noise = randomBytes(side * side * 3)
  const content = await sharp(noise, { raw: { width: side, height: side, channels: 3 } })
    .png()
    .toBuffer()
  const body = multipart({}, { member: 'perfil', filename: 'foto.png', type: 'image/png', content })
  // The first photo loads code, which does not count as growth.
  assert.equal((await upload(port, token, body)).status, 200)

  const growth = await growthOf(api.child.pid as number, () =>
    Promise.all(Array.from({ length: 40 }, () => upload(port, token, body))),
  )
  const answers = growth.result
  const grown = Math.round(growth.grown)
  const refused = answers.filter(({ status }) => status !== 200)
  t.diagnostic(
    `${grown} MB for 40 photos of ${Math.round(content.length / MB)} MB; ${refused.length} told to wait`,
  )
  for (const { status, wait, msg } of refused) {
    assert.equal(status, 503, msg)
    assert.ok(Number(wait) > 0)
    assert.match(msg, /^Se están recibiendo muchas fotos/)
  }
  assert.ok(answers.some(({ status }) => status === 200))
  assert.ok(grown < 250, `${grown} MB`)
  assert.equal((await upload(port, token, body)).status, 200, 'and then it is free again')
  assert.equal(await api.stop(), 0)
})
