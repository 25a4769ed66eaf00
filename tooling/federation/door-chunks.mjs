// @ts-check
import path from 'node:path'
import { root } from './workspace.mjs'

/**
 * @typedef {import('webpack').Module & { resource?: string }} Module
 * @typedef {{ chunkGraph: import('webpack').ChunkGraph }} Context
 */

/**
 * Whether a chunk has one of these doors of shared.
 * @param {string[]} doors
 */
function ofDoors(doors) {
  const files = new Set(doors.map((door) => path.join(root, `shared/src/${door}/index.ts`)))
  /** @type {WeakMap<import('webpack').Chunk, boolean>} */
  const known = new WeakMap()
  return (/** @type {import('webpack').Chunk} */ chunk, /** @type {Context} */ { chunkGraph }) => {
    const answer =
      known.get(chunk) ??
      chunkGraph
        .getChunkModules(chunk)
        .some((/** @type {Module} */ { resource }) => files.has(resource ?? ''))
    known.set(chunk, answer)
    return answer
  }
}

const common = { chunks: /** @type {const} */ ('async'), enforce: true }

/**
 * Puts what the `/ui` door imports into one file, because every page loads it anyway. webpack can't know that, as
 * federation loads doors by name at run time; it would repeat the buttons and icons in the file of each other door.
 */
export function kitChunk() {
  const isKit = ofDoors(['ui'])
  return {
    ...common,
    name: 'kit',
    priority: 30,
    /** @param {import('webpack').Module} module @param {Context} context */
    test: (module, context) =>
      [...context.chunkGraph.getModuleChunksIterable(module)].some((chunk) => isKit(chunk, context)),
  }
}

/**
 * Puts the doors that every section uses, with what only they use, into one file instead of three; the page preloads it
 * with the section (host/page/early.ts).
 */
export function sectionChunk() {
  const isSection = ofDoors(['format', 'resource', 'ui/list'])
  return {
    ...common,
    name: 'seccion',
    priority: 25,
    /** @param {import('webpack').Module} module @param {Context} context */
    test: (module, context) =>
      [...context.chunkGraph.getModuleChunksIterable(module)].every((chunk) => isSection(chunk, context)),
  }
}

/**
 * Puts the frame of every page but sign-in, which the code loads as the chunk `frame`, into one file with the door that
 * only the frame uses; the page preloads it for whoever is signed in (host/page/early.ts).
 */
export function frameChunk() {
  const isDoor = ofDoors(['ui/shell'])
  return {
    ...common,
    name: 'marco',
    priority: 25,
    /** @param {import('webpack').Module} module @param {Context} context */
    test: (module, context) =>
      [...context.chunkGraph.getModuleChunksIterable(module)].every(
        (chunk) => chunk.name === 'frame' || isDoor(chunk, context),
      ),
  }
}
