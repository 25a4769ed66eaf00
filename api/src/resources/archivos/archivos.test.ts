import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { uuidv7 } from 'uuidv7'
import { contents } from '../../../test/backup/contents.ts'
import { pdf, useArchivos } from './archivos.testing.ts'

const { api, newCliente, create, details, withFile } = useArchivos()

describe('POST /clientes/detalles_archivo', () => {
  it('[P-14] returns an address that shows the file for a minute, unless it is altered', async () => {
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

  it('[D29] PDF, PNG, JPEG and WebP are displayed, all other kinds are saved', async () => {
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
      const shown = ['pdf', 'png', 'jpg', 'jpeg', 'jfif', 'webp'].includes(extension)
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

  it('[D65] a list’s rows have no address: the member is null', async () => {
    const { id_cliente, archivo } = await withFile()
    const { archivos } = (await api.call('POST /clientes/perfil', { id: id_cliente })).body.cliente
    assert.deepEqual(
      archivos.map(({ _id, url }: { _id: string; url: unknown }) => [_id, url]),
      [[archivo._id, null]],
    )
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

it('the OpenAPI document describes a form with a file', () => {
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
