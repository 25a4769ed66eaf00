import { nombreCompleto } from '../../../format/index.ts'
import { Refusal, type Context } from '../handler.ts'

/* What every edit and delete of a row share. */

export interface Row {
  _id: string
  version?: number | undefined
}

/** The row with this id, or 404 with the sentence. */
export function findRow<R extends Row>(rows: R[], id: string, gone: string): R {
  const row = rows.find(({ _id }) => _id === id)
  if (!row) throw new Refusal(404, gone)
  return row
}

/** The client with this id; 404 once it is deleted. */
export const findCliente = ({ data }: Context, id: string) =>
  findRow(data.clientes, id, 'El cliente no existe')

/** The rows of one client. */
export const rowsOf = <R extends object>(rows: readonly R[], id_cliente: string): R[] =>
  rows.filter((row) => 'id_cliente' in row && row.id_cliente === id_cliente)

/** Somebody as answers name them: by their full name. */
export const persona = (one: Parameters<typeof nombreCompleto>[0] & { _id: string }) => ({
  _id: one._id,
  nombre: nombreCompleto(one),
})

/** Refuses a stale version, and says who made the row what it is (D41); a server of the plain contract has no versions. */
export function checkVersion({ ours, data }: Context, row: Row, version: number | undefined): void {
  if (!ours || version === undefined || version === row.version) return
  throw new Refusal(409, 'Otra persona cambió este registro mientras tanto', data.cambios[row._id])
}

/** Remembers who made a row what it is. */
export function changedBy({ data, usuario, now }: Context, { _id }: Row): void {
  data.cambios[_id] = { modificado_por: nombreCompleto(usuario), modificado_el: now() }
}

/** What a request sent, but for these members: an empty text becomes null, and absent members keep their value. */
export const sentOf = <T extends object, K extends string = never>(
  input: T,
  ...without: K[]
): Sent<Omit<T, K>> =>
  Object.fromEntries(
    Object.entries(input)
      .filter(([name, value]) => value !== undefined && !(without as string[]).includes(name))
      .map(([name, value]) => [name, value === '' ? null : (value as unknown)]),
  ) as Sent<Omit<T, K>>

type Sent<T> = { [K in keyof T as undefined extends T[K] ? never : K]: T[K] } & {
  [K in keyof T as undefined extends T[K] ? K : never]?: Exclude<T[K], undefined>
}

/** Changes a row and increments its version. */
export const changed = <R extends Row>(row: R, change: Partial<R>): R => ({
  ...row,
  ...change,
  version: (row.version ?? 1) + 1,
})

/** Replaces a row with its new state. */
export const replaced = <R extends Row>(rows: R[], row: R): R[] =>
  rows.map((one) => (one._id === row._id ? row : one))
