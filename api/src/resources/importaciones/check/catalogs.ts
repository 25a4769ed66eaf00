import type { Tx } from '../../../platform/database/database.ts'
import { giros, regimenesFiscales } from '../../configuracion/table.ts'

/** The catalogues that a sheet may name, whole: a lookup for each row would take a round trip. */
export async function readCatalogs(tx: Tx) {
  const regimenes = await tx.select().from(regimenesFiscales)
  return { regimenes, giros: await tx.select().from(giros) }
}

export type Catalogs = Awaited<ReturnType<typeof readCatalogs>>

/** The names of both, by id. */
export const namesIn = ({ regimenes, giros: all }: Catalogs): Map<string, string> =>
  new Map([...regimenes, ...all].map(({ _id, nombre }) => [_id, nombre]))
