import {
  effectivePermisos,
  may,
  type Empresa,
  type Permisos,
  type UsuarioSesion,
} from '@backoffice/shared/contract'
import { sql } from '../database/drizzle.ts'
import type { Database } from '../database/database.ts'
import { isoInstant } from '../database/statements/instant.ts'
import { named } from '../database/statements/named.ts'
import { hashToken, isToken } from './token.ts'

/** Who makes a request. */
export interface Session {
  huella: Buffer
  idLocatario: string
  idUsuario: string
  idIdentidad: string
  empresa: Empresa
  /** The user as the session call returns it. */
  usuario: UsuarioSesion
  may: (permiso: string) => boolean
  /** The office requires a second step that this person has not set up (E-17). */
  faltaPaso: boolean
}

interface Row extends Record<string, unknown> {
  id_locatario: string
  id_usuario: string
  id_identidad: string
  ultimo_uso: string
  empresa: string
  nombre: string
  apellido_paterno: string
  apellido_materno: string
  tipo: number
  email: string
  permisos: Permisos | null
  creacion: string
  version: number
  falta_paso: boolean
}

const SESSION = `select id_locatario, id_usuario, id_identidad, ultimo_uso::text, empresa, nombre, apellido_paterno,
  apellido_materno, tipo, email, permisos, creacion::text, version, falta_paso from sesion_vigente($1, $2)`

/** The use of a session is written down at most this often. */
const TOUCH_AFTER_MS = 60_000

/**
 * The session of a token, or null for one that never was or has ended: `days` after it began, 12 h after its last use.
 */
export async function findSession(db: Database, token: unknown, days: number): Promise<Session | null> {
  if (!isToken(token)) return null
  const huella = hashToken(token)
  const row = await findRow(db, huella, days)
  if (!row) return null
  if (Date.now() - Date.parse(row.ultimo_uso) > TOUCH_AFTER_MS) {
    await db.direct.execute(sql`update sesiones set ultimo_uso = now() where huella = ${huella}`)
  }
  return toSession(huella, row)
}

/** The same by the stored hash of the token, for work that a session requested and that runs a little later. */
export async function sessionByHash(db: Database, huella: Buffer, days: number): Promise<Session | null> {
  const row = await findRow(db, huella, days)
  return row ? toSession(huella, row) : null
}

async function findRow(db: Database, huella: Buffer, days: number): Promise<Row | undefined> {
  const { rows } = await named<Row>(db.direct, 'sesion', SESSION, [huella, days])
  return rows[0]
}

function toSession(huella: Buffer, row: Row): Session {
  return {
    huella,
    idLocatario: row.id_locatario,
    idUsuario: row.id_usuario,
    idIdentidad: row.id_identidad,
    empresa: { _id: row.id_locatario, nombre: row.empresa },
    usuario: {
      _id: row.id_usuario,
      version: row.version,
      nombre: row.nombre,
      apellido_paterno: row.apellido_paterno || null,
      apellido_materno: row.apellido_materno || null,
      tipo: row.tipo,
      email: row.email,
      creacion: isoInstant(row.creacion),
      url_perfil_g: null,
      permisos: effectivePermisos(row.tipo, row.permisos),
    },
    faltaPaso: row.falta_paso,
    may: (permiso) => may(row.tipo, row.permisos, permiso),
  }
}
