import { after, before } from 'node:test'
import { withOwner } from '../../src/platform/database/connect.ts'
import { makeDatabase, type TestDatabase, urlOf } from '../databases.ts'
import { ApiProcess, send, temporaryFolder } from '../process.ts'

const ADMIN = { ADMIN_EMAIL: 'ada@pruebas.mx', ADMIN_PASSWORD: 'bicicleta azul y roja' }

/** Processes of the api that a test kills, on one database and one folder, with one empresa and its Administrador. */
export function useMortalApis() {
  const folder = temporaryFolder()
  const processes: ApiProcess[] = []
  let database: TestDatabase

  before(async () => {
    database = await makeDatabase({ empty: true })
  })
  after(async () => {
    for (const api of processes) await api.stop()
    await database.drop()
    folder.remove()
  })

  async function start() {
    const settings = { DATA_DIR: folder.path, DATABASE_URL: urlOf(database.connection) }
    const api = new ApiProcess({ ...settings, ...ADMIN })
    processes.push(api)
    const { port } = await api.ready()
    const kill = async () => {
      api.child.kill('SIGKILL')
      await api.exited
    }
    return { port, kill }
  }

  const signIn = async (port: number): Promise<string> => {
    const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = ADMIN
    return (await send(port, '/auth/login', { email, password }))?.body.token as string
  }

  /** Reads and writes as the owner of the tables, in the only empresa. */
  const query = <R extends object>(text: string, values: unknown[] = []) =>
    withOwner(database.connection, async (client) => {
      await client.query('set row_security = off; alter table empresas no force row level security')
      const { rows } = await client.query<{ id: string }>('select id_locatario as id from empresas')
      await client.query('alter table empresas force row level security')
      await client.query("select set_config('app.id_locatario', $1, false)", [rows[0]?.id])
      await client.query('set row_security = on')
      return (await client.query<R>(text, values)).rows
    })

  /** The lease of a dead process lasts half a minute; a test does not wait for it. */
  const endLease = (tipo: string) => query('update trabajos set desde = creacion where tipo = $1', [tipo])

  return { folder, start, signIn, query, endLease }
}
