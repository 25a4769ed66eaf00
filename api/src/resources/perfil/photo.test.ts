import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { picture, usePhotos } from './photo.testing.ts'

const { api, send, load } = usePhotos()

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
})
