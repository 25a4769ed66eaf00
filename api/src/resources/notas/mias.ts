import { and, eq, isNull, type SQL } from '../../platform/database/drizzle.ts'
import type { Session } from '../../platform/auth/session.ts'
import { clientes } from '../clientes/table.ts'
import { notas } from './table.ts'

/** Joins a note's client, if it is a current one. */
export const ofCurrentCliente = (): SQL | undefined =>
  and(
    eq(clientes.id_locatario, notas.id_locatario),
    eq(clientes._id, notas.id_cliente),
    isNull(clientes.eliminacion),
  )

/** The open tasks of somebody. */
export const openTasksOf = ({
  idLocatario,
  idUsuario,
}: Pick<Session, 'idLocatario' | 'idUsuario'>): SQL | undefined =>
  and(
    eq(notas.id_locatario, idLocatario),
    eq(notas.id_responsable, idUsuario),
    isNull(notas.hecha),
    isNull(notas.eliminacion),
  )
