import { isDeepStrictEqual } from 'node:util'
import type { Calls, Membresia } from '@backoffice/shared/contract'
import { and, asc, eq, isNull, sql } from '../../platform/database/drizzle.ts'
import { uuidv7 } from 'uuidv7'
import type { z } from 'zod'
import type { Tx } from '../../platform/database/database.ts'
import { membresias } from './table.ts'
import { membresia } from './entidad.ts'

type Nueva = z.output<Calls['POST /configuracion/crear_membresia']['request']>
export type Cambios = Partial<Nueva>

/** The current plans by name; an office has a few dozen. */
export const listMembresias = (tx: Tx, idLocatario: string): Promise<Membresia[]> =>
  tx
    .select(membresia.columnas)
    .from(membresias)
    .where(and(eq(membresias.id_locatario, idLocatario), isNull(membresias.eliminacion)))
    .orderBy(asc(membresias.nombre), asc(membresias._id))

export async function insertMembresia(tx: Tx, idLocatario: string, nueva: Nueva): Promise<Membresia> {
  const { nombre, beneficios, precio = 0, descripcion, duracion } = nueva
  const [row] = await tx
    .insert(membresias)
    .values({
      id_locatario: idLocatario,
      _id: uuidv7(),
      nombre,
      beneficios,
      precio,
      descripcion,
      duracion,
    })
    .returning(membresia.columnas)
  return row as Membresia
}

/** Whether an edit changes nothing. */
export const changesNothing = (plan: Membresia, cambios: Cambios): boolean =>
  (['nombre', 'precio', 'descripcion', 'beneficios', 'duracion'] as const).every(
    (campo) => cambios[campo] === undefined || isDeepStrictEqual(cambios[campo], plan[campo]),
  )

/** Whether a current plan has this name, accents and case ignored. */
export async function isNameTaken(tx: Tx, idLocatario: string, nombre: string): Promise<boolean> {
  const same = and(
    eq(membresias.id_locatario, idLocatario),
    isNull(membresias.eliminacion),
    sql`f_norm(${membresias.nombre}) = f_norm(${nombre})`,
  )
  const rows = await tx.select({ _id: membresias._id }).from(membresias).where(same).limit(1)
  return rows.length > 0
}
