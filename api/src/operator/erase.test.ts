import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { uuidv7 } from 'uuidv7'
import { useApi } from '../../test/api'
import { contents } from '../../test/contents'
import { sendForm } from '../../test/form'
import { withOwner } from '../platform/database/connect'
import { eraseCliente } from './erase'
import { findSubject } from './subject'

const api = useApi()

/** Everything that identifies the person, each part unmistakable. */
const SECRETS = /Zebadúa|zebadua|secreta|SECRETA/
const person = {
  nombre: 'Rigoberta',
  apellido_paterno: 'Zebadúa',
  email: 'zebadua@correo.mx',
  celular: '9610001111',
  nacimiento: '1980-02-29',
  nombre_comercial: 'Casa Zebadúa',
  rfc: 'SECRETA800229',
  domicilio_fiscal: 'Calle secreta 1',
  tipo_persona: 0,
  numero_empleados: 3,
}

const upload = async (
  name: 'crear_archivo' | 'editar_archivo',
  campos: Record<string, string>,
  content: Buffer,
) =>
  (
    await sendForm(api, `POST /clientes/${name}`, [
      ...Object.entries(campos),
      { name: 'identificacion.pdf', content },
    ])
  ).body.archivos[0]._id as string

/** A client with every kind of related data. */
async function makePerson() {
  const headers = () => ({ 'idempotency-key': uuidv7() })
  const { _id: id } = (await api.call('POST /clientes/crear', person, { headers: headers() })).body
  await api.call('POST /clientes/editar', { id, puesto: 'Maestra secreta' })
  const cita = { cliente: id, motivo: 'Duelo, secreta', fecha: '2026-01-01', descripcion: 'Muy secreta' }
  const asesoria = (await api.call('POST /asesorias/crear', cita, { headers: headers() })).body._id
  const membresia = uuidv7()
  await api.sql(`insert into membresias (id_locatario, _id, nombre) values ($1, $2, 'Básica')`, [
    api.idLocatario,
    membresia,
  ])
  const compra = {
    id_cliente: id,
    id_membresia: membresia,
    total: 99.5,
    metodo: 0,
    fecha_inicio: '2026-01-01',
    fecha_fin: '2999-01-01',
  }
  await api.call('POST /clientes/crear_contratacion', compra, { headers: headers() })
  const pdf = contents.pdf as Buffer
  const replaced = await upload('crear_archivo', { id_cliente: id, nombre: 'INE secreta' }, pdf)
  const other = Buffer.concat([pdf, Buffer.from('\n% otra')])
  await upload('editar_archivo', { id_cliente: id, id_archivo: replaced, nombre: 'INE secreta' }, other)
  const deleted = await upload('crear_archivo', { id_cliente: id, nombre: 'Acta secreta' }, pdf)
  await api.call('POST /clientes/eliminar_archivo', { id_cliente: id, id_archivo: deleted })
  const apunte = { id_cliente: id, texto: 'Llamar, es secreta', vence: '2026-02-01' }
  const { nota } = (await api.call('POST /clientes/crear_nota', apunte, { headers: headers() })).body
  await api.call('POST /clientes/eliminar_nota', { id_cliente: id, id_nota: nota._id })
  const vista = (nombre: string, consulta: string | null) => ({
    nombre,
    consulta,
    columnas: null,
    inicio: false,
  })
  await api.call('POST /clientes/guardar_vistas', {
    vistas: [
      vista('Rigoberta Zebadúa', null),
      vista('Por correo', 'email=zebadua%40correo.mx'),
      vista('Por nombre', 'nombre=rigoberta+zebadua'),
      vista('Por teléfono', 'celular=961+000+1111'),
      vista('De otros', 'nombre=rigoberta&celular=961'),
    ],
  })
  return { id: id as string, asesoria: asesoria as string }
}

const erase = (id: string) =>
  withOwner(api.database.connection, async (client) => {
    const subject = await findSubject(client, id)
    assert.ok(subject)
    return eraseCliente(client, api.app.files, subject)
  })

const keys = async () => {
  const found: string[] = []
  for await (const { key } of api.app.files.list('clientes/')) found.push(key)
  return found
}

/** Every row of every table, as text. */
async function everything(): Promise<string[]> {
  const tables = await api.sql<{ name: string }>(
    `select c.oid::regclass::text as name from pg_class c
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'`,
  )
  const rows: string[] = []
  for (const { name } of tables) {
    const found = await api.sql<{ row: string }>(`select t::text as row from ${name} t`)
    rows.push(...found.map(({ row }) => `${name}: ${row}`))
  }
  return rows
}

describe('[D25] erasing the personal data of a client', () => {
  it('removes them from tables, audit, stored answers and file store', async () => {
    const { id } = await makePerson()
    assert.equal((await keys()).length, 3)
    assert.ok((await everything()).filter((row) => SECRETS.test(row)).length > 5)
    assert.deepEqual(await erase(id), { asesorias: 1, archivos: 2, notas: 1, bitacora: 10 })
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
    const deeds = () =>
      api.sql<{ n: number }>(`select count(*)::int as n from auditoria where accion <> 'borrar_datos'`)
    const before = await deeds()
    await erase(id)
    assert.deepEqual(await deeds(), before)
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

  it('is itself recorded in the audit', async () => {
    const { id } = await makePerson()
    const told = await erase(id)
    const rows = await api.sql<{ direccion: string; despues: object }>(
      `select direccion, despues from auditoria where accion = 'borrar_datos' and id_entidad = $1`,
      [id],
    )
    assert.deepEqual(rows, [{ direccion: 'operador', despues: told }])
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
    assert.deepEqual((await erase(id)).archivos, 0)
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

  it('reports an unknown id', async () => {
    assert.equal(await withOwner(api.database.connection, (client) => findSubject(client, uuidv7())), null)
  })
})
