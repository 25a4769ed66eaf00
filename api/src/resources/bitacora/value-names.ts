import type { EntradaBitacora } from '@backoffice/shared/contract'
import { inArray } from '../../platform/database/drizzle.ts'
import type { Tx } from '../../platform/database/database.ts'
import { giros, regimenesFiscales } from '../configuracion/table.ts'
import { namesOf } from './names.ts'

type Cambio = EntradaBitacora['cambios'][number]

/** The kind of record that a field refers to. */
const REFERENCES: Record<string, string> = {
  id_asesor: 'usuario',
  id_responsable: 'usuario',
  id_autor: 'usuario',
  id_cliente: 'cliente',
  id_membresia: 'membresia',
}
const CATALOGUES = { regimen_fiscal: regimenesFiscales, giro: giros }
const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

const idsIn = ({ antes, despues }: Cambio): string[] =>
  [antes, despues].filter((one): one is string => typeof one === 'string' && ID.test(one))

/** Adds the names of what fields refer to: people, clients, plans, régimen and giro. */
export async function withNames<E extends { cambios: Cambio[] }>(
  tx: Tx,
  idLocatario: string,
  entradas: E[],
): Promise<E[]> {
  const all = entradas.flatMap(({ cambios }) => cambios)
  const records = all.flatMap((cambio) =>
    idsIn(cambio).flatMap((id) => {
      const entidad = REFERENCES[cambio.campo]
      return entidad ? [{ entidad, id }] : []
    }),
  )
  const names = await namesOf(tx, idLocatario, records)
  for (const [campo, tabla] of Object.entries(CATALOGUES)) {
    const ids = all.filter((cambio) => cambio.campo === campo).flatMap(idsIn)
    if (ids.length === 0) continue
    const { _id, nombre } = tabla
    for (const row of await tx.select({ _id, nombre }).from(tabla).where(inArray(_id, ids)))
      names.set(row._id, row.nombre)
  }
  const named = (cambio: Cambio): Cambio => {
    if (!(cambio.campo in REFERENCES) && !(cambio.campo in CATALOGUES)) return cambio
    const [antes, despues] = [names.get(String(cambio.antes)), names.get(String(cambio.despues))]
    return { ...cambio, ...(antes && { antes_nombre: antes }), ...(despues && { despues_nombre: despues }) }
  }
  return entradas.map((entrada) => ({ ...entrada, cambios: entrada.cambios.map(named) }))
}
