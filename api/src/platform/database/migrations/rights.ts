import type pg from 'pg'
import { FatalError } from '../../../fatal.ts'
import { sqlState } from '../failures.ts'

/** Runs what prepares the database; if its user lacks a right, the error names that right and how it is given. */
export async function namingMissingRights<T>(client: pg.Client, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const sentence = sqlState(error) === '42501' ? await missingRight(client) : null
    throw sentence ? new FatalError(sentence, { cause: error }) : error
  }
}

interface Rights {
  usuario: string
  base: string
  /** Whether it may create the roles that are still missing. */
  crea_roles: boolean
  es_miembro: boolean
  crea_en_base: boolean
  es_suyo_public: boolean
  es_duenio: boolean
  /** The owner of the tables, if there are any. */
  duenio: string | null
}

const RIGHTS = `
  select quote_ident(current_user) as usuario, quote_ident(current_database()) as base,
    (select count(*) = 2 from pg_roles where rolname in ('backoffice_api', 'backoffice_interno'))
      or (select rolsuper or rolcreaterole from pg_roles where rolname = current_user) as crea_roles,
    (select coalesce(bool_and(pg_has_role(oid, 'member')), true) from pg_roles
      where rolname in ('backoffice_api', 'backoffice_interno')) as es_miembro,
    has_database_privilege(current_database(), 'create') as crea_en_base,
    (select pg_has_role(nspowner, 'usage') from pg_namespace where nspname = 'public') as es_suyo_public,
    coalesce(pg_has_role(relowner, 'usage'), true) as es_duenio, relowner::regrole::text as duenio
  from (select) as siempre left join pg_class on oid = to_regclass('public.migraciones')`

async function missingRight(client: pg.Client): Promise<string | null> {
  const { rows } = await client.query<Rights>(RIGHTS)
  const right = rows[0]
  if (!right) return null
  const { usuario, base } = right
  const roles = 'backoffice_api, backoffice_interno'
  const lacks = (what: string, remedy: string) =>
    `Al usuario de DATABASE_URL le falta ${what}. Quien administra la base lo da así: ${remedy}`
  if (!right.crea_roles) return lacks('el permiso «createrole»', `alter role ${usuario} createrole;`)
  if (!right.es_miembro) return lacks(`ser miembro de ${roles}`, `grant ${roles} to ${usuario};`)
  if (!right.es_duenio)
    return `El usuario de DATABASE_URL no es el dueño de las tablas: hay que entrar con ${right.duenio}.`
  if (!right.crea_en_base) return lacks('ser dueño de la base', `alter database ${base} owner to ${usuario};`)
  if (!right.es_suyo_public)
    return lacks('ser dueño del esquema public', `alter schema public owner to ${usuario};`)
  return null
}
