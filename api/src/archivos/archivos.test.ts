import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { describe, it } from 'node:test'
import { uuidv7 } from 'uuidv7'
import { useApi } from '../../test/api'
import { contents } from '../../test/contents'
import { type FilePart, type Part, sendForm } from '../../test/form'
import { leftovers } from '../../test/leftovers'

const api = useApi()

const pdf: FilePart = { name: 'Identificación.PDF', content: contents.pdf as Buffer, type: 'application/pdf' }
const png: FilePart = { name: 'foto.png', content: contents.png as Buffer }

const newCliente = async () => (await api.call('POST /clientes/crear', { nombre: 'Ana' })).body._id as string
const create = (parts: Part[], options = {}) => sendForm(api, 'POST /clientes/crear_archivo', parts, options)
const edit = (parts: Part[], options = {}) => sendForm(api, 'POST /clientes/editar_archivo', parts, options)
const details = (id_cliente: string, id_archivo: string, token?: string) =>
  api.call('POST /clientes/detalles_archivo', { id_cliente, id_archivo }, token ? { token } : {})
const bytesAt = async (url: string) => (await api.app.inject({ method: 'GET', url })).rawPayload

/** A client with one file. */
async function withFile(file = pdf) {
  const id_cliente = await newCliente()
  const { body } = await create([
    ['id_cliente', id_cliente],
    ['nombre', 'INE'],
    ['descripcion', 'Frente'],
    file,
  ])
  return { id_cliente, archivo: body.archivos[0] as { _id: string; version: number; fecha: string } }
}

async function assertNothingLeft() {
  const { orphans, lost, loose, unfinished } = await leftovers(api)
  assert.deepEqual({ orphans, lost, loose, unfinished }, { orphans: [], lost: [], loose: [], unfinished: [] })
}

