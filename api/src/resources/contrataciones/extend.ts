import type { Contratacion } from '@backoffice/shared/contract'
import type { FastifyInstance } from 'fastify'
import { type Actor, actorOf, audit } from '../../platform/audit/repository'
import { registerCall } from '../../platform/calls/call'
import type { Tx } from '../../platform/database/database'
import { badField, notFound, Refusal, staleVersion } from '../../platform/http/refusal'
import type { Row } from '../../platform/lotes/spec'
import { lockCliente } from '../clientes/repository'
import { clienteOf, endContratacion, lockContratacion } from './repository'

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

/** Serves the call for one purchase. */
export function registerExtend(app: FastifyInstance): void {
  const mayEdit = ['clientes.editar'] as const
  registerCall(app, 'POST /clientes/extender_contratacion', mayEdit, ({ body, session, request }) =>
    app.db.tenant(session.idLocatario, async (tx) => {
      const { id_cliente, id_contratacion: id, version } = body
      const extension = extensionOf(body)
      if ((await clienteOf(tx, session.idLocatario, id)) !== id_cliente) {
        throw notFound('La contratación no existe')
      }
      const row = { id, ...(version !== undefined && { version }) }
      const contratacion = await extenderContratacion(tx, actorOf(session, request), row, extension)
      return { msg: 'Membresía extendida', contratacion }
    }),
  )
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

/** Takes an extension back. */
export const reducirContratacion = (tx: Tx, actor: Actor, row: Row): Promise<Contratacion> =>
  change(tx, actor, row, () => row.previo as string)

async function change(
  tx: Tx,
  { idLocatario, idUsuario, origin }: Actor,
  { id, version }: Row,
  until: (antes: Contratacion) => string,
): Promise<Contratacion> {
  const id_cliente = await clienteOf(tx, idLocatario, id)
  if (id_cliente === undefined) throw notFound('La contratación no existe')
  if (!(await lockCliente(tx, idLocatario, id_cliente))) throw notFound('El cliente no existe')
  const antes = (await lockContratacion(tx, idLocatario, id_cliente, id)) as Contratacion
  if (version !== undefined && version !== antes.version) throw staleVersion()
  const contratacion = await endContratacion(tx, idLocatario, id, until(antes))
  await audit(tx, idLocatario, origin, {
    accion: 'editar',
    entidad: 'contratacion',
    idUsuario,
    idEntidad: id,
    antes: { id_cliente, fecha_fin: antes.fecha_fin },
    despues: { id_cliente, fecha_fin: contratacion.fecha_fin },
  })
  return contratacion
}

function plus(day: string, days: number): string {
  const later = new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
  // Years beyond 9999 have a sign.
  return later.startsWith('+') ? LAST : later
}
