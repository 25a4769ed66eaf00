import type { Opcion, TipoPersona } from '@backoffice/shared/contract'
import { asc, eq } from '../../platform/database/drizzle.ts'
import type { Database } from '../../platform/database/database.ts'
import { giros, regimenesFiscales } from './table.ts'

/** The regímenes of a kind of person, or all of them, by official code. */
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