describe('POST /clientes/crear_archivo', () => {
  it('[P-12] keeps the file and answers the list, newest first', async () => {
    const id_cliente = await newCliente()
    const first = await create([
      ['id_cliente', id_cliente],
      ['nombre', ' INE '],
      ['descripcion', 'Frente'],
      ['extension', 'pdf'],
      pdf,
    ])
    assert.equal(first.status, 200)
    assert.equal(first.body.msg, 'Archivo agregado')
    const [ine] = first.body.archivos
    assert.equal(ine.nombre, 'INE')
    assert.equal(ine.descripcion, 'Frente')
    assert.equal(ine.tamano, pdf.content.length)
    assert.equal(ine.version, 1)
    assert.ok(Math.abs(Date.parse(ine.fecha) - Date.now()) < 60_000)
    const second = await create([['id_cliente', id_cliente], ['nombre', 'Foto'], png])
    assert.deepEqual(
      second.body.archivos.map(({ nombre }: { nombre: string }) => nombre),
      ['Foto', 'INE'],
    )
    assert.equal(second.body.archivos[0].descripcion, null)
    await assertNothingLeft()
  })

  it("[P-12] the extension is that of the file's name, in small letters, whatever the form says", async () => {
    const id_cliente = await newCliente()
    const { body } = await create([['id_cliente', id_cliente], ['nombre', 'a'], ['extension', 'exe'], pdf])
    assert.equal(body.archivos[0].extension, 'pdf')
  })

  it('[P-12] takes the parts in any order, and ignores texts that it does not know', async () => {
    const id_cliente = await newCliente()
    const { status } = await create([
      pdf,
      ['otro', 'x'],
      ['nombre', 'a'],
      ['id_cliente', id_cliente],
      ['id_locatario', api.idLocatario],
    ])
    assert.equal(status, 200)
  })

  it('names in the store are its own, under kind and tenant', async () => {
    const { archivo } = await withFile({ ...pdf, name: '../../etc/contraseñas.pdf' })
    const [row] = await api.sql<{ clave: string }>('select clave from archivos where _id = $1', [archivo._id])
    assert.match(row?.clave ?? '', new RegExp(`^clientes/${api.idLocatario}/[0-9a-f-]{36}$`))
  })

  it('[D24] wants a client, a name and a file, and names each that is missing', async () => {
    const { status, body } = await create([['descripcion', 'x']])
    assert.equal(status, 400)
    assert.deepEqual(Object.keys(body.campos).sort(), ['archivo', 'id_cliente', 'nombre'])
    assert.equal(body.campos.archivo, 'Hay que elegir un archivo')
    const none = await create([
      ['id_cliente', await newCliente()],
      ['nombre', 'x'],
      { name: '', content: '' },
    ])
    assert.deepEqual(none.body.campos, { archivo: 'Hay que elegir un archivo' })
  })

  it('[D24] refuses a second file, a text for the file, a file without a name, texts that are too long or no UTF-8', async () => {
    const id_cliente = await newCliente()
    const good: Part[] = [
      ['id_cliente', id_cliente],
      ['nombre', 'x'],
    ]
    const bad: [Part[], campo: string][] = [
      [[...good, pdf, png], 'archivo'],
      [[...good, pdf, { ...png, member: 'otro' }], 'archivo'],
      [[...good, ['archivo', 'hola']], 'archivo'],
      [[...good, { name: '', content: 'hola' }], 'archivo'],
      [[pdf, ['id_cliente', id_cliente], ['nombre', 'x'.repeat(501)]], 'nombre'],
      [[...good, pdf, ['descripcion', 'x'.repeat(70_000)]], 'descripcion'],
      [[pdf, ['id_cliente', id_cliente], ['nombre', Buffer.from('a\xf1o', 'latin1')]], 'nombre'],
      [[...good.slice(1), pdf, ['id_cliente', 'x']], 'id_cliente'],
    ]
    for (const [parts, campo] of bad) {
      const { status, body } = await create(parts)
      assert.equal(status, 400, campo)
      assert.deepEqual(Object.keys(body.campos), [campo])
    }
    await assertNothingLeft()
  })

  it('[D21] another empresa in the form: 403, and nothing is kept', async () => {
    const id_cliente = await newCliente()
    const { status, body } = await create([
      pdf,
      ['id_cliente', id_cliente],
      ['nombre', 'x'],
      ['id_locatario', uuidv7()],
    ])
    assert.equal(status, 403)
    assert.equal(body.msg, 'La empresa no es la de la sesión')
    await assertNothingLeft()
  })

  it('[D21] a client of nobody, deleted, or of another empresa: 404, and nothing is kept', async () => {
    const deleted = await newCliente()
    await api.call('POST /clientes/eliminar', { id: deleted })
    const other = uuidv7()
    await api.addEmpresa(other)
    const token = await api.tokenWith({ clientes: { editar: true } }, other)
    const foreign: [string, object][] = [
      [uuidv7(), {}],
      [deleted, {}],
      [await newCliente(), { token }],
    ]
    for (const [id_cliente, options] of foreign) {
      const { status, body } = await create([['id_cliente', id_cliente], ['nombre', 'x'], pdf], options)
      assert.equal(status, 404)
      assert.equal(body.msg, 'El cliente no existe')
    }
    await assertNothingLeft()
  })

  it('[D23] needs clientes.editar', async () => {
    const id_cliente = await newCliente()
    const token = await api.tokenWith({ clientes: { ver: true, detalles: true, agregar: true } })
    const parts: Part[] = [['id_cliente', id_cliente], ['nombre', 'x'], pdf]
    assert.equal((await create(parts, { token })).status, 403)
    assert.equal((await create(parts, { token: 'x' })).status, 401)
    assert.equal(
      (await create(parts, { token: await api.tokenWith({ clientes: { editar: true } }) })).status,
      200,
    )
  })

  it('[D24] JSON is not what it takes: 415', async () => {
    const { status, body } = await api.call('POST /clientes/crear_archivo', {
      id_cliente: uuidv7(),
      nombre: 'x',
    })
    assert.equal(status, 415)
    assert.equal(body.msg, 'El contenido debe ser un formulario con archivo (multipart/form-data)')
  })

  it('is audited with what the file was, and not with where it lies', async () => {
    const { archivo } = await withFile()
    const [row] = await api.sql<{ despues: Record<string, unknown>; accion: string }>(
      "select accion, despues from auditoria where entidad = 'archivo' and id_entidad = $1",
      [archivo._id],
    )
    assert.equal(row?.accion, 'crear')
    assert.equal(row?.despues.sha256, createHash('sha256').update(pdf.content).digest('hex'))
    assert.equal(row?.despues.nombre, 'INE')
    assert.doesNotMatch(JSON.stringify(row?.despues), /clave|clientes\//)
  })
})

describe('[D42] an upload that comes twice', () => {
  const twice = { headers: { 'idempotency-key': 'subida-1' } }

  it('happens once, gives the same answer, and its bytes are kept once', async () => {
    const id_cliente = await newCliente()
    const parts: Part[] = [['id_cliente', id_cliente], ['nombre', 'x'], pdf]
    const before = (await leftovers(api)).keys.length
    const answers = await Promise.all([
      create(parts, twice),
      create([...parts].reverse(), twice),
      create(parts, twice),
    ])
    for (const { status, body } of answers) {
      assert.equal(status, 200)
      assert.deepEqual(body, answers[0]?.body)
      assert.equal(body.archivos.length, 1)
    }
    assert.equal((await leftovers(api)).keys.length, before + 1)
    await assertNothingLeft()
  })

  it('with other bytes or texts is refused', async () => {
    const id_cliente = await newCliente()
    const key = { headers: { 'idempotency-key': 'subida-2' } }
    assert.equal((await create([['id_cliente', id_cliente], ['nombre', 'x'], pdf], key)).status, 200)
    const other = { ...pdf, content: `${String(pdf.content)}.` }
    assert.equal((await create([['id_cliente', id_cliente], ['nombre', 'x'], other], key)).status, 409)
    assert.equal((await create([['id_cliente', id_cliente], ['nombre', 'y'], pdf], key)).status, 409)
    await assertNothingLeft()
  })
})

describe('POST /clientes/editar_archivo', () => {
  it('[P-13] changes texts and leaves the bytes when no file comes', async () => {
    const { id_cliente, archivo } = await withFile()
    const parts: Part[] = [
      ['id_archivo', archivo._id],
      ['id_cliente', id_cliente],
      ['nombre', 'CURP'],
      ['descripcion', ''],
    ]
    const { status, body } = await edit(parts)
    assert.equal(status, 200)
    assert.equal(body.msg, 'Cambios guardados')
    assert.deepEqual(body.archivos, [
      {
        ...archivo,
        nombre: 'CURP',
        descripcion: null,
        extension: 'pdf',
        version: 2,
        tamano: pdf.content.length,
      },
    ])
    const { archivo: now } = (await details(id_cliente, archivo._id)).body
    assert.deepEqual(await bytesAt(now.url), pdf.content)
  })

  it('[P-13] a new file takes the place of the old one, whose bytes go 30 days later', async () => {
    const { id_cliente, archivo } = await withFile()
    const [before] = await api.sql<{ clave: string }>('select clave from archivos where _id = $1', [
      archivo._id,
    ])
    const { body } = await edit([['id_archivo', archivo._id], ['id_cliente', id_cliente], png])
    assert.equal(body.archivos[0].nombre, 'INE')
    assert.equal(body.archivos[0].descripcion, 'Frente')
    assert.equal(body.archivos[0].extension, 'png')
    assert.ok(Date.parse(body.archivos[0].fecha) > Date.parse(archivo.fecha))
    const { archivo: now } = (await details(id_cliente, archivo._id)).body
    assert.deepEqual(await bytesAt(now.url), png.content)
    const [loose] = await api.sql<{ dias: string }>(
      'select round(extract(epoch from borrar_desde - now()) / 86400) as dias from bytes_sueltos where clave = $1',
      [before?.clave],
    )
    assert.equal(Number(loose?.dias), 30)
    await api.sql('delete from bytes_sueltos')
    await api.app.files.delete(before?.clave ?? '')
  })

  it('[D41] a stale version: 409, and the new bytes are not kept', async () => {
    const { id_cliente, archivo } = await withFile()
    const parts: Part[] = [
      ['id_archivo', archivo._id],
      ['id_cliente', id_cliente],
      ['version', '1'],
      ['nombre', 'uno'],
    ]
    assert.equal((await edit(parts)).status, 200)
    assert.equal((await edit([...parts, png])).status, 409)
    assert.equal((await edit([...parts.slice(0, 2), ['version', '2'], png])).status, 200)
    assert.equal(
      (await edit([...parts.slice(0, 2), ['version', 'x'], png])).body.campos.version,
      'Debe ser un número entero desde 1',
    )
    await api.sql('update bytes_sueltos set borrar_desde = now()')
    assert.equal((await leftovers(api)).loose.length, 1)
    for (const clave of (await leftovers(api)).loose) await api.app.files.delete(clave)
    await api.sql('delete from bytes_sueltos')
    await assertNothingLeft()
  })

  it('[D41] of two who replace the same file at once, one is told; no bytes are lost or left over', async () => {
    const { id_cliente, archivo } = await withFile()
    const parts: Part[] = [
      ['id_archivo', archivo._id],
      ['id_cliente', id_cliente],
      ['version', '1'],
    ]
    const answers = await Promise.all([edit([...parts, png]), edit([png, ...parts]), edit([...parts, pdf])])
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409, 409])
    const { loose, lost, orphans } = await leftovers(api)
    assert.equal(loose.length, 1, 'those of the first version')
    assert.deepEqual({ lost, orphans }, { lost: [], orphans: loose })
    for (const clave of loose) await api.app.files.delete(clave)
    await api.sql('delete from bytes_sueltos')
  })

  it("is 404 for another client's file", async () => {
    const { archivo } = await withFile()
    const { status, body } = await edit([
      ['id_archivo', archivo._id],
      ['id_cliente', await newCliente()],
      ['nombre', 'x'],
    ])
    assert.equal(status, 404)
    assert.equal(body.msg, 'El archivo no existe')
  })
})

