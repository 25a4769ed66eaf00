import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { verify } from '@node-rs/argon2'
import type pg from 'pg'
import { inTenant } from './database.ts'

interface Identity {
  _id: string
  clave: string
  id_locatario: string
  id_usuario: string
}

const FROM = '127.0.0.1'

/** A successful sign-in, with the statements of the api's own call and the same password check. */
export async function signIn(
  pool: pg.Pool,
  { email, password }: { email: string; password: string },
): Promise<object> {
  const cuenta = createHash('sha256').update(email).digest()
  const { rows } = await pool.query<Identity>(
    `select _id, clave, id_locatario, id_usuario from identidades where email_n = $1 and eliminacion is null`,
    [email],
  )
  const [identity] = rows
  if (!identity) throw new Error('no hay identidad')

  await inTenant(pool, '', async (client) => {
    await client.query('select pg_advisory_xact_lock(hashtextextended($1, 27))', [FROM])
    await client.query(
      `select (count(*) filter (where cuenta = $1))::int as cuenta, count(*)::int as todas,
         exists (select from direcciones_conocidas where id_identidad = $2 and direccion = $3
           and ultimo_uso > now() - make_interval(days => 90)) as conocida
       from intentos where direccion = $3 and momento > now() - make_interval(mins => 15)`,
      [cuenta, identity._id, FROM],
    )
    await client.query('insert into intentos (cuenta, direccion) values ($1, $2)', [cuenta, FROM])
  })
  if (!(await verify(identity.clave, password))) throw new Error('no es la contraseña')

  const token = randomBytes(32).toString('base64url')
  await inTenant(pool, identity.id_locatario, (client) => openSession(client, identity, token, cuenta))
  return { token }
}

async function openSession(client: pg.PoolClient, identity: Identity, token: string, cuenta: Buffer) {
  const { _id, clave, id_locatario, id_usuario } = identity
  await client.query(
    'select _id from identidades where _id = $1 and clave = $2 and eliminacion is null for share',
    [_id, clave],
  )
  await client.query(
    `insert into sesiones (huella, direccion, id_identidad, id_locatario, id_usuario) values ($1, $2, $3, $4, $5)`,
    [createHash('sha256').update(token).digest(), FROM, _id, id_locatario, id_usuario],
  )
  await client.query(
    `insert into direcciones_conocidas (id_identidad, direccion) values ($1, $2)
     on conflict (id_identidad, direccion) do update set ultimo_uso = now()`,
    [_id, FROM],
  )
  await client.query('delete from intentos where cuenta = $1 and direccion = $2', [cuenta, FROM])
  await client.query(
    `insert into auditoria (id_locatario, _id, direccion, peticion, llamada, id_usuario, accion, entidad)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      id_locatario,
      randomUUID(),
      FROM,
      randomUUID(),
      'POST /auth/login',
      id_usuario,
      'iniciar_sesion',
      'sesion',
    ],
  )
}
