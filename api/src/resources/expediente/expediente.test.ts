import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { readXlsx } from 'hucre/xlsx'
import { fromBufferPromise } from 'yauzl'
import { png, useArchivos } from '../archivos/archivos.testing.ts'

const { api, create, withFile, bytesAt } = useArchivos()

const ask = (id: string, token = api.token) =>
  api.call('POST /clientes/exportar_expediente', { id }, { token })

/** The files in a ZIP, by name. */
async function unzipped(bytes: Buffer): Promise<Record<string, Buffer>> {
  const zip = await fromBufferPromise(bytes)
  const found: Record<string, Buffer> = {}
  for await (const entry of zip.eachEntry()) {
    const body = await zip.openReadStreamPromise(entry)
    found[entry.fileName] = Buffer.concat((await body.toArray()) as Buffer[])
  }
  return found
}

async function taken(id: string) {
  const { status, body } = await ask(id)
  assert.equal(status, 200, body.msg)
  return unzipped(await bytesAt(body.url))
}

describe('[E-13] all of a client as a ZIP', () => {
  it('has a workbook, the same as JSON, and every file under its own name', async () => {
    const { id_cliente } = await withFile()
    await create([['id_cliente', id_cliente], ['nombre', 'ine'], png])
    await create([['id_cliente', id_cliente], ['nombre', '../a/INE.png'], png])
    await create([['id_cliente', id_cliente], ['nombre', 'INE.png'], png])
    await api.call('POST /clientes/crear_nota', { id_cliente, texto: '=2+2' })
    const { body: plan } = await api.call('POST /configuracion/crear_membresia', {
      nombre: 'Básica',
      beneficios: ['Uno'],
    })
    const { body: bought } = await api.call('POST /clientes/crear_contratacion', {
      ...{ id_cliente, id_membresia: plan.membresia._id, total: 499.5, metodo: 2 },
      ...{ fecha_inicio: '2026-01-01', fecha_fin: '2999-01-01' },
    })

    const paid = { fecha: '2026-01-02', metodo: 1, monto: 99.5 }
    const ids = { id_cliente, id_contratacion: bought.contratacion._id }
    assert.equal((await api.call('POST /clientes/crear_pago', { ...ids, ...paid })).status, 200)

    const files = await taken(id_cliente)
    const names = Object.keys(files).sort()
    assert.deepEqual(
      names,
      [
        'archivos/INE.png',
        'archivos/INE.pdf',
        'archivos/.._a_INE.png',
        'archivos/ine (2).png',
        'cliente.json',
        'datos.xlsx',
      ].sort(),
    )
    assert.deepEqual(files['archivos/ine (2).png'], png.content)

    const told = JSON.parse(files['cliente.json']!.toString())
    assert.equal(told.cliente.nombre, 'Ana')
    assert.equal(told.contrataciones[0].total, 499.5)
    assert.equal(told.notas[0].texto, '=2+2')
    assert.equal(told.archivos.length, 4)
    assert.doesNotMatch(files['cliente.json']!.toString(), /clave|sha256/)

    const { sheets } = await readXlsx(files['datos.xlsx']!)
    const rows = Object.fromEntries(sheets.map((sheet) => [sheet.name, sheet.rows]))
    assert.deepEqual(Object.keys(rows), ['Cliente', 'Asesorías', 'Membresías', 'Pagos', 'Notas', 'Archivos'])
    assert.deepEqual(
      rows['Cliente']!.find(([campo]) => campo === 'Nombre'),
      ['Nombre', 'Ana'],
    )
    assert.deepEqual(rows['Membresías']![1]!.slice(0, 3), ['Básica', 499.5, 'Transferencia'])
    assert.deepEqual(rows['Pagos']![1]!.slice(1, 4), ['Básica', 99.5, 'Tarjeta'])
    assert.equal(rows['Notas']![1]![1], '=2+2')
  })

  it('a file whose bytes are missing is named, and the rest arrives', async () => {
    const { id_cliente } = await withFile()
    const [{ clave } = { clave: '' }] = await api.sql<{ clave: string }>(
      'select clave from archivos where id_cliente = $1',
      [id_cliente],
    )
    await api.app.files.delete(clave)
    const files = await taken(id_cliente)
    assert.deepEqual(Object.keys(files), ['cliente.json', 'datos.xlsx'])
    assert.equal(JSON.parse(files['cliente.json']!.toString()).archivos[0].nombre, 'INE')
  })

  it('[D23] only for who sees the details; nothing of a deleted client, a stranger’s, or after signing out', async () => {
    const { id_cliente } = await withFile()
    const lists = await api.tokenWith({ clientes: { ver: true } })
    assert.equal((await ask(id_cliente, lists)).status, 403)
    const sees = await api.tokenWith({ clientes: { detalles: true } })
    const { url } = (await ask(id_cliente, sees)).body
    await api.call('POST /auth/cerrar_sesion', {}, { token: sees })
    assert.equal((await api.app.inject({ method: 'GET', url })).statusCode, 401)
    const later = (await ask(id_cliente)).body.url
    await api.call('POST /clientes/eliminar', { id: id_cliente })
    assert.equal((await api.app.inject({ method: 'GET', url: later })).statusCode, 404)
    assert.deepEqual(
      [(await ask(id_cliente)).status, (await ask(id_cliente)).body.msg],
      [404, 'El cliente no existe'],
    )
  })

  it('[D50] the audit names the client of an export, and its download', async () => {
    const { id_cliente } = await withFile()
    await taken(id_cliente)
    const told = await api.sql<{ accion: string; entidad: string }>(
      `select accion, entidad from auditoria where accion in ('exportar', 'descargar') order by momento desc limit 2`,
    )
    assert.deepEqual(
      told.map(({ accion, entidad }) => `${accion} ${entidad}`),
      ['descargar exportacion', 'exportar cliente'],
    )
  })
})
