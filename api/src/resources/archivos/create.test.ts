import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { describe, it } from 'node:test'
import { uuidv7 } from 'uuidv7'
import { type Part } from '../../../test/form.ts'
import { leftovers } from '../../../test/leftovers.ts'
import { pdf, png, useArchivos } from './archivos.testing.ts'

const { api, newCliente, create, withFile, assertNothingLeft } = useArchivos()

describe('POST /clientes/crear_archivo', () => {
  it('[P-12] stores the file and returns the list, newest first', async () => {
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

  it("[P-12] the extension is that of the file's name, in lower case, whatever the form says", async () => {
    const id_cliente = await newCliente()
    const { body } = await create([['id_cliente', id_cliente], ['nombre', 'a'], ['extension', 'exe'], pdf])
    assert.equal(body.archivos[0].extension, 'pdf')
  })

  it('[P-12] accepts the parts in any order, and ignores unknown texts', async () => {
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

  it('store keys are generated, under kind and tenant', async () => {
    const { archivo } = await withFile({ ...pdf, name: '../../etc/contraseñas.pdf' })
    const [row] = await api.sql<{ clave: string }>('select clave from archivos where _id = $1', [archivo._id])
    assert.match(row?.clave ?? '', new RegExp(`^clientes/${api.idLocatario}/[0-9a-f-]{36}$`))
  })

  it('[D24] requires a client, a name and a file, and reports each missing one', async () => {
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

  it('[D21] an unknown or deleted client, or one of another empresa: 404, and nothing is kept', async () => {
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

  it('[D24] JSON: 415', async () => {
    const { status, body } = await api.call('POST /clientes/crear_archivo', {
      id_cliente: uuidv7(),
      nombre: 'x',
    })
    assert.equal(status, 415)
    assert.equal(body.msg, 'El contenido debe ser un formulario con archivo (multipart/form-data)')
  })

  it('is audited with the file’s description, without its store key', async () => {
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

describe('[D42] a repeated upload', () => {
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
