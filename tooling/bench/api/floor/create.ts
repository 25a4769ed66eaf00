import { createHash, randomUUID } from 'node:crypto'
import type pg from 'pg'
import { inTenant, type SessionRow } from './database'

const mine = 'id_locatario = $1 and id_usuario = $2 and clave = $3'

/** A new client, its audit and the kept answer, with the statements of the api's own call. */
export function create(
  pool: pg.Pool,
  session: SessionRow,
  body: Record<string, unknown>,
  clave: string,
): Promise<object> {
  return inTenant(pool, session.id_locatario, async (client) => {
    const key = [session.id_locatario, session.id_usuario, clave]
    const huella = createHash('sha256').update(JSON.stringify(body)).digest()
    await client.query(
      `delete from idempotencia where ${mine} and creacion < now() - interval '24 hours'`,
      key,
    )
    await client.query(
      `insert into idempotencia (id_locatario, id_usuario, clave, llamada, huella)
       values ($1, $2, $3, $4, $5) on conflict do nothing`,
      [...key, 'POST /clientes/crear', huella],
    )
    const _id = randomUUID()
    const columns = Object.keys(body)
    await client.query(
      `insert into clientes (id_locatario, _id, ${columns.join(', ')})
       values ($1, $2, ${columns.map((_, i) => `$${i + 3}`).join(', ')})`,
      [session.id_locatario, _id, ...Object.values(body)],
    )
    await client.query(
      `insert into auditoria (id_locatario, _id, direccion, peticion, llamada, id_usuario, accion, entidad, id_entidad,
         antes, despues) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
      [
        session.id_locatario,
        randomUUID(),
        '127.0.0.1',
        randomUUID(),
        'POST /clientes/crear',
        session.id_usuario,
        'crear',
        'cliente',
        _id,
        null,
        JSON.stringify(body),
      ],
    )
    const answer = { msg: 'Cliente creado', _id }
    await client.query(`update idempotencia set respuesta = $4 where ${mine}`, [
      ...key,
      JSON.stringify(answer),
    ])
    return answer
  })
}
