import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { uuidv7 } from 'uuidv7'
import { calls } from '@backoffice/shared/contract'
import { findSession, type Session } from '../auth/session.ts'
import { clientesExport } from '../../resources/clientes/list/export.ts'
import { withOwner } from '../database/connect.ts'
import { fillDemo } from '../../seed/demo/demo.ts'
import { useExports } from './export.testing.ts'
import { sendWholeAnswer } from '../lists/whole/whole.ts'
import { csvOf } from './stream.ts'

const MANY = 4_500

const { api, ask, fetchUrl, csv } = useExports((api) =>
  withOwner(api.database.connection, async (client) => {
    await client.query("select set_config('app.id_locatario', $1, false)", [api.idLocatario])
    await fillDemo(client, {
      idLocatario: api.idLocatario,
      clients: MANY,
      asesores: [api.admin],
      now: Date.parse('2026-03-01T12:00:00Z'),
      onProgress: () => {},
    })
  }),
)

describe('POST /clientes/exportar, /asesorias/exportar, /usuarios/exportar', () => {
  it('returns a signed address that does not reveal the query', async () => {
    const url = await ask('clientes', { nombre: 'Xóchitl', orden: 'nombre' })
    assert.match(url, /^\/admin\/descargas\//)
    const text = Buffer.from(url.split('/').at(-1)!.split('.')[0]!, 'base64url').toString()
    assert.doesNotMatch(text, /Xóchitl|nombre/)
    assert.ok(text.includes(api.idLocatario), text)
  })

  it('the file opens correctly: a name with the day, UTF-8 with BOM, CRLF, labels in Spanish', async () => {
    const { header, response } = await csv('clientes', { nombre: 'nadie se llama así' })
    assert.match(
      String(response.headers['content-disposition']),
      /^attachment; filename="clientes-\d{4}-\d\d-\d\d\.csv"/,
    )
    assert.match(String(response.headers['content-type']), /^text\/csv; charset=utf-8/)
    assert.deepEqual([...response.rawPayload.subarray(0, 3)], [0xef, 0xbb, 0xbf])
    assert.equal(response.payload.match(/\r\n/g)?.length, 1)
    assert.deepEqual(header.slice(0, 6), [
      'Nombre',
      'Apellido paterno',
      'Apellido materno',
      'Celular',
      'Correo',
      'Fecha de nacimiento',
    ])
    assert.equal(header.length, 25)
    assert.deepEqual(header.slice(-2), ['Fecha de registro', 'Última asesoría'])
    assert.equal((await fetchUrl(await ask('clientes'), 'HEAD')).payload, '')
  })

  it('contains every client, however many, in the order of the list', async () => {
    const { records } = await csv('clientes')
    assert.equal(records.length, MANY)
    const all = await api.sql<{ n: string; r: string | null; g: string | null }>(
      `select c.nombre as n, r.nombre as r, g.nombre as g from clientes c
       left join regimenes_fiscales r on r._id = c.regimen_fiscal left join giros g on g._id = c.giro
       order by c.creacion desc, c._id desc`,
    )
    assert.deepEqual(
      records.map((row) => [row.Nombre, row['Régimen fiscal'], row['Actividad empresarial']]),
      all.map(({ n, r, g }) => [n, r ?? '', g ?? '']),
    )
    assert.match(records[0]!['Fecha de registro']!, /^\d{4}-\d\d-\d\d \d\d:\d\d$/)
  })

  it('[D8] with the filters and the order of the list, over more than one batch', async () => {
    const { records } = await csv('clientes', { nombre: 'a', orden: 'apellido_paterno', direccion: 'desc' })
    assert.ok(records.length > 2_000, `${records.length}`)
    const expected = await api.sql<{ a: string }>(
      `select apellido_paterno as a from clientes where f_norm(nombre) like '%a%'
       order by apellido_paterno desc, _id desc`,
    )
    assert.deepEqual(
      records.map((row) => row['Apellido paterno']),
      expected.map(({ a }) => a),
    )
    const up = await csv('clientes', { nombre: 'jose', orden: 'email' })
    const emails = up.records.map((row) => row.Correo!)
    assert.deepEqual(
      emails,
      [...emails].sort((a, b) => a.localeCompare(b, 'es')),
    )
  })

  it('is read as the client takes it: a slow client does not make memory grow', async () => {
    const { db } = api.app
    const session = (await findSession(db, api.token, 30)) as Session
    const all = calls['POST /clientes/exportar'].request.parse({})
    const whole = csvOf(session, clientesExport, all)
    let batches = 0
    const counting = { ...whole, read: ((...args) => (batches++, whole.read(...args))) as typeof whole.read }
    const sent = () => sendWholeAnswer(db, session, counting, { begin: () => {} })
    const left = await sent()
    const closed = new Promise((resolve) => left.once('close', resolve))
    for await (const _chunk of left) break
    await closed
    assert.ok(batches <= 2, `${batches} batches for one that was taken`)
    batches = 0
    for await (const _chunk of await sent()) continue
    assert.ok(batches >= 3, 'there were more')
  })

  it('formulas in cells are neutralized, numbers stay numbers', async () => {
    await api.call('POST /clientes/crear', {
      nombre: '=HIPERVINCULO("http://x")',
      apellido_paterno: 'Peligrosa',
      celular: '+52 55 1234 5678',
      telefono: '015512345678',
      razon_social: 'Uno, dos "y" tres',
      domicilio_fiscal: '@calle',
      tipo_persona: 1,
      minimo_ingresos_anuales: -1234.5,
      numero_empleados: 12,
    })
    const { records, response } = await csv('clientes', { apellido_paterno: 'peligrosa' })
    const [row] = records
    assert.equal(row!.Nombre, `'=HIPERVINCULO("http://x")`)
    assert.equal(row!.Celular, '(+52) 55 1234 5678')
    assert.equal(row!['Teléfono de la empresa'], '01 55 1234 5678')
    assert.equal(row!['Domicilio fiscal'], `'@calle`)
    assert.equal(row!['Razón social'], 'Uno, dos "y" tres')
    assert.equal(row!['Tipo de persona'], 'Moral')
    assert.match(response.payload, /,12,-1234\.5,,/)
  })

  it('advisories have names, kinds and days, but no descriptions', async () => {
    const { header, records } = await csv('asesorias', { status: [0] })
    assert.deepEqual(header, [
      'Cliente',
      'Empresa',
      'Motivo',
      'Tipo',
      'Asesor',
      'Fecha de inicio',
      'Fecha de finalización',
      'Status',
      'Hora',
      'Duración (minutos)',
    ])
    const [{ n } = { n: 0 }] = await api.sql<{ n: number }>(
      'select count(*)::int as n from asesorias where finalizacion is null',
    )
    assert.equal(records.length, n)
    assert.ok(n > 0)
    assert.deepEqual(new Set(records.map((row) => row.Status)), new Set(['En curso']))
    assert.deepEqual(new Set(records.map((row) => row.Asesor)), new Set(['Ada']))
    assert.ok(records.every((row) => ['Psicológica', 'Deportiva', 'Nutricional'].includes(row.Tipo!)))
  })

  it('users have no secrets', async () => {
    const { header, records } = await csv('usuarios', { nombre: 'Ada' })
    assert.deepEqual(header, [
      'Nombre',
      'Apellido paterno',
      'Apellido materno',
      'Tipo',
      'Correo',
      'Fecha de creación',
    ])
    assert.deepEqual(
      records.map((row) => [row.Nombre, row.Tipo, row.Correo]),
      [['Ada', 'Administrador', 'ada@pruebas.mx']],
    )
  })

  it('[E-09] only the chosen rows that match, in the order of the list; those of others stay unknown', async () => {
    const two = await api.sql<{ id: string; nombre: string }>(
      `select _id as id, nombre from clientes where nombre is not null order by _id limit 2`,
    )
    const ids = two.map(({ id }) => id)
    const { records } = await csv('clientes', { ids: [...ids, uuidv7(), api.admin], orden: 'nombre' })
    const names = two.map(({ nombre }) => nombre).toSorted((a, b) => a.localeCompare(b, 'es'))
    assert.deepEqual(
      records.map(({ Nombre }) => Nombre),
      names,
    )
    const matching = await csv('clientes', { ids, nombre: names[0] })
    assert.ok(matching.records.every(({ Nombre }) => Nombre === names[0]))
    assert.equal((await csv('usuarios', { ids: [api.admin] })).records.length, 1)
    const [one] = await api.sql<{ id: string }>('select _id as id from asesorias limit 1')
    assert.equal((await csv('asesorias', { ids: [one!.id] })).records.length, 1)
    const [entry] = await api.sql<{ despues: { ids: string[] } }>(
      `select despues from auditoria where accion = 'exportar' order by momento desc, _id desc limit 1`,
    )
    assert.deepEqual(entry?.despues.ids, [one!.id])
  })

  it('[E-09] 10,000 rows can be named, not one more, nor none', async () => {
    const ids = (n: number) => Array.from({ length: n }, () => uuidv7())
    assert.equal((await csv('clientes', { ids: ids(10_000) })).records.length, 0)
    for (const [some, msg] of [
      [ids(10_001), 'Admite como máximo 10000'],
      [[], 'Debe nombrar al menos uno'],
      [['x'], 'No es un identificador válido'],
    ] as const) {
      const { status, body } = await api.call('POST /clientes/exportar', { ids: some })
      assert.deepEqual([status, Object.values(body.campos)], [400, [msg]])
    }
  })

  it('[D24] refuses an invalid query', async () => {
    for (const question of [{ orden: 'clave' }, { direccion: 'arriba' }, { nombre: 5 }]) {
      assert.equal((await api.call('POST /clientes/exportar', question)).status, 400)
    }
  })

  it('is audited, with the filters', async () => {
    await ask('asesorias', { cliente: 'Zúñiga', orden: 'cliente' })
    const [entry] = await api.sql<{ entidad: string; despues: { cliente: string; orden: string } }>(
      `select entidad, despues from auditoria where accion = 'exportar' order by momento desc limit 1`,
    )
    assert.deepEqual(
      [entry?.entidad, entry?.despues.cliente, entry?.despues.orden],
      ['asesoria', 'Zúñiga', 'cliente'],
    )
  })
})
