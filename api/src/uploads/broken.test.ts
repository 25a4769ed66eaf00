import assert from 'node:assert/strict'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, it } from 'node:test'
import { useApi } from '../../test/api'
import { contents, encryptedOffice, program } from '../../test/contents'
import { eventually } from '../../test/eventually'
import { formBody, type Part, sendForm } from '../../test/form'
import { leftovers } from '../../test/leftovers'
import { chunk, head, openSocket } from '../../test/socket'
import { StoreFailure } from '../files/store'
import { PATIENCE } from '../plugins/slow-clients'

const MB = 1024 * 1024
const PATH = '/clientes/crear_archivo'
// So far below what the tests send that a machine has to be very slow to be taken for a slow line.
const pace = { bytesPerSecond: 1_000, everyMs: 400 }
let id_cliente = ''
const api = useApi(
  { fileMaxBytes: 2 * MB },
  async (started) => (id_cliente = (await started.call('POST /clientes/crear', { nombre: 'Ana' })).body._id),
  { patience: { ...PATIENCE, bodyMs: 300, uploadPace: pace } },
)

const pdfOf = (size: number) => Buffer.concat([contents.pdf as Buffer, Buffer.alloc(size)])
const send = (name: string, content: Buffer, rest: Part[] = []) =>
  sendForm(api, 'POST /clientes/crear_archivo', [
    ['id_cliente', id_cliente],
    ['nombre', 'x'],
    { name, content },
    ...rest,
  ])
const good = (content = pdfOf(MB)) =>
  formBody([['id_cliente', id_cliente], ['nombre', 'x'], { name: 'a.pdf', content }], 'limite')
const TYPE = 'multipart/form-data; boundary=limite'

async function assertNothing(): Promise<void> {
  const { keys, loose, unfinished } = await leftovers(api)
  assert.deepEqual({ keys, loose, unfinished }, { keys: [], loose: [], unfinished: [] })
  const rows = await api.sql(
    "select 1 from archivos union all select 1 from auditoria where entidad = 'archivo'",
  )
  assert.equal(rows.length, 0)
}

/** The api notices a broken connection a moment later. */
async function eventuallyNothing(): Promise<void> {
  await eventually(async () => {
    const { keys, loose, unfinished } = await leftovers(api)
    return keys.length + loose.length + unfinished.length === 0
  }, 'nothing is left')
  await assertNothing()
}

describe('[D29] what is no good file leaves nothing behind', () => {
  it('too large by one byte: 413, naming the limit', async () => {
    for (const rest of [[], [['descripcion', 'después']] as Part[]]) {
      const { status, body } = await send('a.pdf', pdfOf(2 * MB + 1 - contents.pdf!.length), rest)
      assert.equal(status, 413)
      assert.equal(body.msg, 'El archivo pesa demasiado; se admiten hasta 2 MB')
      assert.equal(body.campos.archivo, body.msg)
      await assertNothing()
    }
    // By its length alone, before a byte of it is read.
    const far = await send('a.pdf', pdfOf(3 * MB))
    assert.equal(far.status, 413)
    await assertNothing()
  })

  it('an extension that is not admitted, or none: 415, naming those that are', async () => {
    for (const name of [
      'virus.exe',
      'pagina.html',
      'dibujo.svg',
      'macro.docm',
      'sin-extension',
      '.pdf',
      'a.pdf.exe',
      'a.',
    ]) {
      const { status, body } = await send(name, pdfOf(10))
      assert.equal(status, 415, name)
      assert.match(body.campos.archivo, /se admiten pdf, png, /)
    }
    await assertNothing()
  })

  it('content that is not what the name says: 415, early or late in the file', async () => {
    const lie = async (name: string, content: Buffer) => {
      const { status, body } = await send(name, content)
      assert.equal(status, 415, name)
      assert.match(body.msg, /^El contenido no es el de un archivo \.\w+$/)
    }
    for (const extension of Object.keys(contents)) await lie(`a.${extension}`, program)
    await lie('a.png', contents.jpg as Buffer)
    await lie('a.docx', contents.xlsx as Buffer)
    await lie('a.docx', contents.zip as Buffer)
    await lie('a.doc', contents.docx as Buffer)
    await lie('a.xml', contents.txt as Buffer)
    await lie('a.txt', Buffer.concat([Buffer.alloc(MB, 'a'), Buffer.from([0]), Buffer.alloc(100, 'a')]))
    await lie('a.pdf', Buffer.concat([Buffer.alloc(1024, ' '), contents.pdf as Buffer]))
    await assertNothing()
  })

  it('an empty one: 400', async () => {
    const { status, body } = await send('a.pdf', Buffer.alloc(0))
    assert.equal(status, 400)
    assert.equal(body.campos.archivo, 'El archivo está vacío')
    await assertNothing()
  })

  it('a form that ends in the middle, or is none: 400', async () => {
    const { payload, headers } = good()
    for (const cut of [payload.length - 3, payload.length - 12, 600_000, 150, 0]) {
      const { status } = await api.raw({
        method: 'POST',
        url: `/admin${PATH}`,
        headers: { ...headers, 'x-auth-token': api.token },
        payload: payload.subarray(0, cut),
      })
      assert.equal(status, 400, `${cut} of ${payload.length}`)
    }
    for (const type of [
      'multipart/form-data',
      'multipart/form-data; boundary=',
      'multipart/mixed; boundary=limite',
    ]) {
      const { status } = await api.raw({
        method: 'POST',
        url: `/admin${PATH}`,
        headers: { 'content-type': type, 'x-auth-token': api.token },
        payload,
      })
      assert.ok([400, 415].includes(status), `${type}: ${status}`)
    }
    await assertNothing()
  })
})

