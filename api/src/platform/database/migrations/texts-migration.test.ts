import assert from 'node:assert/strict'
import { after, before, it } from 'node:test'
import type pg from 'pg'
import { uuidv7 } from 'uuidv7'
import { makeOwner } from '../../../../test/owner/owner.ts'
import { letOwnerBackUp } from './backup-policy.ts'
import { type Connection, withOwner } from '../connect.ts'
import { migrate, underStartLock } from './migrate.ts'
import { applyMigration, migrationFiles, prepareMigrations } from './migrations.ts'

/* What 0034 makes of rows from before. Like on a hosted server, the owner is no superuser. */

let owner: Awaited<ReturnType<typeof makeOwner>>
before(async () => void (owner = await makeOwner()))
after(() => owner.drop())

async function databaseBefore(): Promise<Connection> {
  const connection = await owner.database()
  await withOwner(connection, async (client) => {
    await prepareMigrations(client)
    for (const migration of migrationFiles().filter(({ name }) => name < '0034'))
      await applyMigration(client, migration)
    await letOwnerBackUp(client)
  })
  return connection
}

const as = (client: pg.Client, tenant: string) =>
  client.query("select set_config('app.id_locatario', $1, false)", [tenant])

const VISTAS = ["O'Hara", 'O’Hara', '\u200BAna', 'Ana'].map((nombre) => ({ nombre, consulta: null }))

interface Office {
  tenant: string
  ids: Record<'usuario' | 'cliente' | 'limpio', string>
}

async function fill(client: pg.Client, tag: string): Promise<Office> {
  const tenant = uuidv7()
  const ids = { usuario: uuidv7(), cliente: uuidv7(), limpio: uuidv7() }
  const add = (table: string, row: Record<string, unknown>) =>
    client.query(
      `insert into ${table} (id_locatario, ${Object.keys(row).join(', ')})
       values ($1, ${Object.keys(row).map((_, i) => `$${i + 2}`)})`,
      [tenant, ...Object.values(row)],
    )
  await as(client, tenant)
  await add('empresas', { nombre: 'Casa\u00A0Matriz' })
  const email = `\u200Bana.${tag}@uno.mx`
  await add('usuarios', { _id: ids.usuario, nombre: 'Ana\u200B', tipo: 0, email })
  await add('identidades', { _id: uuidv7(), email, email_n: email, clave: 'x', id_usuario: ids.usuario })
  await add('clientes', {
    _id: ids.cliente,
    nombre: '\u202ASiobhán\u202C',
    apellido_paterno: 'O’Connor\u2011Ruiz  Paz',
    rfc: 'ocrs\u00A0900101\u2011ab4',
    celular: '\u206655 4444 3333\u2069 ext. 9',
    domicilio_fiscal: 'Calle 1\u2028Col. Centro',
  })
  await add('clientes', {
    _id: ids.limpio,
    nombre: 'Luis',
    apellido_paterno: 'Straße',
    celular: '5511112222',
  })
  await add('asesorias', {
    _id: uuidv7(),
    id_cliente: ids.cliente,
    id_asesor: ids.usuario,
    motivo: 'Rodilla\tizquierda',
    descripcion: 'Una\u00A0línea\n\u200Botra',
    creacion: '2026-01-01',
  })
  await add('membresias', { _id: uuidv7(), nombre: 'Oro\u00A0', beneficios: ['Café\u00A0gratis', 'Té'] })
  await add('notas', {
    _id: uuidv7(),
    id_cliente: ids.cliente,
    texto: '\uFEFFLlamar\nmañana',
    id_autor: ids.usuario,
  })
  await add('vistas', { id_usuario: ids.usuario, lista: 'clientes', vistas: JSON.stringify(VISTAS) })
  return { tenant, ids }
}

it('[D52] [D57] old texts are cleaned, compared as new ones are, and found', async () => {
  const connection = await databaseBefore()
  const offices = await withOwner(connection, async (client) => [
    await fill(client, 'a'),
    await fill(client, 'b'),
  ])
  const done = await withOwner(connection, (client) => underStartLock(client, () => migrate(client)))
  assert.ok(done.includes('0034_textos.sql'))

  await withOwner(connection, async (client) => {
    for (const { tenant, ids } of offices) {
      await as(client, tenant)
      const one = async (sql: string, values: unknown[] = []) => (await client.query(sql, values)).rows[0]
      const cliente = await one('select * from clientes where _id = $1', [ids.cliente])
      assert.deepEqual(
        ['nombre', 'apellido_paterno', 'rfc', 'celular', 'domicilio_fiscal', 'version'].map(
          (c) => cliente[c],
        ),
        ['Siobhán', 'O’Connor-Ruiz Paz', 'ocrs 900101-ab4', '55 4444 3333 ext. 9', 'Calle 1 Col. Centro', 1],
      )
      assert.equal(cliente.cliente_n, "siobhan o'connor-ruiz paz")
      const asesoria = await one('select * from asesorias where id_locatario = $1', [tenant])
      assert.deepEqual(
        [asesoria.motivo, asesoria.descripcion, asesoria.cliente, asesoria.cliente_n],
        ['Rodilla izquierda', 'Una línea\notra', 'Siobhán O’Connor-Ruiz Paz', "siobhan o'connor-ruiz paz"],
      )
      const { email, email_n } = await one('select email, email_n from identidades where id_locatario = $1', [
        tenant,
      ])
      assert.equal(email, email_n)
      assert.match(email, /^ana\.[ab]@uno\.mx$/)
      assert.deepEqual(
        await one(
          `select u.nombre, u.email, e.nombre as empresa, m.nombre as plan, m.beneficios, n.texto
           from usuarios u join empresas e using (id_locatario) join membresias m using (id_locatario)
             join notas n using (id_locatario) where id_locatario = $1`,
          [tenant],
        ),
        {
          nombre: 'Ana',
          email,
          empresa: 'Casa Matriz',
          plan: 'Oro',
          beneficios: ['Café gratis', 'Té'],
          texto: 'Llamar\nmañana',
        },
      )
      const { vistas } = await one('select vistas from vistas where id_locatario = $1', [tenant])
      assert.deepEqual(
        vistas.map(({ nombre }: { nombre: string }) => nombre),
        ["O'Hara", 'O’Hara (2)', 'Ana', 'Ana (2)'],
      )

      const duplicates = async (rfc: string, celular: string) =>
        (await one(`select ids from posibles_duplicados('', '', '', '', $1, $2, '', null)`, [celular, rfc]))
          .ids
      assert.deepEqual(await duplicates('OCRS900101AB4', ''), [ids.cliente])
      assert.deepEqual(await duplicates('', '+52 55 4444 3333'), [ids.cliente])
      const search = async (table: string, columna: string, valor: string) =>
        (
          await one(`select total from buscar($1, $2, 'creacion', false, 20, 0, null, null, false, 100)`, [
            table,
            JSON.stringify([{ op: 'contiene', columna, indice: columna, valor }]),
          ])
        ).total
      assert.equal(await search('clientes', 'cliente_n', "O'CONNOR–Ruiz"), 1)
      assert.equal(await search('clientes', 'apellido_paterno_n', 'strasse'), 1)
      assert.equal(await search('asesorias', 'asunto_n', 'o’connor-ruiz paz rodilla'), 1)
    }
  })
})
