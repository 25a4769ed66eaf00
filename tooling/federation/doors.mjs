// @ts-check

/** Doors that no bundle of the product may contain: zod schemas, and the back end for tests. */
const notFederated = /^\.\/(contract|testing|package\.json)(\/|$)/

/**
 * The requests by which remotes import the shared package, from its `exports`. Federation provides only what the host
 * itself imports, so a remote that is the only user of a door would fail. The host therefore imports each of these
 * once, in a function that never runs.
 * @param {{ name: string, exports: Record<string, string> }} sharedPackage
 * @returns {string[]}
 */
export function federatedDoors(sharedPackage) {
  return Object.keys(sharedPackage.exports)
    .filter((door) => !notFederated.test(door))
    .map((door) => sharedPackage.name + door.slice(1))
}

/**
 * The host's extra entry: a module as a data URI, so that the list needs no generated file.
 * @param {string[]} doors
 */
export function doorsEntry(doors) {
  const imports = doors.map((door) => `import(${JSON.stringify(door)})`)
  return `data:text/javascript,export const doors = () => [${imports.join(', ')}]`
}
