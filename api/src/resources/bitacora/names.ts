import { and, eq, type SQL } from '../../platform/database/drizzle.ts'
import { anyOf } from '../../platform/database/statements/any-of.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { KeyedTable } from '../../platform/rows/entity.ts'
import { asesoria } from '../asesorias/entidad.ts'
import { cliente } from '../clientes/entidad.ts'
import { CONTRATACION } from '../contrataciones/entidad.ts'
import { membresia } from '../membresias/entidad.ts'
import { PAGO } from '../pagos/entidad.ts'
import { usuario } from '../usuarios/entidad.ts'

/** The kinds of record that have a name of their own. */
const named = new Map<string, { tabla: KeyedTable; nombre: SQL<string> }>(
  [cliente, asesoria, usuario, membresia, CONTRATACION, PAGO].map(({ entidad, tabla, nombre }) => [
    entidad,
    { tabla, nombre },
  ]),
)

/** What belongs to a person goes by their name (E-16). */
const OF_PERSON = new Set(['acceso', 'invitacion'])

const kindOf = ({ entidad }: Record) => (OF_PERSON.has(entidad) ? usuario.entidad : entidad)

export interface Record {
  entidad: string
  id: string
}

/** The names that these records have now, deleted ones too, by their ids. */
export async function namesOf(tx: Tx, idLocatario: string, records: Record[]): Promise<Map<string, string>> {
  const names = new Map<string, string>()
  for (const [entidad, { tabla, nombre }] of named) {
    const ids = [...new Set(records.filter((one) => kindOf(one) === entidad).map(({ id }) => id))]
    if (ids.length === 0) continue
    const rows = await tx
      .select({ _id: tabla._id, nombre })
      .from(tabla)
      .where(and(eq(tabla.id_locatario, idLocatario), anyOf(tabla._id, ids)))
    for (const row of rows) names.set(String(row._id), row.nombre)
  }
  return names
}
