// @ts-check
import path from 'node:path'
import { root } from './workspace.mjs'

const door = path.join(root, 'shared/src/ui/index.ts')

/**
 * @typedef {import('webpack').Module & { resource?: string }} Module
 * @typedef {{ chunkGraph: import('webpack').ChunkGraph }} Context
 */

/**
 * Puts what the `/ui` door imports into one file, because every page loads it anyway. webpack can't know that, as
 * federation loads doors by name at run time; it would repeat the buttons and icons in the file of each other door.
 */
export function kitChunk() {
  /** @type {WeakMap<import('webpack').Chunk, boolean>} */
  const known = new WeakMap()
  /** @param {import('webpack').Chunk} chunk @param {Context} context */
  const isKit = (chunk, { chunkGraph }) => {
    const answer =
      known.get(chunk) ??
      chunkGraph.getChunkModules(chunk).some((/** @type {Module} */ module) => module.resource === door)
    known.set(chunk, answer)
    return answer
  }
  return {
    name: 'kit',
    chunks: /** @type {const} */ ('async'),
    priority: 30,
    enforce: true,
    /** @param {import('webpack').Module} module @param {Context} context */
    test: (module, context) =>
      [...context.chunkGraph.getModuleChunksIterable(module)].some((chunk) => isKit(chunk, context)),
  }
}
