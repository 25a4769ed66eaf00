import { type Actor, auditBy } from '../../../platform/audit/repository.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { and, eq, isNull, sql } from '../../../platform/database/drizzle.ts'
import { asesorias } from '../../asesorias/table.ts'
import { openTasksOf } from '../../notas/mias.ts'
import { notas } from '../../notas/table.ts'

interface Whose {
  idLocatario: string
  idUsuario: string
}

const openAsesoriasOf = ({ idLocatario, idUsuario }: Whose) =>
  and(
    eq(asesorias.id_locatario, idLocatario),
    eq(asesorias.id_asesor, idUsuario),
    eq(asesorias.status, 0),
    isNull(asesorias.eliminacion),
  )

export interface Pendientes {
  asesorias: number
  tareas: number
}

/** How much somebody has left to do. */
export async function countPending(tx: Tx, whose: Whose): Promise<Pendientes> {
  return {
    asesorias: await tx.$count(asesorias, openAsesoriasOf(whose)),
    tareas: await tx.$count(notas, openTasksOf(whose)),
  }
}

const ANOTHER_VERSION = { version: sql`version + 1` }

/** Gives somebody's open advisories and tasks to another person; the audit tells it of each. */
export async function reassign(tx: Tx, actor: Actor, whose: Whose, to: string): Promise<Pendientes> {
  const citas = await tx
    .update(asesorias)
    .set({ id_asesor: to, ...ANOTHER_VERSION })
    .where(openAsesoriasOf(whose))
    .returning({ _id: asesorias._id })
  const tareas = await tx
    .update(notas)
    .set({ id_responsable: to, ...ANOTHER_VERSION })
    .where(openTasksOf(whose))
    .returning({ _id: notas._id })
  const told = (entidad: string, campo: string) => (row: { _id: string }) =>
    auditBy(tx, actor, {
      accion: 'editar',
      entidad,
      idEntidad: row._id,
      antes: { [campo]: whose.idUsuario },
      despues: { [campo]: to },
    })
  citas.forEach(told('asesoria', 'id_asesor'))
  tareas.forEach(told('nota', 'id_responsable'))
  return { asesorias: citas.length, tareas: tareas.length }
}
