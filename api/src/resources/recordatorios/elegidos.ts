import type { ClaseRecordatorio } from '@backoffice/shared/contract'
import { and, eq } from '../../platform/database/drizzle.ts'
import type { Tx } from '../../platform/database/database.ts'
import { CLASES, clases } from './contenido/clases.ts'
import { recordatoriosElegidos as elegidos } from './table.ts'

interface Who {
  idLocatario: string
  idUsuario: string
}

export type Elegidos = Record<ClaseRecordatorio, boolean>

/** Which kinds are on for a person. */
export async function readElegidos(tx: Tx, { idLocatario, idUsuario }: Who): Promise<Elegidos> {
  const rows = await tx
    .select({ clase: elegidos.clase, activo: elegidos.activo })
    .from(elegidos)
    .where(and(eq(elegidos.id_locatario, idLocatario), eq(elegidos.id_usuario, idUsuario)))
  const chosen = new Map(rows.map(({ clase, activo }) => [clase, activo]))
  return Object.fromEntries(
    clases.map((clase) => [clase, chosen.get(clase) ?? CLASES[clase].porOmision]),
  ) as Elegidos
}

/** Turns a kind on or off for a person. */
export async function saveElegido(
  tx: Tx,
  { idLocatario, idUsuario }: Who,
  { clase, activo }: { clase: ClaseRecordatorio; activo: boolean },
): Promise<void> {
  await tx
    .insert(elegidos)
    .values({ id_locatario: idLocatario, id_usuario: idUsuario, clase, activo })
    .onConflictDoUpdate({
      target: [elegidos.id_locatario, elegidos.id_usuario, elegidos.clase],
      set: { activo },
    })
}
