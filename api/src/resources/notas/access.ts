import { isAdministrador } from '@backoffice/shared/contract'
import type { Session } from '../../platform/auth/session.ts'
import type { Tx } from '../../platform/database/database.ts'
import { notFound, Refusal } from '../../platform/http/refusal.ts'
import { changedMeanwhile } from '../../platform/rows/records.ts'
import { lockAny } from '../../platform/rows/rows.ts'
import { takeCliente } from '../clientes/repository.ts'
import { nota, type NotaEntera } from './entidad.ts'

/*
 * Whoever may edit clients may write notes; beyond that a note is its author's. An Administrador may also delete and
 * restore it, and whoever is responsible for a task may finish it.
 */

interface Which {
  id_cliente: string
  id_nota: string
}

const gone = () => notFound(nota.falta)

/** Locks a note, deleted or not: first its client, like every write to a client's records, then the note. */
export async function takeAnyNota(
  tx: Tx,
  { idLocatario }: Session,
  { id_cliente, id_nota }: Which,
): Promise<NotaEntera> {
  await takeCliente(tx, idLocatario, id_cliente)
  const found = await lockAny(tx, nota, idLocatario, id_nota)
  if (found?.id_cliente !== id_cliente) throw gone()
  return found
}

/** The same for a current note, which this person may change. */
export async function takeNota(
  tx: Tx,
  session: Session,
  which: Which & { version?: number | undefined },
  may: (nota: NotaEntera, session: Session) => void,
): Promise<NotaEntera> {
  const found = await takeAnyNota(tx, session, which)
  if (found.eliminacion !== null) throw gone()
  may(found, session)
  if (which.version !== undefined && which.version !== found.version)
    throw await changedMeanwhile(tx, session.idLocatario, 'nota', found._id)
  return found
}

const isAuthor = (nota: NotaEntera, { idUsuario }: Session) => nota.id_autor === idUsuario

export function mayEdit(nota: NotaEntera, session: Session): void {
  if (!isAuthor(nota, session)) throw new Refusal(403, 'Solo quien escribió la nota puede editarla')
}

export function mayFinish(nota: NotaEntera, session: Session): void {
  if (!isAuthor(nota, session) && nota.id_responsable !== session.idUsuario) {
    throw new Refusal(403, 'Solo quien escribió la tarea o su responsable puede terminarla')
  }
}

export function mayDelete(nota: NotaEntera, session: Session): void {
  if (!isAuthor(nota, session) && !isAdministrador(session.usuario.tipo)) {
    throw new Refusal(403, 'Solo quien escribió la nota o un Administrador puede eliminarla')
  }
}
