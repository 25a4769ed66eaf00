import { and, eq, isNull } from '../../platform/database/drizzle.ts'
import type { Tx } from '../../platform/database/database.ts'
import { clientes } from '../clientes/table.ts'
import { usuarios } from '../usuarios/table.ts'
import { isOpen } from '../../platform/auth/access.ts'
import { badField } from '../../platform/http/refusal.ts'

/*
 * The client and the advisor of an advisory must exist when it is written. Their rows are locked until then: a
 * concurrent deletion or renaming happens before or after, never in between.
 */

export async function takeCliente(tx: Tx, idLocatario: string, id: string): Promise<void> {
  const [cliente] = await tx
    .select({ _id: clientes._id })
    .from(clientes)
    .where(and(eq(clientes.id_locatario, idLocatario), eq(clientes._id, id), isNull(clientes.eliminacion)))
    .for('share')
  if (!cliente) throw badField('cliente', 'El cliente no existe')
}

export async function takeAsesor(tx: Tx, idLocatario: string, id: string): Promise<void> {
  const [asesor] = await tx
    .select({ _id: usuarios._id })
    .from(usuarios)
    .where(and(eq(usuarios.id_locatario, idLocatario), eq(usuarios._id, id), isNull(usuarios.eliminacion)))
    .for('share')
  if (!asesor) throw badField('asesor', 'El asesor no existe')
  // Only now: a closing that had the row has ended.
  if (!(await isOpen(tx, { idLocatario, idUsuario: id })))
    throw badField('asesor', 'El acceso de esa persona está cerrado')
}
