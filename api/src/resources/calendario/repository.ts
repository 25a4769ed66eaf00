import { may, type Permisos } from '@backoffice/shared/contract'
import { hashToken } from '../../platform/auth/token.ts'
import { newFicha } from '../../platform/auth/ficha.ts'
import { and, asc, eq, isNull, sql } from '../../platform/database/drizzle.ts'
import type { Tx } from '../../platform/database/database.ts'
import { one } from '../../platform/database/statements/one.ts'
import { Refusal, waitSentence } from '../../platform/http/refusal.ts'
import { asesorias } from '../asesorias/table.ts'
import { usuarios } from '../usuarios/table.ts'
import { calendarios } from './table.ts'

interface Persona {
  idLocatario: string
  idUsuario: string
}

const de = ({ idLocatario, idUsuario }: Persona) =>
  and(eq(calendarios.id_locatario, idLocatario), eq(calendarios.id_usuario, idUsuario))

export async function readCalendario(tx: Tx, persona: Persona): Promise<{ creacion: string } | null> {
  const [row] = await tx.select({ creacion: calendarios.creacion }).from(calendarios).where(de(persona))
  return row ?? null
}

/** A new secret in place of the former one. */
export async function newCalendario(tx: Tx, { idLocatario, idUsuario }: Persona) {
  const ficha = newFicha(idLocatario)
  const fresh = { huella: hashToken(ficha), creacion: sql`now()`, ventana: sql`'epoch'`, lecturas: 0 }
  const rows = await tx
    .insert(calendarios)
    .values({ id_locatario: idLocatario, id_usuario: idUsuario, ...fresh })
    .onConflictDoUpdate({ target: [calendarios.id_locatario, calendarios.id_usuario], set: fresh })
    .returning({ creacion: calendarios.creacion })
  return { ficha, calendario: one({ rows }) }
}

export async function removeCalendario(tx: Tx, persona: Persona): Promise<void> {
  await tx.delete(calendarios).where(de(persona))
}

/** In ten minutes: a calendar reads once an hour or so, and a person has a few devices. */
const LECTURAS = 60

/** Whose calendar a secret is, with one reading more taken from its allowance; null: nobody's. */
export async function takeLectura(tx: Tx, idLocatario: string, ficha: string): Promise<string | null> {
  const window = sql`date_bin('10 minutes', now(), timestamptz 'epoch')`
  const { ventana, lecturas, id_usuario } = calendarios
  const [row] = await tx
    .update(calendarios)
    .set({ ventana: window, lecturas: sql`case when ${ventana} = ${window} then ${lecturas} + 1 else 1 end` })
    .where(and(eq(calendarios.id_locatario, idLocatario), eq(calendarios.huella, hashToken(ficha))))
    .returning({
      id_usuario,
      lecturas,
      segundos: sql<number>`greatest(1, ceil(extract(epoch from ${ventana} + interval '10 minutes' - now())))::int`,
    })
  if (row && row.lecturas > LECTURAS)
    throw new Refusal(429, `Demasiadas lecturas; ${waitSentence(row.segundos)}`, { retryAfter: row.segundos })
  return row?.id_usuario ?? null
}

/** The person's name, as long as they may still see advisories. */
export async function readPersona(tx: Tx, { idLocatario, idUsuario }: Persona): Promise<string | null> {
  const { nombre, tipo, permisos, eliminacion } = usuarios
  const [row] = await tx
    .select({ nombre, tipo, permisos })
    .from(usuarios)
    .where(and(eq(usuarios.id_locatario, idLocatario), eq(usuarios._id, idUsuario), isNull(eliminacion)))
  return row && may(row.tipo, row.permisos as Permisos | null, 'asesorias.ver') ? row.nombre : null
}

/** From so many days ago on; a calendar keeps what it read earlier. */
const DAYS_BACK = 60
const CITAS_MAX = 2_000

export type CitaDeCalendario = Awaited<ReturnType<typeof readCitas>>[number]

/** The person's own advisories, from two months ago on. */
export const readCitas = (tx: Tx, { idLocatario, idUsuario }: Persona, today: string) => {
  const { _id, version, cliente, motivo, creacion, hora, minutos } = asesorias
  return tx
    .select({ _id, version, cliente, motivo, creacion, hora, minutos })
    .from(asesorias)
    .where(
      and(
        eq(asesorias.id_locatario, idLocatario),
        eq(asesorias.id_asesor, idUsuario),
        sql`${creacion} >= ${today}::date - ${DAYS_BACK}::int`,
        isNull(asesorias.eliminacion),
      ),
    )
    .orderBy(asc(creacion), asc(_id))
    .limit(CITAS_MAX)
}
