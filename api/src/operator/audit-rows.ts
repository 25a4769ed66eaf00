import type pg from 'pg'
import { fullName } from '../platform/database/statements/full-name.ts'
import { READ_EVERYTHING } from '../platform/database/migrations/backup-policy.ts'

/** Which entries of the audit; the days are the office's, both included. */
export interface AuditQuestion {
  desde: string
  hasta: string
  /** Their ids. */
  usuarios: string[] | null
  registro: string | null
}

/** One entry, as texts. */
export interface AuditRow {
  /** In the office's time zone. */
  momento: string
  empresa: string | null
  usuario: string | null
  correo: string | null
  accion: string
  entidad: string
  registro: string | null
  llamada: string
  direccion: string
  peticion: string
  /** The names of the fields that it tells of. */
  campos: string | null
  antes: string | null
  despues: string | null
}

const BATCH = 200
const ZONE = `'America/Mexico_City'`

const ROWS = `select to_char(a.momento at time zone ${ZONE}, 'YYYY-MM-DD HH24:MI:SS') as momento, e.nombre as empresa,
    nullif(${fullName('u')}, '') as usuario,
    u.email as correo, a.accion, a.entidad, a.id_entidad::text as registro, a.llamada, a.direccion, a.peticion,
    (select string_agg(k, ', ' order by k) from (
      select jsonb_object_keys(a.despues) as k where jsonb_typeof(a.despues) = 'object'
      union select jsonb_object_keys(a.antes) where jsonb_typeof(a.antes) = 'object'
    ) c) as campos,
    a.antes::text, a.despues::text
  from auditoria a
  left join empresas e on e.id_locatario = a.id_locatario
  left join usuarios u on (u.id_locatario, u._id) = (a.id_locatario, a.id_usuario)
  where a.momento >= $1::date::timestamp at time zone ${ZONE}
    and a.momento < ($2::date + 1)::timestamp at time zone ${ZONE}
    and ($3::uuid[] is null or a.id_usuario = any ($3)) and ($4::uuid is null or a.id_entidad = $4)
  order by a.momento, a._id`

/** The entries of every empresa, the oldest first, a few at a time: memory stays flat for any number. */
export async function* auditRows(
  client: pg.Client,
  { desde, hasta, usuarios, registro }: AuditQuestion,
): AsyncGenerator<AuditRow> {
  await client.query(`begin read only; ${READ_EVERYTHING}`)
  try {
    await client.query(`declare bitacora no scroll cursor for ${ROWS}`, [desde, hasta, usuarios, registro])
    for (;;) {
      const { rows } = await client.query<AuditRow>(`fetch ${BATCH} from bitacora`)
      yield* rows
      if (rows.length < BATCH) return
    }
  } finally {
    await client.query('rollback')
  }
}

/** The users with this id or e-mail, deleted ones too: one after another may have had the same e-mail. */
export async function findUsers(client: pg.Client, who: string): Promise<string[]> {
  await client.query(`begin read only; ${READ_EVERYTHING}`)
  const { rows } = await client.query<{ _id: string }>(
    'select _id from usuarios where _id::text = lower($1) or lower(email) = lower($1)',
    [who],
  )
  await client.query('rollback')
  return rows.map(({ _id }) => _id)
}
