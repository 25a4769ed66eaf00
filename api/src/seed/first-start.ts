import { cleanLine, correo } from '@backoffice/shared/contract'
import type pg from 'pg'
import { uuidv7 } from 'uuidv7'
import { checkPassword } from '../platform/auth/password/check-password.ts'
import type { PasswordOwner } from '../platform/auth/password/own-words.ts'
import { randomPassword } from '../platform/auth/password/password.ts'
import type { Config } from '../config.ts'
import { FatalError } from '../fatal.ts'
import type { Access } from './access-file.ts'
import { fillDemo } from './demo/demo.ts'
import { giveHours } from './demo/horas.ts'
import { insertUser } from './users.ts'

export interface FirstStart {
  /** The accounts whose passwords were generated; empty if ADMIN_PASSWORD was set. */
  made: Access[]
}

/**
 * Gives an empty database its first empresa, its Administrador and, if requested, demo data: all in one transaction, so
 * that a killed start leaves nothing half done. Returns null if an empresa exists. Requires the start-up lock. `keep`
 * receives the passwords before the commit.
 */
export async function firstStart(
  client: pg.Client,
  config: Pick<Config, 'adminEmail' | 'adminPassword' | 'demoClients'>,
  keep: (made: Access[]) => void,
  onProgress: (msg: string) => void = () => {},
): Promise<FirstStart | null> {
  // Row-level security hides every empresa here, so this looks for users in the global table.
  const { rowCount } = await client.query('select from identidades limit 1')
  if (rowCount) return null

  const { demoClients } = config
  const email = cleanLine(config.adminEmail)
  const password = config.adminPassword ?? randomPassword()
  const made: Access[] = config.adminPassword ? [] : [{ email, password }]
  const idLocatario = uuidv7()
  const empresa = demoClients > 0 ? 'Asesores del Valle' : 'Mi empresa'
  const nombre = 'Administrador'
  checkEmail(email)
  if (config.adminPassword) await checkGiven(config.adminPassword, { nombre, email, empresa })

  await client.query('begin')
  try {
    await client.query("select set_config('app.id_locatario', $1, true)", [idLocatario])
    await client.query('insert into empresas (id_locatario, nombre) values ($1, $2)', [idLocatario, empresa])
    await insertUser(client, idLocatario, { nombre, tipo: 0, email, password })
    if (demoClients > 0) {
      const asesores = await insertAsesores(client, idLocatario, email, made)
      await fillDemo(client, { idLocatario, clients: demoClients, asesores, now: Date.now(), onProgress })
      await giveHours(client, idLocatario)
    }
    keep(made)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw error
  }
  if (demoClients > 0) await client.query('vacuum (analyze) clientes, asesorias, contrataciones, usuarios')
  return { made }
}

/** The e-mail of the oldest account, which is the first Administrador's. */
export async function firstEmail(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ email: string }>(
    'select email from identidades order by creacion, _id limit 1',
  )
  return rows[0]?.email ?? ''
}

function checkEmail(email: string): void {
  if (!correo.safeParse(email).success) {
    throw new FatalError(`ADMIN_EMAIL no es un correo: «${email}».`)
  }
}

async function checkGiven(password: string, owner: PasswordOwner): Promise<void> {
  const problem = await checkPassword(password, owner)
  if (problem) throw new FatalError(`ADMIN_PASSWORD no sirve. ${problem}.`)
}

/** The demo office's people; the first Asesor can sign in, which shows the product with fewer permissions. */
async function insertAsesores(
  client: pg.Client,
  idLocatario: string,
  adminEmail: string,
  made: Access[],
): Promise<string[]> {
  const first = {
    email: adminEmail === 'asesor@demo.mx' ? 'asesor.demo@demo.mx' : 'asesor@demo.mx',
    password: randomPassword(),
  }
  made.push(first)
  const people = [
    { nombre: 'Íñigo', apellido_paterno: 'Ávila', apellido_materno: 'Zúñiga', ...first },
    { nombre: 'Lucía', apellido_paterno: 'Ordóñez', apellido_materno: 'Peña' },
    { nombre: 'Marco Antonio', apellido_paterno: 'Treviño', apellido_materno: 'Garza' },
    { nombre: 'Xóchitl', apellido_paterno: 'Ibáñez', apellido_materno: '' },
  ]
  const ids: string[] = []
  for (const person of people) {
    const email = `${person.nombre
      .normalize('NFD')
      .replace(/[^a-z]/gi, '')
      .toLowerCase()}@demo.mx`
    ids.push(await insertUser(client, idLocatario, { email, password: randomPassword(), tipo: 1, ...person }))
  }
  return ids
}
