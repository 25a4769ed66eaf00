import type { Tx } from '../../../platform/database/database.ts'
import { giros, regimenesFiscales } from '../../configuracion/table.ts'
import { listMembresias } from '../../membresias/repository.ts'

/** The catalogues that a sheet may name, whole: a lookup for each row would take a round trip. */
export async function readCatalogs(tx: Tx, idLocatario: string) {
  const regimenes = await tx.select().from(regimenesFiscales)
  const planes = await listMembresias(tx, idLocatario)
  return { regimenes, planes, giros: await tx.select().from(giros) }
}

export type Catalogs = Awaited<ReturnType<typeof readCatalogs>>

/** The names of all, by id. */
export const namesIn = ({ regimenes, planes, giros: all }: Catalogs): Map<string, string> =>
  new Map([...regimenes, ...planes, ...all].map(({ _id, nombre }) => [_id, nombre]))