describe('a broken upload leaves nothing behind', () => {
  it('the client goes away in the middle', async () => {
    const { payload } = good()
    for (const sent of [10, 300, MB / 2]) {
      const socket = await openSocket(api)
      socket.write(head(PATH, api.token, TYPE, payload.length))
      socket.write(payload.subarray(0, sent))
      await sleep(60)
      socket.destroy()
      await eventuallyNothing()
    }
  })

  it('the database refuses the row', async () => {
    await api.sql('alter table archivos add constraint ninguno check (false) not valid')
    const { status } = await send('a.pdf', pdfOf(10))
    assert.ok(status >= 400)
    await api.sql('alter table archivos drop constraint ninguno')
    await assertNothing()
  })

  it('the commit fails', async () => {
    await api.sql(`
      create function falla() returns trigger language plpgsql as $$ begin raise exception 'no' using errcode = '40001'; end $$;
      create constraint trigger falla after insert on archivos deferrable initially deferred for each row execute function falla()`)
    const { status } = await send('a.pdf', pdfOf(10))
    assert.equal(status, 503)
    await api.sql('drop trigger falla on archivos')
    await assertNothing()
  })

  it('the store fails: 503', async () => {
    const { put } = api.app.files
    api.app.files.put = async (_key, body) => {
      body.destroy()
      throw new StoreFailure(Object.assign(new Error('full'), { code: 'ENOSPC' }))
    }
    const { status, body } = await send('a.pdf', pdfOf(10))
    api.app.files.put = put
    assert.equal(status, 503)
    assert.equal(body.msg, 'No queda espacio para archivos en el servidor')
    await assertNothing()
  })

  it('[D23] without a session or permission not a byte is read', async () => {
    const { payload } = good(pdfOf(MB))
    const { put } = api.app.files
    api.app.files.put = () => assert.fail('read')
    for (const [token, status] of [
      ['x', 401],
      [await api.tokenWith({}), 403],
    ] as const) {
      const socket = await openSocket(api)
      socket.write(head(PATH, token, TYPE, payload.length))
      assert.match(await socket.until(/msg/), new RegExp(`^HTTP/1.1 ${status} `))
      socket.destroy()
    }
    api.app.files.put = put
  })
})

describe('slow senders', () => {
  it('a slow line is borne for longer than a JSON body', async () => {
    const { payload } = good(pdfOf(10_000))
    const socket = await openSocket(api)
    socket.write(head(PATH, api.token, TYPE, payload.length))
    for (let at = 0; at < payload.length; at += 1_000) {
      socket.write(payload.subarray(at, at + 1_000))
      await sleep(60)
    }
    assert.match(await socket.until(/msg/), /^HTTP\/1.1 200 /)
    socket.destroy()
    await api.sql('delete from archivos')
    for (const key of (await leftovers(api)).keys) await api.app.files.delete(key)
    await api.sql("delete from auditoria where entidad = 'archivo'")
  })

  it('one that stalls is cut off with 408, and leaves nothing', async () => {
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

  it('a JSON body drop by drop is cut off all the same', async () => {
    const socket = await openSocket(api)
    socket.write(head('/clientes/crear', api.token, 'application/json', 500_000))
    const drops = setInterval(
      () => socket.writable && socket.write('{"nombre":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa'),
      10,
    )
    assert.match(await socket.until(/msg/), /^HTTP\/1.1 408 /)
    clearInterval(drops)
  })

  it('what is left of a refused upload is read and dropped, so that its sender sees the answer', async () => {
    const { payload } = formBody(
      [{ name: 'a.exe', content: Buffer.alloc(2 * MB) }, ['nombre', 'x']],
      'limite',
    )
    const socket = await openSocket(api)
    socket.write(head(PATH, api.token, TYPE, payload.length))
    socket.write(payload.subarray(0, MB))
    await sleep(50)
    socket.write(payload.subarray(MB))
    assert.match(await socket.until(/msg/), /^HTTP\/1.1 415 /)
    // The same connection goes on.
    await sleep(50)
    socket.write('GET /admin/salud HTTP/1.1\r\nHost: x\r\n\r\n')
    assert.match(await socket.until(/version/), /^HTTP\/1.1 200 /)
    socket.destroy()
  })

  it('but not without end; nor is a form that never comes to a part', async () => {
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

it('[D29] a file of exactly the limit is admitted, to its last byte', async () => {
  const whole = pdfOf(2 * MB - contents.pdf!.length)
  assert.equal(whole.length, 2 * MB)
  const { status, body } = await send('a.pdf', whole)
  assert.equal(status, 200)
  assert.equal(body.archivos[0].tamano, 2 * MB)
})

it('[D29] an Office file behind a password is one', async () => {
  assert.equal((await send('a.xlsx', encryptedOffice)).status, 200)
})
