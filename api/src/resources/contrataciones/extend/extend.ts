import type { Contratacion } from '@backoffice/shared/contract'
import { sql } from '../../../platform/database/drizzle.ts'
import { plusDays } from '../../../platform/lists/days.ts'
import type { FastifyInstance } from 'fastify'
import { type Actor, auditBy } from '../../../platform/audit/repository.ts'
import { registerCall } from '../../../platform/calls/call.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { badField, notFound, Refusal, staleVersion } from '../../../platform/http/refusal.ts'
import type { Row } from '../../../platform/lotes/spec.ts'
import { takeCliente } from '../../clientes/repository.ts'
import { clienteOf, endContratacion, lockContratacion } from '../repository.ts'

/** By how many days, or until which day. */
export type Extension = { dias: number } | { fecha_fin: string }

/** What a request says of it; refuses none and both. */
export function extensionOf({ dias, fecha_fin }: Said): Extension {
  if (dias !== undefined && fecha_fin === undefined) return { dias }
  if (dias === undefined && fecha_fin !== undefined) return { fecha_fin }
  throw badField('dias', 'Va uno de dias y fecha_fin')
}

interface Said {
  dias?: number | undefined
  fecha_fin?: string | undefined
}

/** Serves the calls for one purchase. */
export function registerExtend(app: FastifyInstance): void {
  registerCall(app, 'POST /clientes/extender_contratacion', ({ body, session, actor }) =>
    app.db.tenant(session.idLocatario, async (tx) => {
      const extension = extensionOf(body)
      const row = await rowOf(tx, session.idLocatario, body)
      const contratacion = await extenderContratacion(tx, actor, row, extension)
      return { msg: 'Membresía extendida', contratacion }
    }),
  )

  registerCall(app, 'POST /clientes/restaurar_fecha_fin', ({ body, session, actor }) =>
    app.db.tenant(session.idLocatario, async (tx) => {
      const row = await rowOf(tx, session.idLocatario, body)
      const contratacion = await restaurarFechaFin(tx, actor, row)
      return { msg: 'Membresía restaurada', contratacion }
    }),
  )
}

interface Asked {
  id_cliente: string
  id_contratacion: string
  version?: number | undefined
}

/** The purchase that a request names; it must be that client's. */
async function rowOf(
  tx: Tx,
  idLocatario: string,
  { id_cliente, id_contratacion: id, version }: Asked,
): Promise<Row> {
  if ((await clienteOf(tx, idLocatario, id)) !== id_cliente) throw notFound('La contratación no existe')
  return { id, ...(version !== undefined && { version }) }
}

const CANCELLED = 2
/** The last day that there is on the wire. */
const LAST = '9999-12-31'

/** Moves the last day of a purchase to a later one, also of one that has expired; a cancelled one stays as it is. */
export const extenderContratacion = (
  tx: Tx,
  actor: Actor,
  row: Row,
  extension: Extension,
): Promise<Contratacion> =>
  change(tx, actor, row, (antes) => {
    if (antes.status === CANCELLED)
      throw new Refusal(409, 'La membresía está cancelada; no se puede extender')
    const until = 'dias' in extension ? plus(antes.fecha_fin, extension.dias) : extension.fecha_fin
    if (until <= antes.fecha_fin) throw new Refusal(409, 'Ya termina ese día o después')
    return until
  })

/** Takes an extension of a batch back. */
export const reducirContratacion = (tx: Tx, actor: Actor, row: Row): Promise<Contratacion> =>
  change(tx, actor, row, () => row.previo as string)

/** Takes the last extension back; what is back already stays, so that a call that comes twice is answered. */
async function restaurarFechaFin(tx: Tx, actor: Actor, row: Row): Promise<Contratacion> {
  const { contratacion } = await lock(tx, actor, row)
  const { fecha_fin } = contratacion
  const last = await lastChange(tx, actor.idLocatario, row.id)
  if (last.despues !== fecha_fin || last.antes === null)
    throw new Refusal(409, 'Lo último no fue una extensión; no se puede deshacer')
  if (last.antes > fecha_fin) return contratacion
  return change(tx, actor, row, () => last.antes as string)
}

async function change(
  tx: Tx,
  actor: Actor,
  { id, version }: Row,
  until: (antes: Contratacion) => string,
): Promise<Contratacion> {
  const { idLocatario } = actor
  const { id_cliente, contratacion: antes } = await lock(tx, actor, { id })
  if (version !== undefined && version !== antes.version) throw staleVersion()
  const contratacion = await endContratacion(tx, idLocatario, id, until(antes))
  auditBy(tx, actor, {
    accion: 'editar',
    entidad: 'contratacion',
    idEntidad: id,
    antes: { id_cliente, fecha_fin: antes.fecha_fin },
    despues: { id_cliente, fecha_fin: contratacion.fecha_fin },
  })
  return contratacion
}

async function lock(tx: Tx, { idLocatario }: Actor, { id }: Row) {
  const id_cliente = await clienteOf(tx, idLocatario, id)
  if (id_cliente === undefined) throw notFound('La contratación no existe')
  await takeCliente(tx, idLocatario, id_cliente)
  const contratacion = (await lockContratacion(tx, idLocatario, id_cliente, id)) as Contratacion
  return { id_cliente, contratacion }
}

/** The last day before and after what was done to a purchase last; null where that was something else. */
async function lastChange(tx: Tx, idLocatario: string, id: string) {
  const { rows } = await tx.execute<{ antes: string | null; despues: string | null }>(sql`
    select antes ->> 'fecha_fin' as antes, despues ->> 'fecha_fin' as despues from auditoria
    where id_locatario = ${idLocatario} and entidad = 'contratacion' and id_entidad = ${id}
    order by momento desc, _id desc limit 1`)
  return rows[0] ?? { antes: null, despues: null }
}

function plus(day: string, days: number): string {
  const later = plusDays(day, days)
  // Years beyond 9999 have a sign.
  return later.startsWith('+') ? LAST : later
}
