import { unlinkSync } from 'node:fs'
import { correo } from '@backoffice/shared/contract'
import type pg from 'pg'
import { uuidv7 } from 'uuidv7'
import { randomPassword } from '../platform/auth/password/password.ts'
import { READ_EVERYTHING } from '../platform/database/migrations/backup-policy.ts'
import { sqlState } from '../platform/database/failures.ts'
import { FatalError } from '../fatal.ts'
import { writeAccessFile } from '../seed/access-file.ts'
import { insertUser } from '../seed/users.ts'

interface NewEmpresa {
  nombre: string
  email: string
}

/**
 * Creates an empresa with its first Administrador in one transaction; the password is generated and stored in a
 * separate file, mode 0600. Runs as the tables' owner.
 */
export async function makeEmpresa(
  client: pg.Client,
  { nombre, email }: NewEmpresa,
  dataDir: string,
): Promise<{ id: string; file: string }> {
  if (!/^[^\p{Cc}\p{Cs}]{1,200}$/u.test(nombre)) {
    throw new FatalError('El nombre de la empresa debe tener de 1 a 200 caracteres, en una línea.')
  }
  if (!correo.safeParse(email).success) {
    throw new FatalError(`«${email}» no es un correo.`)
  }
  const id = uuidv7()
  const password = randomPassword()
  let file: string | undefined
  await client.query('begin')
  try {
    await client.query("select set_config('app.id_locatario', $1, true)", [id])
    await client.query('insert into empresas (id_locatario, nombre) values ($1, $2)', [id, nombre])
    const user = await insertUser(client, id, { nombre: 'Administrador', tipo: 0, email, password })
    await client.query(
      `insert into auditoria (id_locatario, _id, direccion, peticion, llamada, accion, entidad, id_entidad, despues)
       values ($1, $2, 'operador', '', 'npm run empresa', 'crear', 'empresa', $1, $3)`,
      [id, uuidv7(), JSON.stringify({ nombre, administrador: user })],
    )
    // Stored before the commit: no account may exist whose password nobody knows.
    file = writeAccessFile(dataDir, [{ email, password }], `acceso-${id}.txt`)
    await client.query('commit')
    return { id, file }
  } catch (error) {
    await client.query('rollback').catch(() => {})
    if (file) unlinkSync(file)
    // One e-mail belongs to one person across all empresas (D40).
    if (sqlState(error) === '23505')
      throw new FatalError(`El correo ${email} no está disponible: ya es de un usuario.`)
    throw error
  }
}

export interface ListedEmpresa {
  id: string
  nombre: string
  /** `2026-03-01` */
  creacion: string
  usuarios: number
}

/** Every empresa, the oldest first. */
export async function listEmpresas(client: pg.Client): Promise<ListedEmpresa[]> {
  await client.query(`begin read only; ${READ_EVERYTHING}`)
  const { rows } = await client.query<ListedEmpresa>(
    `select e.id_locatario as id, e.nombre, to_char(e.creacion at time zone 'UTC', 'YYYY-MM-DD') as creacion,
       (select count(*)::int from usuarios u where u.id_locatario = e.id_locatario and u.eliminacion is null) as usuarios
     from empresas e order by e.creacion, e.id_locatario`,
  )
  await client.query('rollback')
  return rows
}
