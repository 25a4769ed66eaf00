/** Doors that no bundle of the product may contain: zod schemas, and the back end for tests. */
const notFederated = /^\.\/(contract|testing|package\.json)(\/|$)/

/** The doors of shared by which remotes import it; the host lends each of them (entrega/page/load/copies.ts). */
export function federatedDoors(sharedPackage: { name: string; exports: Record<string, string> }): string[] {
  return Object.keys(sharedPackage.exports)
    .filter((door) => !notFederated.test(door))
    .map((door) => sharedPackage.name + door.slice(1))
}
