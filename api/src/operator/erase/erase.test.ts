import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { uuidv7 } from 'uuidv7'
import { withOwner } from '../../platform/database/connect.ts'
import { eraseCliente } from './erase.ts'
import { useErasing } from './erase.testing.ts'
import { findSubject } from './subject.ts'

const { api, SECRETS, makePerson, erase, keys, everything } = useErasing()

describe('[D25] erasing the personal data of a client', () => {
  it('removes them from tables, audit, stored answers and file store', async () => {
    const { id } = await makePerson()
    assert.equal((await keys()).length, 3)
    assert.ok((await everything()).filter((row) => SECRETS.test(row)).length > 5)
    const told = { borrado: { asesorias: 1, archivos: 2, notas: 1, bitacora: 14 }, menciones: [] }
    assert.deepEqual(await erase(id), told)
    assert.deepEqual(
      (await everything()).filter((row) => SECRETS.test(row)),
      [],
    )
    assert.deepEqual(await keys(), [])
    assert.deepEqual(await api.sql('select clave from bytes_sueltos'), [])
    assert.equal((await api.call('POST /clientes/perfil', { id })).status, 404)
  })

  it('keeps the history: purchases, anonymous advisories, who did what and when', async () => {
    const { id, asesoria } = await makePerson()
    const entries = () =>
      api.sql<{ n: number }>(`select count(*)::int as n from auditoria where accion <> 'borrar_datos'`)
    const before = await entries()
    await erase(id)
    assert.deepEqual(await entries(), before)
    const { asesoria: left } = (await api.call('POST /asesorias/detalles', { id: asesoria })).body
    assert.deepEqual(
      [left.cliente.nombre, left.empresa, left.motivo, left.descripcion, left.creacion],
      ['Cliente borrado', null, 'Datos borrados', null, '2026-01-01'],
    )
    const [compra] = await api.sql<{ total: string }>(
      'select total from contrataciones where id_cliente = $1',
      [id],
    )
    assert.equal(compra?.total, '99.50')
    const [recibo] = await api.sql<{ datos: { total: number; cliente: object } }>(
      'select datos from recibos where id_cliente = $1',
      [id],
    )
    assert.deepEqual(
      [recibo?.datos.total, recibo?.datos.cliente],
      [99.5, { nombre: 'Cliente borrado', razon_social: '', rfc: '' }],
    )
  })

  it('[E-03] takes the views that quote the client, and no other', async () => {
    const { id } = await makePerson()
    await erase(id)
    const { vistas } = (await api.call('POST /clientes/vistas', {})).body
    assert.deepEqual(
      vistas.map(({ nombre }: { nombre: string }) => nombre),
      ['De otros'],
    )
  })

  it('[E-13] throws away every prepared file of the office: any of them may name the person', async () => {
    const { id } = await makePerson()
    await api.call('POST /exportaciones/preparar', { lista: 'usuarios', pregunta: {} })
    await api.app.exportaciones.idle()
    const { exportaciones } = (await api.call('POST /exportaciones/mias', {})).body
    assert.deepEqual([exportaciones.length, exportaciones[0].estado], [1, 'lista'])
    await erase(id)
    assert.deepEqual((await api.call('POST /exportaciones/mias', {})).body, { exportaciones: [] })
    assert.deepEqual(await keys(), [])
  })

  it('is itself recorded in the audit', async () => {
    const { id } = await makePerson()
    const { borrado } = await erase(id)
    const rows = await api.sql<{ direccion: string; despues: object }>(
      `select direccion, despues from auditoria where accion = 'borrar_datos' and id_entidad = $1`,
      [id],
    )
    assert.deepEqual(rows, [{ direccion: 'operador', despues: borrado }])
  })

  it('touches nobody else', async () => {
    const [one, two] = [await makePerson(), await makePerson()]
    const profile = async () => (await api.call('POST /clientes/perfil', { id: two.id })).body
    const [before, audit] = [
      await profile(),
      (await everything()).filter((row) => row.startsWith('auditoria') && row.includes(two.id)),
    ]
    await erase(one.id)
    assert.deepEqual(await profile(), before)
    assert.deepEqual(
      (await everything()).filter((row) => row.startsWith('auditoria') && row.includes(two.id)),
      audit,
    )
    const { archivo } = (
      await api.call('POST /clientes/detalles_archivo', {
        id_cliente: two.id,
        id_archivo: before.cliente.archivos[0]._id,
      })
    ).body
    assert.equal((await api.app.inject({ method: 'GET', url: archivo.url })).statusCode, 200)
    await erase(two.id)
  })

  it('works for a deleted client, and a second time is harmless', async () => {
    const { id } = await makePerson()
    await api.call('POST /clientes/eliminar', { id })
    await erase(id)
    assert.ok(!(await everything()).some((row) => SECRETS.test(row)))
    const again = await erase(id)
    assert.deepEqual([again.borrado.archivos, again.menciones], [0, []], 'not even other erased ones')
  })

  it('changes no table when the file store fails', async () => {
    const { id } = await makePerson()
    const broken = { ...api.app.files, get: api.app.files.get.bind(api.app.files) }
    broken.delete = () => Promise.reject(new Error('away'))
    const attempt = withOwner(api.database.connection, (client) =>
      eraseCliente(client, broken, { id, idLocatario: api.idLocatario }),
    )
    await assert.rejects(attempt, /away/)
    const { cliente } = (await api.call('POST /clientes/detalles', { id })).body
    assert.equal(cliente.apellido_paterno, 'Zebadúa')
    await erase(id)
  })

  it('[E-12] of someone who was merged erases both, whichever is named', async () => {
    for (const named of ['va', 'queda'] as const) {
      const va = await makePerson()
      const { _id: queda } = (await api.call('POST /clientes/crear', { nombre: 'Zebadúa', rfc: 'SECRETA1' }))
        .body
      const tomar = ['email', 'puesto', 'celular']
      const merged = await api.call('POST /clientes/unir', { id: queda, id_otro: va.id, tomar })
      assert.equal(merged.status, 200, JSON.stringify(merged.body))
      const { borrado, menciones } = await erase(named === 'va' ? va.id : (queda as string))
      assert.deepEqual([borrado.asesorias, borrado.archivos, menciones], [1, 2, []])
      assert.deepEqual(
        (await everything()).filter((row) => SECRETS.test(row)),
        [],
      )
      const { _id: id } = merged.body.union
      const { status, body } = await api.call('POST /clientes/deshacer_union', { id })
      assert.deepEqual(
        [status, body.msg],
        [409, '«Cliente borrado» está eliminado; primero hay que restaurarlo'],
      )
    }
  })

  it('reports an unknown id', async () => {
    assert.equal(await withOwner(api.database.connection, (client) => findSubject(client, uuidv7())), null)
  })
})
