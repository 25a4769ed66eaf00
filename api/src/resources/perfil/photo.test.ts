import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { multipart } from '../../../test/multipart.ts'
import { useApi } from '../../../test/api.ts'
import { sweepFiles } from '../../platform/files/sweep.ts'

const api = useApi()
const DAY = 86_400_000

const send = async (content: Buffer, filename = 'foto.jpg', token = api.token) => {
  const file = { member: 'perfil', filename, type: 'image/jpeg', content }
  const { headers, payload } = multipart({}, file)
  const url = '/admin/configuracion/editar_perfil_personal'
  return api.raw({ method: 'POST', url, headers: { ...headers, 'x-auth-token': token }, payload })
}
const load = (url: string) => api.app.inject({ method: 'GET', url })
const stored = async () => {
  const keys: string[] = []
  for await (const { key } of api.app.files.list('fotos/')) keys.push(key)
  return keys
}

/** Left half red, right half blue. */
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0000ff' } }).composite([
    {
      input: { create: { width: Math.floor(width / 2), height, channels: 3, background: '#ff0000' } },
      left: 0,
      top: 0,
    },
  ])
const pixel = async (image: Buffer, left: number, top: number) => {
  const { data } = await sharp(image)
    .extract({ left, top, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return data[0]! > 128 ? 'red' : 'blue'
}
const crc = (bytes: Buffer) => {
  let c = ~0
  for (const byte of bytes) {
    c ^= byte
    for (let k = 0; k < 8; k++) c = c & 1 ? (c >>> 1) ^ 0xedb88320 : c >>> 1
  }
  return ~c >>> 0
}
/** A black PNG of any size in a few kilobytes. */
function bomb(side: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data])
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(data.length)
    sum.writeUInt32BE(crc(body))
    return Buffer.concat([length, body, sum])
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(side, 0)
  head.writeUInt32BE(side, 4)
  head.set([1, 0, 0, 0, 0], 8)
  const rows = deflateSync(Buffer.alloc((Math.ceil(side / 8) + 1) * side))
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', head),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

describe('[D30] the profile photo', () => {
  it('[S-01] becomes a 400 × 400 WebP at an address that an <img> can load without a session', async () => {
    const { status, body } = await send(await picture(900, 600).jpeg().toBuffer())
    assert.equal(status, 200)
    const { statusCode, headers, rawPayload } = await load(body.perfil.url_perfil_g)
    assert.equal(statusCode, 200)
    assert.equal(headers['content-type'], 'image/webp')
    assert.equal(headers['x-content-type-options'], 'nosniff')
    assert.match(String(headers['cache-control']), /^private, max-age=\d+, immutable$/)
    const { format, width, height } = await sharp(rawPayload).metadata()
    assert.deepEqual([format, width, height], ['webp', 400, 400])
    assert.equal(await pixel(rawPayload, 50, 200), 'red')
    assert.equal(await pixel(rawPayload, 350, 200), 'blue')
    assert.equal((await load(body.perfil.url_perfil_g.slice(0, -3))).statusCode, 403)
  })

  it('[S-03] appears wherever the user does, always under the same address', async () => {
    const url = (await send(await picture(300, 300).png().toBuffer())).body.perfil.url_perfil_g as string
    const { usuario } = (await api.call('GET /auth/sesion')).body
    const [row] = (await api.call('POST /usuarios/listar', { id: api.admin })).body.usuarios
    const details = (await api.call('POST /usuarios/detalles', { id: api.admin })).body.usuario
    for (const told of [usuario, row, details]) assert.equal(told.url_perfil_g, url)
  })

  it('a picture of a rotated camera becomes upright; its location is removed', async () => {
    const taken = await picture(600, 600)
      .jpeg()
      .withExif({ IFD0: { Copyright: 'secreto' }, IFD3: { GPSLatitude: '19/1 25/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .toBuffer()
    const { body } = await send(taken)
    const { rawPayload } = await load(body.perfil.url_perfil_g)
    // Rotated 90° to the right: the original left side is now at the top.
    assert.equal(await pixel(rawPayload, 200, 50), 'red')
    assert.equal(await pixel(rawPayload, 200, 350), 'blue')
    const { exif, orientation } = await sharp(rawPayload).metadata()
    assert.deepEqual([exif, orientation], [undefined, undefined])
  })

  it('an animation is reduced to its first frame', async () => {
    const frames = Buffer.concat([
      Buffer.alloc(60 * 60 * 3, Buffer.from([255, 0, 0])),
      Buffer.alloc(60 * 60 * 3, Buffer.from([0, 0, 255])),
    ])
    const moving = await sharp(frames, { raw: { width: 60, height: 120, channels: 3, pageHeight: 60 } })
      .gif()
      .toBuffer()
    assert.equal((await sharp(moving).metadata()).pages, 2)
    const { rawPayload } = await load((await send(moving, 'a.gif')).body.perfil.url_perfil_g)
    const { pages } = await sharp(rawPayload).metadata()
    assert.equal(pages, undefined)
    assert.equal(await pixel(rawPayload, 200, 200), 'red')
  })

  it('a file that is not an image: 415 with its field, whatever its name', async () => {
    const jpeg = await picture(300, 300).jpeg().toBuffer()
    for (const content of [
      Buffer.from(
        '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>',
      ),
      Buffer.from('<!doctype html><script>alert(1)</script>'),
      Buffer.from('%PDF-1.4'),
      Buffer.from('GIF89a'),
      Buffer.from([0xff, 0xd8, 0xff]),
      jpeg.subarray(0, jpeg.length / 2),
      await picture(9, 9).tiff().toBuffer(),
    ]) {
      const { status, body } = await send(content, 'foto.png')
      assert.equal(status, 415, content.toString('latin1', 0, 10))
      assert.equal(body.campos.perfil, body.msg)
      assert.match(body.msg, /no es una imagen/)
    }
    assert.equal((await send(Buffer.alloc(0))).status, 400)
  })

  it('a decompression bomb is refused before it is decoded', async () => {
    const before = process.memoryUsage().rss
    const { status, body } = await send(bomb(20_000))
    assert.equal(status, 413)
    assert.match(body.campos.perfil, /megapíxeles/)
    assert.ok(process.memoryUsage().rss - before < 150e6)
  })

  it('refuses more than 10 MB', async () => {
    const { status, body } = await send(Buffer.alloc(10 * 1024 * 1024 + 1, 7))
    assert.equal(status, 413)
    assert.match(body.campos.perfil, /10 MB/)
  })

  it('the same photo again changes nothing; another one replaces it, and the old bytes are deleted', async () => {
    const one = await picture(310, 310).png().toBuffer()
    const url = (await send(one)).body.perfil.url_perfil_g
    const before = await stored()
    assert.equal((await send(one)).body.perfil.url_perfil_g, url)
    assert.deepEqual(await stored(), before)
    await send(await picture(500, 320).png().toBuffer())
    await api.sql(`update bytes_sueltos set borrar_desde = now() - interval '1 second'`)
    const loose = await api.sql<{ clave: string }>('select clave from bytes_sueltos')
    const [{ perfil_archivo: now } = {}] = await api.sql<{ perfil_archivo: string }>(
      'select perfil_archivo from usuarios where _id = $1',
      [api.admin],
    )
    assert.ok((await stored()).includes(`fotos/${api.idLocatario}/${now}`))
    assert.deepEqual(
      (await stored()).filter((key) => !key.endsWith(now!)).sort(),
      loose.map(({ clave }) => clave).sort(),
      'everything but the photo of now is for the sweep',
    )
  })

  it('[S-03] [D45] can be removed: it disappears everywhere, and its bytes are deleted a day later', async () => {
    const id = await api.addUser({ email: 'sinfoto@pruebas.mx' })
    const token = await api.signIn('sinfoto@pruebas.mx')
    const session = async () => (await api.call('GET /auth/sesion', undefined, { token })).body
    assert.ok((await session()).capacidades.includes('perfil.quitar_foto'))
    await send(await picture(40, 40).png().toBuffer(), 'foto.png', token)
    const { url_perfil_g: url } = (await session()).usuario
    const keys = (await stored()).length
    const remove = (fields: object, file?: Parameters<typeof multipart>[1]) => {
      const { headers, payload } = multipart({ ...fields }, file)
      const address = '/admin/configuracion/editar_perfil_personal'
      return api.raw({
        method: 'POST',
        url: address,
        headers: { ...headers, 'x-auth-token': token },
        payload,
      })
    }
    const png = await picture(30, 30).png().toBuffer()
    const both = await remove(
      { quitar_foto: '1' },
      { member: 'perfil', filename: 'foto.png', type: 'image/png', content: png },
    )
    assert.deepEqual([both.status, Object.keys(both.body.campos)], [400, ['quitar_foto']])
    const other = await remove({ quitar_foto: 'si' })
    assert.deepEqual([other.status, other.body.campos], [400, { quitar_foto: 'Debe ser 1' }])
    assert.equal((await session()).usuario.url_perfil_g, url, 'a refusal changes nothing')
    assert.equal((await stored()).length, keys, 'nor leaves a photo behind')

    for (const again of [false, true]) {
      const { status, body } = await remove({ quitar_foto: '1' })
      assert.deepEqual([status, body.perfil.url_perfil_g], [200, null], `again: ${again}`)
    }
    assert.equal((await session()).usuario.url_perfil_g, null)
    const told = await api.sql<{ despues: { sin_foto?: boolean } }>(
      `select despues from auditoria where accion = 'editar' and id_entidad = $1 order by momento`,
      [id],
    )
    assert.deepEqual(
      told.map(({ despues }) => despues.sin_foto ?? false),
      [false, true, false],
    )
    const sweep = (now: Date) =>
      sweepFiles({ db: api.app.db, files: api.app.files, orphanMinutes: 24 * 60 }, now)
    assert.equal((await load(url)).statusCode, 200, 'an open page may still show it')
    await sweep(new Date(Date.now() + 1.1 * DAY))
    assert.equal((await load(url)).statusCode, 404)
  })

  it('[D25] of a deleted user: disappears everywhere, and its bytes are deleted after 30 days', async () => {
    const email = 'con-foto@pruebas.mx'
    const id = await api.addUser({ email })
    const { url_perfil_g } = (
      await send(await picture(320, 320).png().toBuffer(), 'a.png', await api.signIn(email))
    ).body.perfil
    assert.equal((await load(url_perfil_g)).statusCode, 200)
    const [row] = await api.sql<{ clave: string }>(
      `select 'fotos/' || id_locatario || '/' || perfil_archivo as clave from usuarios where _id = $1`,
      [id],
    )
    assert.equal((await api.call('POST /usuarios/eliminar', { id })).status, 200)
    const sweepIn = (days: number) =>
      sweepFiles(
        { db: api.app.db, files: api.app.files, orphanMinutes: 60 },
        new Date(Date.now() + days * DAY),
      )
    await sweepIn(29)
    assert.ok((await stored()).includes(row!.clave))
    await sweepIn(31)
    assert.ok(!(await stored()).includes(row!.clave))
    assert.equal((await load(url_perfil_g)).statusCode, 404)
  })

  it('[E-05] of a restored user: is back while its bytes are kept, and gone for good afterwards', async () => {
    const sweepIn = (days: number) =>
      sweepFiles(
        { db: api.app.db, files: api.app.files, orphanMinutes: 60 },
        new Date(Date.now() + days * DAY),
      )
    const photoOf = async (id: string) =>
      (await api.call('POST /usuarios/detalles', { id })).body.usuario.url_perfil_g as string | null
    for (const [days, back] of [
      [29, true],
      [31, false],
    ] as const) {
      const email = `vuelve${days}@pruebas.mx`
      const id = await api.addUser({ email })
      const png = await picture(300 + days, 300)
        .png()
        .toBuffer()
      const { url_perfil_g } = (await send(png, 'a.png', await api.signIn(email))).body.perfil
      await api.call('POST /usuarios/eliminar', { id })
      await sweepIn(days)
      assert.equal((await api.call('POST /usuarios/restaurar', { id })).status, 200)
      assert.equal(await photoOf(id), back ? url_perfil_g : null, `after ${days} days`)
      await sweepIn(90)
      assert.equal((await load(url_perfil_g)).statusCode, back ? 200 : 404, 'no sweep deletes it any more')
      await api.call('POST /usuarios/eliminar', { id })
      await sweepIn(31)
    }
  })

  it('of several simultaneous uploads one is kept, and nothing is left over', async () => {
    const pictures = await Promise.all([330, 340, 350].map((side) => picture(side, 200).png().toBuffer()))
    const answers = await Promise.all(pictures.map((content) => send(content)))
    assert.ok(answers.every(({ status }) => status === 200))
    const loose = await api.sql('select clave from bytes_sueltos')
    assert.equal((await stored()).length, loose.length + 1)
  })
})
