import type { PerfilCliente } from '@backoffice/shared/contract'
import { and, asc, desc, eq, isNotNull, isNull, sql } from '../../platform/database/drizzle.ts'
import type { Tx } from '../../platform/database/database.ts'
import { notas } from '../notas/table.ts'
import { usuarios, nombreCompleto } from '../usuarios/table.ts'

/** One line of it is shown. */
const LONG = 200
const texto = sql<string>`left(${notas.texto}, ${LONG})`

/** The newest note of a client, and the open task that is due first. */
export async function readAlDia(
  tx: Tx,
  idLocatario: string,
  idCliente: string,
): Promise<NonNullable<PerfilCliente['al_dia']>> {
  const own = and(
    eq(notas.id_locatario, idLocatario),
    eq(notas.id_cliente, idCliente),
    isNull(notas.eliminacion),
  )
  const [nota = null] = await tx
    .select({ texto, creacion: notas.creacion })
    .from(notas)
    .where(and(own, isNull(notas.id_responsable)))
    .orderBy(desc(notas.creacion), desc(notas._id))
    .limit(1)
  const [tarea = null] = await tx
    .select({ texto, vence: notas.vence, responsable: nombreCompleto() })
    .from(notas)
    .innerJoin(
      usuarios,
      and(eq(usuarios.id_locatario, notas.id_locatario), eq(usuarios._id, notas.id_responsable)),
    )
    .where(and(own, isNotNull(notas.id_responsable), isNull(notas.hecha)))
    // Without a day it is never due: nulls come last.
    .orderBy(asc(notas.vence), asc(notas._id))
    .limit(1)
  return { nota, tarea }
}
