import { namesOf } from './folders.ts'
import { type OfCliente, type Tablas } from './platform/rows/datos.ts'
import { ownTables } from './platform/rows/own.ts'

/** What each table says of itself: the machinery's, and each resource's `datos.ts`. */
export async function allTables(): Promise<Tablas> {
  const all = { ...ownTables }
  for (const name of namesOf('datos')) {
    const { default: own } = (await import(`./resources/${name}/datos.ts`)) as { default: Tablas }
    Object.assign(all, own)
  }
  return all
}

/** The tables whose rows belong to a client, with what they are. */
export async function tablesOfCliente(): Promise<[tabla: string, of: OfCliente][]> {
  return Object.entries(await allTables()).flatMap(([tabla, { deCliente }]) =>
    deCliente ? [[tabla, deCliente]] : [],
  )
}
