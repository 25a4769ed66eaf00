import { randomBytes } from 'node:crypto'
import { type Connection, withOwner } from '../../src/platform/database/connect.ts'
import { connectionTo, maintenance, testServer } from '../databases.ts'

/** A role that owns databases and is no superuser, as on a hosted server. */
export async function makeOwner() {
  const server = testServer()
  const tag = randomBytes(6).toString('hex')
  const [role, other] = [`api_pruebas_dueno_${tag}`, `api_pruebas_otro_${tag}`]
  const made: string[] = []
  const admin = <T>(sql: string): Promise<T> =>
    withOwner(maintenance(server), async (client) => (await client.query(sql)) as T)

  for (const name of [role, other]) await admin(`create role ${name} login password 'clave'`)
  await admin(`grant backoffice_api, backoffice_interno to ${role}`)

  const as = (name: string, database: string): Connection => {
    const connection = connectionTo(server, database)
    if (typeof connection !== 'string') return { ...connection, user: name }
    const url = new URL(connection)
    url.username = name
    url.password = 'clave'
    return url.href
  }
  return {
    async database(): Promise<Connection> {
      const name = `api_pruebas_${randomBytes(6).toString('hex')}`
      await admin(`create database ${name} template template0 owner ${role}`)
      made.push(name)
      return as(role, name)
    },
    /** As a role that may read the tables of a database but does not own them. */
    async stranger(connection: Connection, work: (as: Connection) => Promise<unknown>): Promise<void> {
      await withOwner(connection, (client) =>
        client.query(`grant select on all tables in schema public to ${other}`),
      )
      await work(as(other, made[0] ?? ''))
    },
    async drop(): Promise<void> {
      for (const name of made) await admin(`drop database ${name} with (force)`)
      await admin(`drop role ${role}, ${other}`)
    },
  }
}
