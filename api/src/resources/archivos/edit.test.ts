import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { type Part } from '../../../test/form.ts'
import { leftovers } from '../../../test/leftovers.ts'
import { pdf, png, useArchivos } from './archivos.testing.ts'

const { api, newCliente, edit, details, bytesAt, withFile, assertNothingLeft } = useArchivos()

describe('POST /clientes/editar_archivo', () => {
  it('[P-13] changes texts and keeps the bytes when no file is sent', async () => {
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

  it('[P-13] a new file replaces the old one, whose bytes are deleted 30 days later', async () => {
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
    const refused = await edit([...parts, png])
    assert.deepEqual([refused.status, typeof refused.body.modificado_por], [409, 'string'])
    assert.ok(Date.parse(refused.body.modificado_el) > 0)
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

  it('[D41] of two people who replace a file at once, one gets a conflict; no bytes are lost or left over', async () => {
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

describe('POST /clientes/eliminar_archivo', () => {
  it('[P-13] [D25] removes it from the list; its addresses stop working; its bytes are deleted after 30 days', async () => {
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
