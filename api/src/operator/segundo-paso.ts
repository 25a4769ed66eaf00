import { normalEmail } from '@backoffice/shared/contract'
import type pg from 'pg'
import { uuidv7 } from 'uuidv7'
import { FatalError } from '../fatal.ts'

const TABLES = [
  'autenticadores',
  'llaves_acceso',
  'codigos_recuperacion',
  'equipos_recordados',
  'pasos_pendientes',
]

interface Owner {
  id_locatario: string
  id_usuario: string
}

/** Removes everything that somebody has for their second step, and writes it down. Runs as the tables' owner. */
export async function removeSegundoPaso(client: pg.Client, email: string): Promise<void> {
  const { rows } = await client.query<Owner>(
    'select id_locatario, id_usuario from identidades where email_n = $1 and eliminacion is null',
    [normalEmail(email)],
  )
  const [owner] = rows
  if (!owner) throw new FatalError(`Nadie entra con el correo ${email}.`)
  const ids = [owner.id_locatario, owner.id_usuario]
  await client.query('begin')
  try {
    await client.query("select set_config('app.id_locatario', $1, true)", [owner.id_locatario])
    let gone = 0
    for (const table of TABLES) {
      const { rowCount } = await client.query(
        `delete from ${table} where id_locatario = $1 and id_usuario = $2`,
        ids,
      )
      gone += rowCount ?? 0
    }
    if (gone === 0) throw new FatalError(`${email} no tiene segundo paso.`)
    await client.query(
      `insert into auditoria (id_locatario, _id, direccion, peticion, llamada, accion, entidad, id_entidad, antes)
       values ($1, $3, 'operador', '', 'npm run empresa', 'eliminar', 'segundo_paso', $2, '{"activo": true}')`,
      [...ids, uuidv7()],
    )
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw error
  }
}
