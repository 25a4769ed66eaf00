import type { EntradaBitacora } from '@backoffice/shared/contract'
import { sql } from '../../platform/database/drizzle.ts'
import { fullName } from '../../platform/database/statements/full-name.ts'
import type { Tx } from '../../platform/database/database.ts'
import { namesOf } from './names.ts'
import { withNames } from './value-names.ts'

/** A longer value is cut: the list says what changed, and is no copy of the record. */
const VALUE_MAX = 300

type Change = EntradaBitacora['cambios'][number]
type Value = Change['antes']

interface Row extends Record<string, unknown> {
  _id: string
  momento: Date | string
  id_usuario: string | null
  usuario: string | null
  accion: string
  entidad: string
  id_entidad: string | null
  direccion: string
  antes: unknown
  despues: unknown
}

/** The entries with these ids, with the names of people and records. */
export async function bitacoraRows(tx: Tx, idLocatario: string, ids: string[]): Promise<EntradaBitacora[]> {
  const { rows } = await tx.execute<Row>(sql`
    select a._id, a.momento, a.id_usuario, a.accion, a.entidad, a.id_entidad, a.direccion, a.antes, a.despues,
      ${sql.raw(fullName('u'))} as usuario
    from auditoria a
    left join usuarios u on (u.id_locatario, u._id) = (a.id_locatario, a.id_usuario)
    where a.id_locatario = ${idLocatario} and a._id = any (${sql.param(ids)}::uuid[])`)
  const records = rows.flatMap(({ entidad, id_entidad: id }) => (id ? [{ entidad, id }] : []))
  const names = await namesOf(tx, idLocatario, records)
  const entradas = rows.map((row) => ({
    _id: row._id,
    momento: new Date(row.momento).toISOString(),
    usuario: row.id_usuario === null ? null : { _id: row.id_usuario, nombre: row.usuario ?? '' },
    accion: row.accion,
    entidad: row.entidad,
    registro:
      row.id_entidad === null ? null : { _id: row.id_entidad, nombre: names.get(row.id_entidad) ?? null },
    direccion: row.direccion,
    cambios: changesOf(row.antes, row.despues, row.accion === 'editar'),
  }))
  return withNames(tx, idLocatario, entradas)
}

/**
 * What the images before and after say of each field: of an edit, what changed. The image after an edit has at least what
 * the edit named, so a field that it lacks stays as it was.
 */
export function changesOf(antes: unknown, despues: unknown, edited = false): Change[] {
  const [before, after] = [membersOf(antes), membersOf(despues)]
  const fields = new Set([...Object.keys(after), ...(edited ? [] : Object.keys(before))])
  return (
    [...fields]
      .map((campo) => ({ campo, antes: valueOf(before[campo]), despues: valueOf(after[campo]) }))
      // Every change moves the version.
      .filter((one) => one.antes !== one.despues && one.campo !== 'version')
  )
}

const membersOf = (image: unknown): Record<string, unknown> =>
  typeof image === 'object' && image !== null && !Array.isArray(image)
    ? (image as Record<string, unknown>)
    : {}

function valueOf(value: unknown): Value {
  if (value === undefined || value === null || value === '') return null
  if (typeof value === 'number' || typeof value === 'boolean') return value
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return text.length > VALUE_MAX ? `${text.slice(0, VALUE_MAX)}…` : text
}
