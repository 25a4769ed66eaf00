import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { after, before, describe, it } from 'node:test'
import { makeDatabase, type TestDatabase } from '../../test/databases'
import { withOwner } from './connect'

/*
 * What docs/operacion.md promises about spreading tenants over several servers, looked up in the schema itself.
 */

const page = readFileSync(new URL('../../../docs/operacion.md', import.meta.url), 'utf8')
/** A row of the table that says which table goes where. */
const named = (start: string) => {
  const row = page.split('\n').find((line) => line.startsWith(`| ${start}`)) ?? ''
  return [...(row.split('|')[2] ?? '').matchAll(/`(\w+)`/g)].map(([, name]) => name ?? '').sort()
}
const distributed = named('repartidas')
const reference = named('de referencia')
const local = named('locales')

let database: TestDatabase
const rows = (sql: string) =>
  withOwner(database.connection, async (client) => (await client.query<Record<string, string>>(sql)).rows)

describe('tenants can be spread over several servers', () => {
  before(async () => (database = await makeDatabase()))
  after(() => database.drop())

  it('every table has its place in the manual', async () => {
    const tables = await rows(`select relname as t from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') order by 1`)
    assert.deepEqual(
      tables.map(({ t }) => t),
      [...distributed, ...reference, ...local].sort(),
    )
    for (const table of [...distributed, ...reference]) assert.ok(page.includes(`table('${table}'`), table)
  })

  it('the tables of a tenant begin their key with it, and no unique index does without it', async () => {
    const unique = await rows(`select indrelid::regclass::text as t, indisprimary::text as key,
        (select attname from pg_attribute where attrelid = indrelid and attnum = indkey[0]) as first
      from pg_index i join pg_class c on c.oid = indrelid
      where c.relnamespace = 'public'::regnamespace and indisunique`)
    const wrong = unique.filter(({ t, first }) => distributed.includes(t!) && first !== 'id_locatario')
    assert.deepEqual(wrong, [])
    assert.deepEqual(
      distributed.filter((t) => !unique.some((index) => index.t === t && index.key === 'true')),
      [],
    )
  })

  it('foreign keys stay within a tenant or lead to a catalogue, but for the one that the manual drops', async () => {
    const keys =
      await rows(`select conname as name, conrelid::regclass::text as from, confrelid::regclass::text as to,
        (select attname from pg_attribute where attrelid = conrelid and attnum = conkey[1]) as first
      from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`)
    const fine = keys.filter(
      ({ from, to, first }) =>
        (distributed.includes(from!) && distributed.includes(to!) && first === 'id_locatario') ||
        (distributed.includes(from!) && reference.includes(to!)) ||
        (local.includes(from!) && local.includes(to!)),
    )
    const others = keys.filter((key) => !fine.includes(key))
    assert.deepEqual(
      others.map(({ from, to }) => `${from} → ${to}`),
      ['identidades → usuarios'],
    )
    assert.ok(page.includes(`drop constraint ${others[0]!.name};`))
  })

  it('functions in SQL that read tables and take arguments are told', async () => {
    const found = await rows(`select distinct p.proname as name from pg_proc p
      join pg_depend d on d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.refclassid = 'pg_class'::regclass
      join pg_class c on c.oid = d.refobjid
      join pg_language l on l.oid = p.prolang and l.lanname = 'sql'
      where p.pronamespace = 'public'::regnamespace and p.pronargs > 0 and p.prorettype <> 'trigger'::regtype
        and c.relname = any ('{${distributed.join()}}') and p.proargtypes[0] <> c.reltype order by 1`)
    for (const { name } of found) {
      const row = page.split('\n').find((line) => line.includes('PL/pgSQL') && line.includes(`\`${name}\``))
      assert.ok(row, `${name} is missing in «Más allá de un servidor»`)
    }
    assert.ok(found.length > 0)
  })

  it('triggers on the tables of a tenant are told', async () => {
    const found = await rows(
      `select distinct tgrelid::regclass::text as t from pg_trigger where not tgisinternal`,
    )
    assert.deepEqual(found.map(({ t }) => t).sort(), ['asesorias', 'clientes', 'identidades'])
  })
})
