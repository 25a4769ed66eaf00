import { type Actor, auditBy } from '../../../platform/audit/repository.ts'
import { closeIdentity, isOpen, openIdentity } from '../../../platform/auth/access.ts'
import { and, eq, isNull } from '../../../platform/database/drizzle.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { badField } from '../../../platform/http/refusal.ts'
import { removeCalendario } from '../../calendario/repository.ts'
import { stopImports } from '../../importaciones/repository.ts'
import { takeTarget, takeTurn } from '../authority/authority.ts'
import type { Usuario } from '../entidad.ts'
import { usuarios } from '../table.ts'
import { type Pendientes, reassign } from './pendientes.ts'

interface Asked {
  id: string
  /** Who takes the open advisories and tasks; null: nobody does, and they keep their name. */
  persona?: string | null | undefined
}

/**
 * Ends a person's access, and all that goes on in their name, in one transaction with who takes their work (E-16). A call
 * that comes twice does nothing the second time. The last Administrador is safe: closing their access needs all that they
 * hold, which only another Administrador does, and nobody closes their own (authority.ts).
 */
export async function cerrarAcceso(tx: Tx, actor: Actor, { id, persona = null }: Asked): Promise<Pendientes> {
  const editor = await takeTurn(tx, actor, 'usuarios.editar')
  const target = await takeTarget(tx, editor, id, 'cerrar')
  const owner = { idLocatario: actor.idLocatario, idUsuario: target._id }
  if (!(await isOpen(tx, owner))) return { asesorias: 0, tareas: 0 }
  if (persona !== null) await takeHeir(tx, target, persona)
  const given = persona === null ? null : await reassign(tx, actor, owner, persona)
  await removeCalendario(tx, owner)
  await stopImports(tx, owner)
  await closeIdentity(tx, owner, actor.idUsuario)
  auditBy(tx, actor, {
    accion: 'editar',
    entidad: 'acceso',
    idEntidad: target._id,
    antes: { cerrado: false },
    despues: { cerrado: true, ...(persona !== null && { persona }), ...given },
  })
  return given ?? { asesorias: 0, tareas: 0 }
}

/** Lets a person sign in again (E-16). */
export async function devolverAcceso(tx: Tx, actor: Actor, id: string): Promise<void> {
  const editor = await takeTurn(tx, actor, 'usuarios.editar')
  const target = await takeTarget(tx, editor, id, 'devolver')
  const owner = { idLocatario: actor.idLocatario, idUsuario: target._id }
  if (await isOpen(tx, owner)) return
  await openIdentity(tx, owner)
  auditBy(tx, actor, {
    accion: 'editar',
    entidad: 'acceso',
    idEntidad: target._id,
    antes: { cerrado: true },
    despues: { cerrado: false },
  })
}

/** Whoever takes the work must be able to do it when it is given: the row is locked until then. */
async function takeHeir(tx: Tx, target: Usuario, id: string): Promise<void> {
  const idLocatario = target.id_locatario
  const [found] = await tx
    .select({ _id: usuarios._id })
    .from(usuarios)
    .where(and(eq(usuarios.id_locatario, idLocatario), eq(usuarios._id, id), isNull(usuarios.eliminacion)))
    .for('share')
  if (!found) throw badField('persona', 'Esa persona no existe')
  if (id === target._id) throw badField('persona', 'Debe ser otra persona')
  if (!(await isOpen(tx, { idLocatario, idUsuario: id })))
    throw badField('persona', 'El acceso de esa persona está cerrado')
}
