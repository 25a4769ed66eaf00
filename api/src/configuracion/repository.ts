import type { Membresia, Opcion, TipoPersona } from '@backoffice/shared/contract'
import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Database, Tx } from '../database/database'
import { giros, membresias, regimenesFiscales } from '../database/schema'

/** The regimes of a kind of person, by their official code; of none: all. */
export const listRegimenes = (db: Database, tipo: TipoPersona | null): Promise<Opcion[]> =>
  db.direct
    .select({ _id: regimenesFiscales._id, nombre: regimenesFiscales.nombre })
    .from(regimenesFiscales)
    .where(
      tipo === null ? undefined : eq(tipo === 0 ? regimenesFiscales.fisica : regimenesFiscales.moral, true),
    )
    .orderBy(asc(regimenesFiscales.clave))

export const listGiros = (db: Database): Promise<Opcion[]> =>
  db.direct.select({ _id: giros._id, nombre: giros.nombre }).from(giros).orderBy(asc(giros.clave))

/** The live plans by name; an office has tens of them. */
export const listMembresias = (tx: Tx, idLocatario: string): Promise<Membresia[]> =>
  tx
    .select({
      _id: membresias._id,
      version: membresias.version,
      nombre: membresias.nombre,
      precio: membresias.precio,
      descripcion: membresias.descripcion,
      beneficios: membresias.beneficios,
    })
    .from(membresias)
    .where(and(eq(membresias.id_locatario, idLocatario), isNull(membresias.eliminacion)))
    .orderBy(asc(membresias.nombre), asc(membresias._id))
