import assert from 'node:assert/strict'
import { it } from 'node:test'
import type pg from 'pg'
import { recipes } from '../../../test/matrix/recipes.ts'
import { fillWorld } from '../../../test/matrix/world.ts'
import { withOwner } from '../../platform/database/connect.ts'
import { useErasing } from './erase.testing.ts'
import { findSubject } from './subject.ts'

const { api, makePerson, erase, everything } = useErasing()

/** The person, as a text says who they are. */
const MARKER = 'Rigoberta Zebadúa'

interface Column extends Record<string, unknown> {
  tabla: string
  columna: string
  tipo: string
}

/** Every column of every table that the api may write to and that holds texts. */
const textColumns = () =>
  api.sql<Column>(
    `select c.relname as tabla, a.attname as columna, a.atttypid::regtype::text as tipo
     from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and a.attgenerated = ''
       and a.atttypid = any ('{text,varchar,text[],json,jsonb}'::regtype[])
       and (has_table_privilege('backoffice_api', c.oid, 'insert') or has_table_privilege('backoffice_api', c.oid, 'update'))
     order by 1, 2`,
  )

/** Rows of the tables that the calls of a world leave empty. */
const FURTHER = [
  `insert into trabajos (id_locatario, _id, tipo, contenido, vence)
   select id_locatario, gen_random_uuid(), 'otro', '', now() from empresas`,
  `insert into turnos (id_locatario, id_usuario, ficha, hasta)
   select id_locatario, _id, _id, now() from usuarios where tipo = 0`,
  `insert into exportaciones_preparadas (id_locatario, _id, id_usuario, lista, pregunta, formato, total)
   select id_locatario, gen_random_uuid(), _id, 'clientes', '{}', 'csv', 1 from usuarios where tipo = 0`,
  `insert into oficinas (id_locatario) select id_locatario from empresas on conflict do nothing`,
  `insert into recordatorios_elegidos (id_locatario, id_usuario, clase, activo)
   select id_locatario, _id, 'dia', true from usuarios where tipo = 0`,
  `insert into recordatorios (id_locatario, _id, id_usuario, clase, dia)
   select id_locatario, gen_random_uuid(), _id, 'dia', current_date from usuarios where tipo = 0`,
  `insert into llaves_acceso (id_locatario, _id, id_usuario, credencial, clave_publica, nombre)
   select id_locatario, gen_random_uuid(), _id, 'a', '', 'a' from usuarios where tipo = 0`,
  `insert into equipos_recordados (id_locatario, _id, id_usuario, huella, direccion)
   select id_locatario, gen_random_uuid(), _id, sha256('e'), '' from usuarios where tipo = 1 order by _id desc limit 1`,
  `insert into pasos_pendientes (id_locatario, huella, id_usuario, id_identidad)
   select id_locatario, sha256('p'), _id, _id from usuarios where tipo = 1 order by _id desc limit 1`,
  `insert into telemetria (remoto, version, tipo, hora, veces) values ('a', '1', 'carga', now(), 1)`,
  `insert into recuperaciones (_id, cuenta, direccion, ticket, enlace, codigo)
   values (gen_random_uuid(), '', '', 'a', 'b', '')`,
  `insert into auditoria (id_locatario, _id, direccion, peticion, llamada, accion, entidad)
   select id_locatario, gen_random_uuid(), '', 'de nadie', '', '', '' from empresas, generate_series(1, 20)`,
  `insert into busquedas_duplicados (id_locatario, _id, id_usuario, estado, clientes, pasos)
   select id_locatario, gen_random_uuid(), _id, 'en_curso', 1, 1 from usuarios where tipo = 0 limit 1`,
  `insert into pares_duplicados (id_locatario, id_uno, id_otro, motivos, id_busqueda)
   select a.id_locatario, a._id, b._id, '{rfc}', gen_random_uuid() from clientes a join clientes b on a._id < b._id limit 1`,
  `insert into uniones (id_locatario, _id, id_cliente, id_queda, id_usuario, deshecha)
   select c.id_locatario, gen_random_uuid(), c._id, d._id, u._id, now() from clientes c join clientes d on d._id <> c._id,
     usuarios u where u.tipo = 0 limit 1`,
  `insert into union_filas (id_locatario, id_union, tabla, id_fila) select id_locatario, _id, 'notas', _id from uniones`,
  `insert into intentos (cuenta, direccion) values ('', '')`,
  `insert into idempotencia (id_locatario, id_usuario, clave, llamada, huella)
   select id_locatario, _id, 'a', '', '' from usuarios where tipo = 0`,
]

