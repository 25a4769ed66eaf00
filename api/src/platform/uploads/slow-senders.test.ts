import assert from 'node:assert/strict'
import { once } from 'node:events'
import { describe, it } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { formBody } from '../../../test/form.ts'
import { leftovers } from '../../../test/leftovers.ts'
import { chunk, head, openSocket } from '../../../test/socket.ts'
import { PATIENCE } from '../plugins/connection/slow-clients.ts'
import { MB, PATH, pdfOf, TYPE, useUploads } from './uploads.testing.ts'

// So far below the test's rate that only a stalled machine would look like a slow line.
const pace = { bytesPerSecond: 1_000, everyMs: 1_000 }
const { api, good, eventuallyNothing } = useUploads({
  patience: { ...PATIENCE, bodyMs: 300, uploadPace: pace },
})

describe('slow senders', () => {
  it('a slow line may take longer than a JSON body', async () => {
    // Longer than two measured intervals.
    const { payload } = good(pdfOf(35_000))
    const socket = await openSocket(api)
    socket.write(head(PATH, api.token, TYPE, payload.length))
    for (let at = 0; at < payload.length; at += 1_000) {
      socket.write(payload.subarray(at, at + 1_000))
      // The sender's pace: a kilobyte every 60 ms.
      await sleep(60)
    }
    assert.match(await socket.until(/msg/), /^HTTP\/1.1 200 /)
    socket.destroy()
    await api.sql('delete from archivos')
    for (const key of (await leftovers(api)).keys) await api.app.files.delete(key)
    await api.sql("delete from auditoria where entidad = 'archivo'")
  })

  it('a stalled sender is cut off with a 408, and leaves nothing', async () => {
    const { payload } = good()
    const socket = await openSocket(api)
    socket.write(head(PATH, api.token, TYPE, payload.length))
    socket.write(payload.subarray(0, 5_000))
    assert.match(
      await socket.until(/msg/),
      /^HTTP\/1.1 408 [^]*"msg":"La petición tardó demasiado en llegar"/,
    )
    await eventuallyNothing()
  })

  it('a trickling JSON body is still cut off', async () => {
    const socket = await openSocket(api)
    socket.write(head('/clientes/crear', api.token, 'application/json', 500_000))
    // The sender's pace.
    const drops = setInterval(
      () => socket.writable && socket.write('{"nombre":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa'),
      10,
    )
    assert.match(await socket.until(/msg/), /^HTTP\/1.1 408 /)
    clearInterval(drops)
  })

  it('the rest of a refused upload is read and discarded, so that its sender sees the answer', async () => {
    const { payload } = formBody(
      [{ name: 'a.exe', content: Buffer.alloc(2 * MB) }, ['nombre', 'x']],
      'limite',
    )
    const socket = await openSocket(api)
    socket.write(head(PATH, api.token, TYPE, payload.length))
    socket.write(payload.subarray(0, MB))
    // The refusal is being written meanwhile; in either order the sender must see it.
    await sleep(50)
    socket.write(payload.subarray(MB))
    assert.match(await socket.until(/msg/), /^HTTP\/1.1 415 /)
    // The same connection still works.
    socket.write('GET /admin/salud HTTP/1.1\r\nHost: x\r\n\r\n')
    assert.match(await socket.until(/version/), /^HTTP\/1.1 200 /)
    socket.destroy()
  })

  it('but only up to a limit; the same holds for a form without any part', async () => {
    const begin = formBody([{ name: 'a.exe', content: '' }], 'limite').payload
    for (const [start, status] of [
      [begin.subarray(0, -14), 415],
      [begin.subarray(0, 60), 413],
      [Buffer.from('nada'), 413],
    ] as const) {
      const socket = await openSocket(api)
      socket.setMaxListeners(0)
      socket.write(head(PATH, api.token, TYPE))
      socket.write(chunk(start))
      const filler = chunk(Buffer.alloc(MB))
      let sent = 0
      for (; !socket.destroyed && sent < 400; sent++) {
        if (!socket.write(filler))
          await Promise.race([once(socket, 'drain'), once(socket, 'close')]).catch(() => {})
      }
      assert.match(await socket.until(/msg/), new RegExp(`^HTTP/1.1 ${status} `))
      assert.ok(sent < 200, `${sent} MB`)
    }
    await eventuallyNothing()
  })
})
