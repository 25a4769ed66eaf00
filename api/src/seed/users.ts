import type pg from 'pg'
import { uuidv7 } from 'uuidv7'
import { normalEmail } from '../platform/auth/email.ts'
import { hashPassword } from '../platform/auth/password/password.ts'

export interface NewUser {
  nombre: string
  apellido_paterno?: string
  apellido_materno?: string
  tipo: 0 | 1
  email: string
  password: string
}

/** A user with its credentials. */
export async function insertUser(client: pg.Client, idLocatario: string, user: NewUser): Promise<string> {
  const _id = uuidv7()
  const { nombre, apellido_paterno = '', apellido_materno = '', tipo, email } = user
  await client.query(
    `insert into usuarios (id_locatario, _id, nombre, apellido_paterno, apellido_materno, tipo, email)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [idLocatario, _id, nombre, apellido_paterno, apellido_materno, tipo, email],
  )
  await client.query(
    `insert into identidades (_id, email, email_n, clave, id_locatario, id_usuario) values ($1, $2, $3, $4, $5, $6)`,
    [uuidv7(), email, normalEmail(email), await hashPassword(user.password), idLocatario, _id],
  )
  return _id
}
