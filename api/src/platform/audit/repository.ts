import type { Audited } from '@backoffice/shared/contract'
import type { FastifyRequest } from 'fastify'
import { uuidv7 } from 'uuidv7'
import type { Tx } from '../database/database.ts'
import { send } from '../database/statements/send.ts'
import { limitAddress } from '../http/address.ts'
import { toJson } from '../http/json.ts'

/** The tenant for sign-ins with unknown e-mails. */
export const NO_TENANT = '00000000-0000-0000-0000-000000000000'

/** The origin of an action. */
export interface Origin {
  direccion: string
  peticion: string
  llamada: string
}

export interface AuditEntry {
  accion:
    | Audited['accion']
    | 'pedir_recuperacion'
    | 'verificar_codigo'
    | 'verificar_codigo_fallido'
    | 'recuperar'
    | 'aceptar_invitacion'
    | 'confirmar_contrasena_fallido'
    | 'iniciar_sesion_fallido'
    | 'pedir_segundo_paso'
    | 'descargar'
  entidad: string
  idUsuario: string | null
  idEntidad?: string
  /** The record before and after the action; never a secret. */
  antes?: unknown
  despues?: unknown
}

export const originOf = (request: FastifyRequest): Origin => ({
  direccion: limitAddress(request.ip),
  peticion: request.id,
  llamada: callOf(request),
})

/** As the contract names it; what is outside of it, by its route. */
const callOf = ({ method, routeOptions: { config, url = '' } }: FastifyRequest): string =>
  config.call ?? `${method} ${url.replace(/^\/admin/, '')}`

/** Who does something, and from where: what every write of a record needs to know. */
export interface Actor {
  idLocatario: string
  idUsuario: string
  origin: Origin
}

export const actorOf = (
  { idLocatario, idUsuario }: Omit<Actor, 'origin'>,
  request: FastifyRequest,
): Actor => ({ idLocatario, idUsuario, origin: originOf(request) })

/** Records an action in its own transaction: both are kept, or neither. */
export function audit(tx: Tx, idLocatario: string, origin: Origin, entry: AuditEntry): void {
  send(tx, 'auditoria', INSERT, [
    idLocatario,
    uuidv7(),
    origin.direccion,
    origin.peticion,
    origin.llamada,
    entry.idUsuario,
    entry.accion,
    entry.entidad,
    entry.idEntidad ?? null,
    recordOf(entry.antes),
    recordOf(entry.despues),
  ])
}

/** The same of what somebody did to a record. */
export const auditBy = (
  tx: Tx,
  { idLocatario, idUsuario, origin }: Actor,
  entry: Omit<AuditEntry, 'idUsuario'>,
) => audit(tx, idLocatario, origin, { ...entry, idUsuario })

const INSERT = `insert into auditoria (id_locatario, _id, direccion, peticion, llamada, id_usuario, accion, entidad,
  id_entidad, antes, despues) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`

const recordOf = (value: unknown): string | null =>
  value === undefined || value === null ? null : toJson(value)
