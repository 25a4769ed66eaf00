import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { after, it } from 'node:test'
import { connectionTo, maintenance, testServer } from '../../../../test/databases.ts'
import { FatalError } from '../../../fatal.ts'
import { type Connection, withOwner } from '../connect.ts'
import { migrate } from './migrate.ts'
import { namingMissingRights } from './rights.ts'

const server = testServer()
const tag = randomBytes(6).toString('hex')
const [role, base] = [`api_pruebas_sin_${tag}`, `api_pruebas_${tag}`]
const admin = (sql: string, on = maintenance(server)) => withOwner(on, (client) => client.query(sql))

const asRole = (): Connection => {
  const connection = connectionTo(server, base)
  if (typeof connection !== 'string') return { ...connection, user: role }
  return Object.assign(new URL(connection), { username: role, password: 'clave' }).href
}

/** The sentence of a start as this role, after these statements; null if it works. */
const start = (before = 'select 1') =>
  withOwner(asRole(), async (client) => {
    await client.query(before)
    await namingMissingRights(client, () => migrate(client))
  }).then(
    () => null,
    (error: unknown) => (assert.ok(error instanceof FatalError, String(error)), error.message),
  )

/** The roles of the api belong to the whole server, where other tests have created them: this hides them. */
const NEW_SERVER =
  "create temp view pg_roles as select * from pg_catalog.pg_roles where rolname not like 'backoffice%'"

after(async () => {
  await admin(`drop database if exists ${base} with (force)`)
  await admin(`drop role if exists ${role}`)
})

it('a start without a right names it, and how it is given', async () => {
  await admin(`create role ${role} login password 'clave'`)
  await admin(`create database ${base} template template0`)
  // As in a database that an older server made.
  await admin('alter schema public owner to current_user', connectionTo(server, base))
  const told = await start(NEW_SERVER)
  assert.match(told ?? '', /le falta el permiso «createrole»\./)
  assert.ok(told?.endsWith(`alter role ${role} createrole;`), told ?? '')
  for (const [sentence, remedy] of [
    [
      /le falta ser miembro de backoffice_api, backoffice_interno\./,
      `grant backoffice_api, backoffice_interno to ${role};`,
    ],
    [/le falta ser dueño de la base\./, `alter database ${base} owner to ${role};`],
    [/le falta ser dueño del esquema public\./, `alter schema public owner to ${role};`],
  ] as const) {
    const told = await start()
    assert.match(told ?? '', sentence)
    assert.ok(told?.endsWith(remedy), told ?? '')
    await admin(remedy, connectionTo(server, base))
  }
  assert.equal(await start(), null)
})
