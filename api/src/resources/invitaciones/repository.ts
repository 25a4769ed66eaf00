import { INVITACION_HORAS } from '@backoffice/shared/contract'
import { newFicha, tenantIn } from '../../platform/auth/ficha.ts'
import { hashToken } from '../../platform/auth/token.ts'
import { and, eq, isNull, sql } from '../../platform/database/drizzle.ts'
import type { Tx } from '../../platform/database/database.ts'
import { one } from '../../platform/database/statements/one.ts'
import { identidades } from '../../platform/database/tables/schema.ts'
import { Refusal, waitSentence } from '../../platform/http/refusal.ts'
import { invitaciones } from './table.ts'

/** Mails within an hour: to one person, and by one person. */
const PER_PERSON = 5
const PER_AUTHOR = 50

/** Tells an invitation's secret from those of a lost password. */
const KIND = 'invitacion.'

interface Asked {
  idLocatario: string
  /** Who is invited, and by whom. */
  idUsuario: string
  idAutor: string
}

const AN_HOUR_AGO = sql`clock_timestamp() - interval '1 hour'`

/**
 * A new secret in place of the former one, which stops working; refuses more mails than the limit. Writes to the users of
 * an empresa take turns, so that the counts hold.
 */
export async function newInvitation(tx: Tx, { idLocatario, idUsuario, idAutor }: Asked): Promise<string> {
  await checkAuthor(tx, idLocatario, idAutor)
  const ficha = newFicha(idLocatario)
  const fresh = { huella: hashToken(ficha), id_autor: idAutor, envio: sql`clock_timestamp()` }
  const { ventana, envios } = invitaciones
  const recent = sql`${ventana} > ${AN_HOUR_AGO}`
  const rows = await tx
    .insert(invitaciones)
    .values({ id_locatario: idLocatario, id_usuario: idUsuario, ...fresh })
    .onConflictDoUpdate({
      target: [invitaciones.id_locatario, invitaciones.id_usuario],
      set: {
        ...fresh,
        ventana: sql`case when ${recent} then ${ventana} else clock_timestamp() end`,
        envios: sql`case when ${recent} then ${envios} + 1 else 1 end`,
      },
    })
    .returning({ envios, segundos: untilFree(ventana) })
  const sent = one({ rows })
  if ((sent.envios ?? 0) > PER_PERSON) {
    throw tooMany('Ya se enviaron varias invitaciones a esta persona', sent.segundos)
  }
  return KIND + ficha
}

async function checkAuthor(tx: Tx, idLocatario: string, idAutor: string): Promise<void> {
  const rows = await tx
    .select({
      enviadas: sql<number>`coalesce(sum(${invitaciones.envios}), 0)::int`,
      segundos: untilFree(sql`min(${invitaciones.ventana})`),
    })
    .from(invitaciones)
    .where(
      and(
        eq(invitaciones.id_locatario, idLocatario),
        eq(invitaciones.id_autor, idAutor),
        sql`${invitaciones.ventana} > ${AN_HOUR_AGO}`,
      ),
    )
  const { enviadas, segundos } = one({ rows })
  if (enviadas >= PER_AUTHOR) throw tooMany('Ya se enviaron muchas invitaciones con esta cuenta', segundos)
}

const untilFree = (since: unknown) =>
  sql<
    number | null
  >`greatest(1, ceil(extract(epoch from ${since} + interval '1 hour' - clock_timestamp())))::int`

const tooMany = (what: string, segundos: number | null) =>
  new Refusal(429, `${what}; ${waitSentence(segundos ?? 1)}`, { retryAfter: segundos ?? 1 })

/** The invitation of somebody that nobody has used; null: none. */
export async function readInvitation(tx: Tx, idLocatario: string, idUsuario: string) {
  const { envio } = invitaciones
  const [row] = await tx
    .select({ envio })
    .from(invitaciones)
    .where(and(eq(invitaciones.id_locatario, idLocatario), eq(invitaciones.id_usuario, idUsuario)))
  if (!row?.envio) return null
  const vence = new Date(Date.parse(row.envio) + INVITACION_HORAS * 3_600_000).toISOString()
  return { envio: row.envio, vence }
}

/** Reads an invitation's secret; undefined: the text is of another kind. `idLocatario` is null for a malformed one. */
export function asInvitation(token: string): { ficha: string; idLocatario: string | null } | undefined {
  if (!token.startsWith(KIND)) return undefined
  const ficha = token.slice(KIND.length)
  return { ficha, idLocatario: tenantIn(ficha) }
}

/** Whose invitation a secret is, as long as it works. */
export async function findInvited(tx: Tx, idLocatario: string, ficha: string) {
  const [row] = await tx
    .select({
      id_identidad: identidades._id,
      id_locatario: identidades.id_locatario,
      id_usuario: identidades.id_usuario,
    })
    .from(invitaciones)
    .innerJoin(
      identidades,
      and(
        eq(identidades.id_locatario, invitaciones.id_locatario),
        eq(identidades.id_usuario, invitaciones.id_usuario),
        isNull(identidades.eliminacion),
      ),
    )
    .where(
      and(
        eq(invitaciones.id_locatario, idLocatario),
        eq(invitaciones.huella, hashToken(ficha)),
        sql`${invitaciones.envio} > clock_timestamp() - make_interval(hours => ${INVITACION_HORAS})`,
      ),
    )
  return row
}
