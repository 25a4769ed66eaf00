import pg from 'pg'

/** How to reach the api's own database from another process. */
export interface Place {
  host: string
  user: string
  database: string
}

const SETTINGS = `set role backoffice_api; set timezone = 'UTC'; set statement_timeout = '20s'; set lock_timeout = '10s';
  set idle_in_transaction_session_timeout = '30s'`

/** As many connections as the api has, with its settings. */
export const openPool = (place: Place, max: number): pg.Pool =>
  new pg.Pool({ ...place, max, onConnect: (client) => client.query(SETTINGS) as unknown as void })

export async function inTenant<T>(
  pool: pg.Pool,
  idLocatario: string,
  work: (client: pg.PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect()
  try {
    await client.query(`begin; set local app.id_locatario = ${client.escapeLiteral(idLocatario)}`)
    const result = await work(client)
    await client.query('commit')
    return result
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}

export interface SessionRow {
  id_locatario: string
  id_usuario: string
}

const SESSION = `select id_locatario, id_usuario, id_identidad, ultimo_uso::text, empresa, nombre, apellido_paterno,
  apellido_materno, tipo, email, permisos, creacion::text, version from sesion_vigente($1)`

export async function sessionOf(pool: pg.Pool, huella: Buffer): Promise<SessionRow> {
  const { rows } = await pool.query<SessionRow>({ name: 'sesion', text: SESSION, values: [huella] })
  const [session] = rows
  if (!session) throw new Error('no hay sesión')
  return session
}
