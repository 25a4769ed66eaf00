import assert from 'node:assert/strict'
import { after, it } from 'node:test'
import { uuidv7 } from 'uuidv7'
import { readConfig } from '../../src/config.ts'
import { withOwner } from '../../src/platform/database/connect.ts'
import { startDatabase } from '../../src/start.ts'
import { useApi } from '../api.ts'
import { makeDatabase, throughPool, urlOf } from '../databases.ts'
import { temporaryFolder } from '../process.ts'

const other = uuidv7()
let otherToken = ''
const api = useApi({}, async (api) => {
  await api.addEmpresa(other)
  await api.addUser({ email: 'otra@pruebas.mx', tipo: 0 }, other)
  otherToken = await api.signIn('otra@pruebas.mx')
})
const folder = temporaryFolder()
after(() => folder.remove())

it('[D24] 800 mixed calls of two offices, twenty at a time: none fails, and each sees its own', async () => {
  const statuses: number[] = []
  const seen = new Set<string>()
  const lane = async (n: number) => {
    const [token, own] = n % 2 ? [api.token, 'Propio'] : [otherToken, 'Ajeno']
    const call = async (...[name, body]: [Parameters<typeof api.call>[0], object?]) => {
      const answer = await api.call(name, body, { token })
      statuses.push(answer.status)
      return answer.body
    }
    for (let round = 0; round < 8; round++) {
      const { _id: id } = await call('POST /clientes/crear', { nombre: `${own} ${n}`, celular: '5512345678' })
      await call('POST /clientes/editar', { id, nombre: `${own} ${n}.${round}` })
      const { clientes } = await call('POST /clientes/listar', { filas: 50, nombre: 'o' })
      for (const { nombre } of clientes as { nombre: string }[])
        seen.add(`${own} sees ${nombre.split(' ')[0]}`)
      await call('GET /auth/sesion')
      await call('GET /configuracion/listar_giros')
    }
  }
  await Promise.all(Array.from({ length: 20 }, (_, n) => lane(n)))
  assert.deepEqual([...new Set(statuses)], [200])
  assert.equal(statuses.length, 800)
  assert.deepEqual([...seen].sort(), ['Ajeno sees Ajeno', 'Propio sees Propio'])
})

it('[D21] what a request sets is gone for whoever comes next on the same server connection', async () => {
  const left = await withOwner(throughPool(api.database.connection), async (client) => {
    const { rows } = await client.query<Record<string, string>>(
      `select current_user as usuario, current_setting('app.id_locatario', true) as empresa,
         current_setting('statement_timeout') as limite, (select count(*)::text from pg_prepared_statements) as con_nombre`,
    )
    return rows[0]!
  })
  assert.notEqual(left.usuario, 'backoffice_api')
  assert.deepEqual([left.empresa || '', left.limite, left.con_nombre], ['', '0', '0'])
})

it('starts with DATABASE_POOL_URL beside the direct DATABASE_URL, and refuses PgBouncer as the direct one', async () => {
  const { connection, drop } = await makeDatabase()
  const [direct, pooled] = [urlOf(connection), urlOf(throughPool(connection))]
  const start = (env: Record<string, string>) =>
    startDatabase(readConfig({ DATA_DIR: folder.path, ADMIN_PASSWORD: 'bicicleta azul y roja', ...env }), {
      onProgress: () => {},
      onEmbedded: () => {},
    })
  await assert.rejects(start({ DATABASE_URL: pooled }), /por un PgBouncer en modo de transacción/)
  const { db, stop } = await start({ DATABASE_URL: direct, DATABASE_POOL_URL: pooled })
  await db.check()
  await stop()
  await drop()
})
