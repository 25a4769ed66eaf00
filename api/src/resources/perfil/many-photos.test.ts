import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { request } from 'node:http'
import { after, it } from 'node:test'
import sharp from 'sharp'
import { growthOf } from '../../../test/machine/memory.ts'
import { multipart } from '../../../test/multipart.ts'
import { ApiProcess, send, temporaryFolder } from '../../../test/process.ts'

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

/** A few pixels short of what is admitted: the decoder has to hold all of them. */
const progressive = () =>
  sharp({ create: { width: 4_470, height: 4_470, channels: 3, background: '#7a5' } })
    .jpeg({ progressive: true, chromaSubsampling: '4:4:4' })
    .toBuffer()

/** 10 MB that can't be compressed. */
const noise = () =>
  sharp(randomBytes(1_800 * 1_800 * 3), { raw: { width: 1_800, height: 1_800, channels: 3 } })
    .png()
    .toBuffer()

it('[D30] [D24] 40 photos at once take no more memory than a few; those that wait too long get a 503, and the log no line', async (t) => {
  const api = new ApiProcess({ ...admin, DATA_DIR: folder.path, LOG_LEVEL: 'error' })
  const { port } = await api.ready()
  const login = { email: admin.ADMIN_EMAIL, password: admin.ADMIN_PASSWORD }
  const { token } = (await send(port, '/auth/login', login))!.body
  const bodyOf = (content: Buffer) =>
    multipart({}, { member: 'perfil', filename: 'foto', type: 'image/png', content })
  const small = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#7a5' } })
    .png()
    .toBuffer()
  // The first photo loads code, which does not count as growth.
  assert.equal((await upload(port, token, bodyOf(small))).status, 200)

  for (const content of [await noise(), await progressive()]) {
    const body = bodyOf(content)
    const photos = (n: number) => Promise.all(Array.from({ length: n }, () => upload(port, token, body)))
    // A few fill the heap's young generation, which does not count either.
    await photos(4)
    const { grown, result: answers } = await growthOf(api.child.pid as number, () => photos(40))
    const refused = answers.filter(({ status }) => status !== 200)
    t.diagnostic(`${Math.round(grown)} MB for 40 photos; ${refused.length} told to wait`)
    for (const { status, wait, msg } of refused) {
      assert.equal(status, 503, msg)
      assert.ok(Number(wait) > 0)
      assert.match(msg, /^Se están recibiendo muchas fotos/)
    }
    assert.ok(refused.length > 0)
    assert.ok(answers.some(({ status }) => status === 200))
    assert.ok(grown < 150, `${grown} MB`)
    assert.equal((await upload(port, token, bodyOf(small))).status, 200, 'and then it is free again')
  }
  assert.equal(await api.stop(), 0)
  assert.equal(api.stdout, '')
})
