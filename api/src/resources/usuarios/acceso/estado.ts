import type { Acceso } from '@backoffice/shared/contract'
import { hasOpenAccess, readAccess } from '../../../platform/auth/access.ts'
import { and, eq, isNull, ne } from '../../../platform/database/drizzle.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { notFound } from '../../../platform/http/refusal.ts'
import { readInvitation } from '../../invitaciones/repository.ts'
import { usuario } from '../entidad.ts'
import { nombreCompleto, usuarios } from '../table.ts'
import { countPending } from './pendientes.ts'

/** The access of one user, and what closing it would leave undone (E-16). */
export async function readAcceso(tx: Tx, idLocatario: string, idUsuario: string): Promise<Acceso> {
  const owner = { idLocatario, idUsuario }
  const access = await readAccess(tx, owner)
  if (!access) throw notFound(usuario.falta)
  const { cierre, cerrado_por, entrada, con_clave } = access
  return {
    estado: cierre !== null ? 'cerrado' : con_clave ? 'abierto' : 'pendiente',
    ultima_entrada: entrada,
    invitacion: await readInvitation(tx, idLocatario, idUsuario),
    cierre: cierre === null ? null : { momento: cierre, por: await nameOf(tx, idLocatario, cerrado_por) },
    ...(await countPending(tx, owner)),
    personas: await othersThan(tx, owner),
  }
}

/** Even of a deleted user (D25). */
async function nameOf(tx: Tx, idLocatario: string, id: string | null): Promise<string | null> {
  if (id === null) return null
  const [row] = await tx
    .select({ nombre: nombreCompleto() })
    .from(usuarios)
    .where(and(eq(usuarios.id_locatario, idLocatario), eq(usuarios._id, id)))
  return row?.nombre ?? null
}

/** Who could take this person's work. */
const othersThan = (tx: Tx, { idLocatario, idUsuario }: { idLocatario: string; idUsuario: string }) =>
  tx
    .select({ _id: usuarios._id, nombre: nombreCompleto() })
    .from(usuarios)
    .where(
      and(
        eq(usuarios.id_locatario, idLocatario),
        ne(usuarios._id, idUsuario),
        isNull(usuarios.eliminacion),
        hasOpenAccess(usuarios),
      ),
    )
    .orderBy(nombreCompleto(), usuarios._id)
