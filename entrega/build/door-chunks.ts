import path from 'node:path'
import { root } from './workspace.ts'

type Module = import('webpack').Module & { resource?: string }
type Context = { chunkGraph: import('webpack').ChunkGraph }

/** Whether a chunk has one of these doors of shared. */
function ofDoors(doors: string[]) {
  const files = new Set(doors.map((door) => path.join(root, `shared/src/${door}/index.ts`)))
  const known: WeakMap<import('webpack').Chunk, boolean> = new WeakMap()
  return (chunk: import('webpack').Chunk, { chunkGraph }: Context) => {
    const answer =
      known.get(chunk) ??
      chunkGraph.getChunkModules(chunk).some(({ resource }: Module) => files.has(resource ?? ''))
    known.set(chunk, answer)
    return answer
  }
}

/** The sources of the host and of what it loads remotes with. */
const own = ['host/src/', 'entrega/page/'].map((folder) => path.join(root, folder))

const common = { chunks: 'async' as const, enforce: true }

/** Whether a module is in some chunk of a kind. */
const isInSome = (
  module: Module,
  context: Context,
  isIts: (chunk: import('webpack').Chunk, context: Context) => boolean,
) => [...context.chunkGraph.getModuleChunksIterable(module)].some((chunk) => isIts(chunk, context))

/**
 * A file for every module that some chunk of a kind loads, so that no other chunk repeats it. What federation consumes
 * stays where it is: a door whose file waited for another door, and that one for this file, would never load.
 * @param priority the file that loads first has the highest, because it takes what others share with it
 */
const fileOf = (
  name: string,
  priority: number,
  isIts: (chunk: import('webpack').Chunk, context: Context) => boolean,
) => ({
  ...common,
  name,
  priority,
  test: (module: Module, context: Context) =>
    module.resource !== undefined && isInSome(module, context, isIts),
})

/**
 * Puts the frame of every page but sign-in, which the code loads as the chunk `frame`, into one file with the door that
 * the frame uses; the page preloads it for whoever is signed in (entrega/page/first.ts).
 */
export function frameChunk() {
  const isDoor = ofDoors(['ui/shell'])
  return fileOf('marco', 27, (chunk, context) => chunk.name === 'frame' || isDoor(chunk, context))
}

/**
 * Puts what sign-in shares with the frame into the file that every page begins with, so that it waits for no frame. What
 * is not the host's own is there already.
 */
export function loginChunk() {
  return {
    ...common,
    name: 'main',
    priority: 28,
    test: (module: Module, context: Context) =>
      own.some((folder) => module.resource?.startsWith(folder)) &&
      ['login', 'frame'].every((wanted) => isInSome(module, context, ({ name }) => name === wanted)),
  }
}

/**
 * Puts the doors that every section uses, with what they use, into one file; the page preloads it with the section
 * (entrega/page/first.ts).
 */
export const sectionChunk = () => fileOf('seccion', 25, ofDoors(['format', 'resource', 'ui/list']))

const formDoors = ['form', 'ui/form', 'ui/select', 'ui/date']
const dialogDoors = ['ui/dialog']

/** Puts what forms and dialogs share into one file: most pages with dialogs have no form. */
export function sharedByFormsChunk() {
  const isForm = ofDoors(formDoors)
  const isDialog = ofDoors(dialogDoors)
  return {
    ...common,
    name: 'campos',
    priority: 24,
    test: (module: Module, context: Context) =>
      module.resource !== undefined && [isForm, isDialog].every((isIts) => isInSome(module, context, isIts)),
  }
}

/** Puts the doors of a form, which would repeat each other's fields, into one file. */
export const formChunk = () => fileOf('formulario', 23, ofDoors(formDoors))

/** Puts the door of the dialogs into one file. */
export const dialogChunk = () => fileOf('dialogo', 22, ofDoors(dialogDoors))
