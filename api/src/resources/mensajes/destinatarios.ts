import { type CanalMensaje, type Destinatario, type mensajesCalls } from '@backoffice/shared/contract'
import { MENSAJES_MAX } from '@backoffice/shared/contract'
import type { z } from 'zod'
import { isoInstant } from '../../platform/database/statements/instant.ts'
import type { Session } from '../../platform/auth/session.ts'
import type { Tx } from '../../platform/database/database.ts'
import { sql } from '../../platform/database/drizzle.ts'
import { badField, Refusal } from '../../platform/http/refusal.ts'
import { contratacionesList } from '../contrataciones/list/list.ts'

/** A client, and the purchase a text speaks of; none: the one that ends last. */
export interface Which {
  id_cliente: string
  id_contratacion?: string | null | undefined
}

interface Row extends Record<string, unknown> {
  id_cliente: string
  id_contratacion: string | null
  cliente: string
  nombre: string
  plan: string | null
  fecha_fin: string | null
  celular: string
  email: string
  canal: CanalMensaje | null
  momento: string | null
}

const dia = new Intl.DateTimeFormat('es-MX', { dateStyle: 'long', timeZone: 'UTC' })

/** These clients, in this order, with what a text may name; those that are gone, or do not fit their purchase, are left out. */
export async function readDestinatarios(tx: Tx, which: Which[]): Promise<Destinatario[]> {
  const clientes = sql.param(which.map(({ id_cliente }) => id_cliente))
  const compras = sql.param(which.map(({ id_contratacion }) => id_contratacion ?? null))
  const { rows } = await tx.execute<Row>(sql`
    select c._id as id_cliente, k._id as id_contratacion, nombre_de_cliente(c) as cliente, c.nombre,
      k.membresia as plan, k.fecha_fin::text, c.celular, coalesce(nullif(c.email, ''), c.email_empresarial) as email,
      u.canal, u.creacion::text as momento
    from unnest(${clientes}::uuid[], ${compras}::uuid[]) with ordinality as q (cliente, compra, n)
    join clientes c on c.id_locatario = locatario() and c._id = q.cliente and c.eliminacion is null
    left join lateral (
      select _id, membresia, fecha_fin from contrataciones
      where id_locatario = locatario() and id_cliente = c._id
        and case when q.compra is null then cancelacion is null else _id = q.compra end
      order by fecha_fin desc, _id desc limit 1
    ) k on true
    left join lateral (
      select canal, creacion from mensajes where id_locatario = locatario() and id_cliente = c._id
      order by creacion desc, _id desc limit 1
    ) u on true
    where q.compra is null or k._id is not null
    order by q.n`)
  return rows.map(({ nombre, plan, fecha_fin, canal, momento, ...row }) => ({
    id_cliente: row.id_cliente,
    id_contratacion: row.id_contratacion,
    cliente: row.cliente,
    datos: {
      nombre,
      plan,
      dia: fecha_fin === null ? null : dia.format(new Date(`${fecha_fin}T00:00:00Z`)),
    },
    celular: row.celular || null,
    email: row.email || null,
    ultimo: canal && momento ? { canal, momento: isoInstant(momento) } : null,
  }))
}

type Pregunta = z.output<(typeof mensajesCalls)['POST /mensajes/preparar']['request']>

/** Finds the clients that a question names, and the purchase that the text is about. */
export async function whichOf(tx: Tx, session: Session, pregunta: Pregunta): Promise<Which[]> {
  const { contrataciones, clientes, filtro } = pregunta
  if ([contrataciones, clientes, filtro].filter(Boolean).length !== 1)
    throw badField('contrataciones', 'Va solo uno: contrataciones, clientes o filtro')
  if (clientes) return clientes.map((id_cliente) => ({ id_cliente, id_contratacion: null }))
  const ids = contrataciones ?? (await matching(tx, session, filtro))
  const { rows } = await tx.execute<Which & Record<string, unknown>>(sql`
    select k.id_cliente, k._id as id_contratacion from unnest(${sql.param(ids)}::uuid[]) with ordinality as q (id, n)
    join contrataciones k on k.id_locatario = locatario() and k._id = q.id order by q.n`)
  return rows
}

async function matching(tx: Tx, session: Session, filtro: Pregunta['filtro']): Promise<string[]> {
  if (!filtro) return []
  const { ids } = await contratacionesList.batch(tx, session, filtro, null, MENSAJES_MAX + 1)
  if (ids.length > MENSAJES_MAX)
    throw new Refusal(409, `Se avisa como máximo a ${MENSAJES_MAX} a la vez; hay que elegir menos`)
  return ids
}