describe('POST /clientes/detalles_archivo', () => {
  it('[P-14] gives an address that shows the file, for a minute and to nobody who changes it', async () => {
    const { id_cliente, archivo } = await withFile()
    const { body } = await details(id_cliente, archivo._id)
    assert.equal(body.archivo.extension, 'pdf')
    const shown = await api.app.inject({ method: 'GET', url: body.archivo.url })
    assert.equal(shown.statusCode, 200)
    assert.deepEqual(shown.rawPayload, pdf.content)
    assert.equal(shown.headers['content-type'], 'application/pdf')
    assert.equal(shown.headers['content-length'], String(pdf.content.length))
    assert.match(String(shown.headers['content-disposition']), /^inline; filename="INE.pdf"/)
    assert.equal(shown.headers['x-content-type-options'], 'nosniff')
    assert.equal((await api.app.inject({ method: 'GET', url: `${body.archivo.url}a` })).statusCode, 403)
  })

  it('[D29] PDF, PNG, JPEG and WebP are shown, everything else is saved', async () => {
    const id_cliente = await newCliente()
    for (const [extension, content] of Object.entries(contents)) {
      const { status, body } = await create([
        ['id_cliente', id_cliente],
        ['nombre', 'x'],
        { name: `a.${extension}`, content },
      ])
      assert.equal(status, 200, extension)
      const { archivo } = (await details(id_cliente, body.archivos[0]._id)).body
      const { headers } = await api.app.inject({ method: 'HEAD', url: archivo.url })
      const shown = ['pdf', 'png', 'jpg', 'jpeg', 'webp'].includes(extension)
      assert.match(String(headers['content-disposition']), shown ? /^inline/ : /^attachment/, extension)
      assert.match(
        String(headers['content-security-policy']),
        extension === 'pdf' ? /script-src 'none'/ : /sandbox/,
      )
    }
  })

  it('[P-14] a file whose bytes are missing has no address', async () => {
    const { id_cliente, archivo } = await withFile()
    const { url } = (await details(id_cliente, archivo._id)).body.archivo
    const [row] = await api.sql<{ clave: string }>('select clave from archivos where _id = $1', [archivo._id])
    await api.app.files.delete(row?.clave ?? '')
    assert.equal((await details(id_cliente, archivo._id)).body.archivo.url, null)
    assert.equal((await api.raw({ method: 'GET', url })).status, 404)
    await api.sql('update archivos set eliminacion = now() where _id = $1', [archivo._id])
  })

  it('[D23] needs clientes.detalles or asesorias.detalles', async () => {
    const { id_cliente, archivo } = await withFile()
    for (const [permisos, expected] of [
      [{ clientes: { detalles: true } }, 200],
      [{ asesorias: { detalles: true } }, 200],
      [{ clientes: { ver: true, editar: true, agregar: true } }, 403],
    ] as const) {
      assert.equal((await details(id_cliente, archivo._id, await api.tokenWith(permisos))).status, expected)
    }
  })

  it('[D21] is 404 from another empresa', async () => {
    const { id_cliente, archivo } = await withFile()
    const other = uuidv7()
    await api.addEmpresa(other)
    const token = await api.tokenWith({ clientes: { detalles: true } }, other)
    assert.equal((await details(id_cliente, archivo._id, token)).status, 404)
  })
})

