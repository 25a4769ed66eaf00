import type { notasCalls } from '@backoffice/shared/contract'
import { and, eq, isNull } from '../../platform/database/drizzle.ts'
import type { z } from 'zod'
import { isOpen } from '../../platform/auth/access.ts'
import type { Tx } from '../../platform/database/database.ts'
import { usuarios } from '../usuarios/table.ts'
import { badField } from '../../platform/http/refusal.ts'
import type { NotaEntera } from './entidad.ts'
import type { Campos } from './repository.ts'

type Edicion = z.output<(typeof notasCalls)['POST /clientes/editar_nota']['request']>

interface Cambios {
  antes: Partial<Campos>
  despues: Partial<Campos>
}

/**
 * What an edit actually changes, before and after. A day without a name belongs to the author; a note that is
 * no longer a task is not finished, either.
 */
export function changesOf(nota: NotaEntera, { texto, vence, id_responsable }: Edicion): Cambios {
  const day = vence === undefined ? nota.vence : vence
  const named = id_responsable === undefined ? nota.id_responsable : id_responsable
  const owner = named ?? (day === null ? null : nota.id_autor)
  const after: Campos = {
    texto: texto ?? nota.texto,
    vence: day,
    id_responsable: owner,
    hecha: owner === null ? null : nota.hecha,
  }
  const changed = (Object.keys(after) as (keyof Campos)[]).filter((campo) => after[campo] !== nota[campo])
  const pick = (from: Campos) =>
    Object.fromEntries(changed.map((campo) => [campo, from[campo]])) as Partial<Campos>
  return { antes: pick(nota), despues: pick(after) }
}

/** The person must exist when the task is written: the row is locked until then. */
export async function takeResponsable(tx: Tx, idLocatario: string, id: string): Promise<void> {
  const [found] = await tx
    .select({ _id: usuarios._id })
    .from(usuarios)
    .where(and(eq(usuarios.id_locatario, idLocatario), eq(usuarios._id, id), isNull(usuarios.eliminacion)))
    .for('share')
  if (!found) throw badField('id_responsable', 'Esa persona no existe')
  if (!(await isOpen(tx, { idLocatario, idUsuario: id })))
    throw badField('id_responsable', 'El acceso de esa persona está cerrado')
}
