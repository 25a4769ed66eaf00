import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { after, before, describe, it } from 'node:test'
import { makeDatabase, type TestDatabase } from '../../../../test/databases.ts'
import { recipes } from '../../../../test/matrix/recipes.ts'
import { withOwner } from '../connect.ts'

/* Checks the promises of docs/operacion/crecer.md about the separation of tenants against the schema itself. */

const page = readFileSync(new URL('../../../../../docs/operacion/crecer.md', import.meta.url), 'utf8')
/** A row of the manual's table that assigns each table to a tenant or to all. */
const named = (start: string) => {
  const row = page.split('\n').find((line) => line.startsWith(`| ${start}`)) ?? ''
  return [...(row.split('|')[2] ?? '').matchAll(/`(\w+)`/g)].map(([, name]) => name ?? '').sort()
}
/** The manual speaks of further entities as a whole. */
const ofTenant = [...named('de una empresa'), ...recipes.keys()].sort()
const catalogues = named('catálogos')
const ofInstallation = named('de la instalación')

let database: TestDatabase
const rows = (sql: string) =>
  withOwner(database.connection, async (client) => (await client.query<Record<string, string>>(sql)).rows)

describe('a tenant’s data can be separated from all others', () => {
  before(async () => (database = await makeDatabase()))
  after(() => database.drop())

  it('every table has its place in the manual', async () => {
    const tables = await rows(`select relname as t from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') order by 1`)
    assert.deepEqual(
      tables.map(({ t }) => t),
      [...ofTenant, ...catalogues, ...ofInstallation].sort(),
    )
  })

  it('tenant tables start their key with the tenant, and every unique index includes it', async () => {
    const unique = await rows(`select indrelid::regclass::text as t, indisprimary::text as key,
        (select attname from pg_attribute where attrelid = indrelid and attnum = indkey[0]) as first
      from pg_index i join pg_class c on c.oid = indrelid
      where c.relnamespace = 'public'::regnamespace and indisunique`)
    const wrong = unique.filter(({ t, first }) => ofTenant.includes(t!) && first !== 'id_locatario')
    assert.deepEqual(wrong, [])
    assert.deepEqual(
      ofTenant.filter((t) => !unique.some((index) => index.t === t && index.key === 'true')),
      [],
    )
  })

  it('foreign keys stay within a tenant or point to a catalogue, except that of the identities', async () => {
    const keys = await rows(`select conrelid::regclass::text as from, confrelid::regclass::text as to,
        (select attname from pg_attribute where attrelid = conrelid and attnum = conkey[1]) as first
      from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`)
    const fine = keys.filter(
      ({ from, to, first }) =>
        (ofTenant.includes(from!) && ofTenant.includes(to!) && first === 'id_locatario') ||
        (ofTenant.includes(from!) && catalogues.includes(to!)) ||
        (ofInstallation.includes(from!) && ofInstallation.includes(to!)),
    )
    const others = keys.filter((key) => !fine.includes(key))
    assert.deepEqual(
      others.map(({ from, to }) => `${from} → ${to}`),
      ['identidades → usuarios', 'mudanzas → empresas'],
    )
  })
})