/** Writes the person into one row of a column; false where no text of that kind fits. */
async function plant(client: pg.Client, { tabla, columna, tipo }: Column, person: string): Promise<boolean> {
  const member = tabla === 'vistas' ? 'nombre' : 'texto'
  const json = `jsonb_build_array(jsonb_build_object('${member}', $1::text))`
  const value = tipo === 'text[]' ? 'array[$1::text]' : tipo.startsWith('json') ? json : '$1'
  const others = [
    'clientes',
    'asesorias',
    'archivos',
    'contrataciones',
    'notas',
    'mensajes',
    'recibos',
  ].includes(tabla)
  const of = tabla === 'clientes' ? '_id' : 'id_cliente'
  // A row of the person's own would be found by its id.
  const where = others ? `where ${of} <> $2` : tabla === 'auditoria' ? `where peticion = 'de nadie'` : ''
  await client.query('savepoint plant')
  try {
    const { rowCount } = await client.query(
      `update ${tabla} set ${columna} = ${value}
       where ctid = (select ctid from ${tabla} ${where} limit 1)`,
      others ? [MARKER, person] : [MARKER],
    )
    assert.equal(rowCount, 1, `${tabla} has a row to write the person into`)
    return true
  } catch (error) {
    if (!/^2[23]/.test((error as { code?: string }).code ?? '')) throw error
    await client.query('rollback to plant')
    return false
  }
}

it('[D25] the statistics of the database forget the person', async () => {
  // A value that only one row has is in no statistics.
  const [{ id: other }, { id }] = [await makePerson(), await makePerson()]
  await api.sql('analyze')
  const quoted = () =>
    api.sql(
      `select tablename, attname from pg_stats where schemaname = 'public' and tablename in ('clientes', 'asesorias')
         and concat_ws(' ', most_common_vals::text, histogram_bounds::text) ~* 'zebad[uú]a'`,
    )
  assert.ok((await quoted()).length > 0)
  await erase(other)
  await erase(id)
  assert.deepEqual(await quoted(), [])
})

it('[D50] finds the person in every text of every table: what repeats it is gone, the records of others are listed', async () => {
  const { id } = await makePerson()
  const tenant = { idLocatario: api.idLocatario, token: api.token, admin: api.admin }
  const { cliente: id_cliente, contratacion } = await fillWorld(api, tenant, 'AJENO')
  await api.call('POST /clientes/recibo_contratacion', { id_cliente, id_contratacion: contratacion })
  await api.call('POST /mensajes/enviar', {
    ...{ canal: 'correo', texto: 'Hola' },
    destinatarios: [{ id_cliente, id_contratacion: contratacion }],
  })
  await api.call('POST /mensajes/guardar_textos', { textos: [{ nombre: 'Uno', texto: 'Hola' }] })
  await api.call('POST /clientes/exportar', { nombre: 'rigoberta', apellido_paterno: 'zebadua' })
  await api.call('POST /clientes/listar', { celular: '961 000 1111' })
  for (const statement of FURTHER) await api.sql(statement)
  const planted = await withOwner(api.database.connection, async (client) => {
    await client.query("begin; select set_config('app.id_locatario', '" + api.idLocatario + "', true)")
    const done: string[] = []
    for (const column of await textColumns()) {
      if (await plant(client, column, id)) done.push(`${column.tabla}.${column.columna}`)
    }
    await client.query('commit')
    return done
  })
  assert.ok(planted.length > 60, `${planted.length} columns`)
  const before = await withOwner(api.database.connection, (client) => findSubject(client, id))
  const { menciones } = await erase(id)
  assert.deepEqual(before!.menciones, menciones, 'said before, when it can still be undone')

  const left = (await everything()).filter((row) => /zebad[uú]a|9610001111|961 000 1111/i.test(row))
  const tables = (rows: string[]) => [...new Set(rows)].sort()
  assert.deepEqual(tables(left.map((row) => row.split(':')[0]!)), tables(menciones.map(({ tabla }) => tabla)))
  assert.equal(left.length, menciones.length)
  // A new table is either here, or in what is erased (operator/erase/mentions.ts).
  assert.deepEqual(
    tables(menciones.map(({ tabla }) => tabla)),
    tables([
      ...['archivos', 'asesorias', 'bytes_sueltos', 'clientes', 'contrataciones', 'identidades'],
      ...['membresias', 'mensajes', 'notas', 'oficinas', 'recibos', 'textos_mensajes', 'usuarios'],
      ...recipes.keys(),
    ]),
  )
  const nota = menciones.find(({ tabla }) => tabla === 'notas')!
  const [row] = await api.sql<{ id_cliente: string }>('select id_cliente from notas where _id = $1', [
    nota.id,
  ])
  assert.equal(nota.ruta, `/clientes/detalles/${row!.id_cliente}`)
})
