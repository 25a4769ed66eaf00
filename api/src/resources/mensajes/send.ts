import { type CanalMensaje, type Destinatario, motivoDe, rellenar } from '@backoffice/shared/contract'
import { uuidv7 } from 'uuidv7'
import { type Actor, auditBy } from '../../platform/audit/repository.ts'
import type { Tx } from '../../platform/database/database.ts'
import { sql } from '../../platform/database/drizzle.ts'
import { notFound, Refusal } from '../../platform/http/refusal.ts'
import type { Mails } from '../../platform/mail/delivery.ts'
import { cliente } from '../clientes/entidad.ts'
import { readOficina } from '../oficina/repository.ts'
import { readDestinatarios, type Which } from './destinatarios.ts'
import { mensajeMail } from './mail.ts'
import { mensajes } from './table.ts'

/** A mail server may be away for a day. */
const MAIL_MINUTES = 24 * 60

interface Message {
  canal: CanalMensaje
  asunto: string | null
  texto: string
  destinatarios: Which[]
}

/** Sends a message to everyone it can reach, and gives the reason for each of the others. */
export async function sendMensajes(tx: Tx, actor: Actor, mail: Mails, message: Message) {
  const { canal, destinatarios } = message
  await lockClientes(tx, destinatarios)
  const known = await readDestinatarios(tx, destinatarios)
  if (known.length === 0) throw notFound(cliente.falta)
  const reasons = known.map((one) => ({ one, motivo: motivoDe(one, canal, message.asunto, message.texto) }))
  const faltan = reasons.flatMap(({ one, motivo }) =>
    motivo === null ? [] : [{ id_cliente: one.id_cliente, motivo }],
  )
  const reached = reasons.filter(({ motivo }) => motivo === null).map(({ one }) => one)
  if (reached.length === 0)
    throw new Refusal(
      409,
      faltan.length === 1 ? (faltan[0]?.motivo ?? '') : 'No se puede avisar así a ninguno',
    )
  await store(tx, actor, mail, message, reached)
  return { msg: said(canal, reached), enviados: reached.length, faltan }
}

function said(canal: CanalMensaje, [first, ...others]: Destinatario[]): string {
  const whom = others.length === 0 ? (first?.cliente ?? '') : `${others.length + 1} clientes`
  return canal === 'correo' ? `El correo va en camino a ${whom}` : `Se anotó el mensaje a ${whom}`
}

/** In one order, so that no two requests wait for each other. */
async function lockClientes(tx: Tx, which: Which[]): Promise<void> {
  const ids = sql.param(which.map(({ id_cliente }) => id_cliente))
  await tx.execute(sql`
    select from clientes where id_locatario = locatario() and _id = any (${ids}::uuid[]) order by _id for update`)
}

async function store(tx: Tx, actor: Actor, mail: Mails, message: Message, reached: Destinatario[]) {
  const { idLocatario, idUsuario } = actor
  const { canal } = message
  const oficina = await readOficina(tx, idLocatario)
  const rows = reached.map(({ id_cliente, id_contratacion, datos, ...one }) => ({
    ...{ id_locatario: idLocatario, _id: uuidv7(), id_cliente, id_contratacion, canal },
    para: (canal === 'correo' ? one.email : one.celular) ?? '',
    asunto: canal === 'correo' ? rellenar(message.asunto ?? '', datos) : '',
    texto: rellenar(message.texto, datos),
    id_autor: idUsuario,
  }))
  await tx.insert(mensajes).values(rows)
  for (const { _id, id_cliente, para, asunto, texto } of rows) {
    if (canal === 'correo') {
      await mail.add(tx, idLocatario, { to: para, ...mensajeMail(oficina, asunto, texto) }, MAIL_MINUTES)
    }
    // The address is the client's, who may be erased.
    const despues = { id_cliente, canal }
    auditBy(tx, actor, { accion: 'enviar', entidad: 'mensaje', idEntidad: _id, despues })
  }
}
