import { nombreCompleto } from '../../format/index.ts'
import { hasPermission } from '../../remote/permissions.ts'
import type { Data, Eliminados } from './data.ts'
import { Refusal, type Context } from './handler.ts'
import { checkVersion } from './rows.ts'

/* What every delete, list of deleted rows and restore share (D53). */

type Kind = keyof Eliminados
type Row<K extends Kind> = Data[K][number] & { _id: string; version?: number | undefined }

/**
 * The rows of a list call, and the record of a details call: the deleted ones if the call asks for them and the person
 * may edit them.
 */
export function rowsOf<K extends Kind>(
  { data, usuario }: Context,
  kind: K,
  deleted: boolean | null | undefined,
  permission: string,
): Eliminados[K] {
  if (!deleted) return data[kind]
  if (!hasPermission(usuario, permission)) throw new Refusal(403, 'No hay permiso para hacer esto')
  return data.eliminados[kind]
}

/** Deletes a row: it leaves its list, with who deleted it and when. */
export function discard<K extends Kind>({ data, usuario }: Context, kind: K, row: Row<K>): void {
  const version = (row.version ?? 1) + 1
  const deleted = { ...row, version, eliminado_el: AHORA, eliminado_por: nombreCompleto(usuario) }
  data[kind] = (data[kind] as Row<K>[]).filter(({ _id }) => _id !== row._id) as never
  data.eliminados[kind] = [deleted, ...data.eliminados[kind]] as never
}

/** Puts a deleted row back; one that is not deleted stays as it is. */
export function restore<K extends Kind>(
  context: Context,
  kind: K,
  { id, version }: { id: string; version?: number | undefined },
  gone: string,
  check?: (row: Row<K>) => void,
): Row<K> {
  const { data } = context
  const live = (data[kind] as Row<K>[]).find(({ _id }) => _id === id)
  if (live) return live
  const row = (data.eliminados[kind] as Row<K>[]).find(({ _id }) => _id === id)
  if (!row) throw new Refusal(404, gone)
  checkVersion(context, row, version)
  check?.(row)
  const restored = { ...row, version: (row.version ?? 1) + 1 } as Row<K> & Record<string, unknown>
  delete restored.eliminado_el
  delete restored.eliminado_por
  data.eliminados[kind] = (data.eliminados[kind] as Row<K>[]).filter(({ _id }) => _id !== id) as never
  ;(data[kind] as Row<K>[]).push(restored)
  return restored
}

/** The timestamp of everything deleted here. */
const AHORA = '2024-05-01T12:00:00.000Z'

/** The members that a deleted row adds to its list's. */
export const deletionOf = (row: { eliminado_el?: string; eliminado_por?: string | null }) => ({
  ...(row.eliminado_el !== undefined && {
    eliminado_el: row.eliminado_el,
    eliminado_por: row.eliminado_por ?? null,
  }),
})