describe('POST /clientes/eliminar_archivo', () => {
  it('[P-13] [D25] takes it off the list; its addresses lead nowhere; its bytes go after 30 days', async () => {
    const { id_cliente, archivo } = await withFile()
    const { url } = (await details(id_cliente, archivo._id)).body.archivo
    const { status, body } = await api.call('POST /clientes/eliminar_archivo', {
      id_cliente,
      id_archivo: archivo._id,
    })
    assert.equal(status, 200)
    assert.deepEqual(body, { msg: 'Archivo eliminado', archivos: [] })
    assert.equal((await api.raw({ method: 'GET', url })).status, 404)
    assert.equal((await details(id_cliente, archivo._id)).status, 404)
    const { loose, keys } = await leftovers(api)
    assert.equal(loose.length, 1)
    assert.ok(keys.includes(loose[0] ?? ''))
    const again = await api.call('POST /clientes/eliminar_archivo', { id_cliente, id_archivo: archivo._id })
    assert.equal(again.status, 404)
  })

  it('[D41] a stale version: 409', async () => {
    const { id_cliente, archivo } = await withFile()
    const stale = { id_cliente, id_archivo: archivo._id, version: 7 }
    assert.equal((await api.call('POST /clientes/eliminar_archivo', stale)).status, 409)
  })
})

it('the document says that it is a form with a file', () => {
  const document = api.app.swagger() as unknown as {
    paths: Record<string, { post: { requestBody: { content: object } } }>
  }
  const { content } = document.paths['/admin/clientes/crear_archivo']?.post.requestBody ?? { content: {} }
  assert.deepEqual(Object.keys(content), ['multipart/form-data'])
  const { schema } = Object.values(content)[0] as {
    schema: { properties: Record<string, object>; required: string[] }
  }
  assert.deepEqual(schema.properties.archivo, { type: 'string', format: 'binary' })
  assert.ok(schema.required.includes('archivo') && schema.required.includes('id_cliente'))
})
