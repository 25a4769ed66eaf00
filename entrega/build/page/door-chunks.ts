import path from 'node:path'
import { root } from '../workspace.ts'

type Chunk = import('webpack').Chunk
type Module = import('webpack').Module & { resource?: string }
type Context = { chunkGraph: import('webpack').ChunkGraph }
type Kind = (chunk: Chunk, context: Context) => boolean

/**
 * The host's files beside those that every page begins with. Each has all that some chunk of its kinds loads, so that no
 * other repeats it, except what federation consumes: two doors whose files waited for each other would never load. The
 * file that loads first has the highest priority, because it takes what others share with it.
 */
export function doorChunks() {
  const isShell = ofDoors('ui/shell')
  const isForm = ofDoors('form', 'ui/form', 'ui/select', 'ui/date')
  const isDialog = ofDoors('ui/dialog')
  return {
    // What sign-in shares with the frame is in the file that every page begins with, so that it waits for no frame.
    login: fileOf('main', 28, [named('login'), named('frame')], own),
    // The frame of every page but sign-in, with the door that it uses; the page preloads it for whoever is signed in
    // (entrega/page/first.ts).
    frame: fileOf('shell', 27, [(chunk, context) => named('frame')(chunk) || isShell(chunk, context)]),
    // What loads the sections; it follows the frame, which is painted without it.
    federation: fileOf('federation', 26, [named('federated')]),
    // The doors that every section uses; the page preloads them with the section (entrega/page/first.ts).
    section: fileOf('section', 25, [ofDoors('format', 'resource', 'ui/list')]),
    // What forms and dialogs share: most pages with dialogs have no form.
    sharedByForms: fileOf('fields', 24, [isForm, isDialog]),
    // The doors of a form, which would repeat each other's fields.
    form: fileOf('form', 23, [isForm]),
    dialog: fileOf('dialog', 22, [isDialog]),
  }
}

/** The sources of the host, of what it loads remotes with, and of shared; packages are there already. */
const own = ['host/src/', 'entrega/page/', 'shared/src/'].map((folder) => path.join(root, folder))

/** A file for every module that chunks of each of these kinds load. */
const fileOf = (name: string, priority: number, kinds: Kind[], folders = ['']) => ({
  chunks: 'async' as const,
  enforce: true,
  name,
  priority,
  test: (module: Module, context: Context) =>
    folders.some((folder) => module.resource?.startsWith(folder)) &&
    kinds.every((isIts) =>
      [...context.chunkGraph.getModuleChunksIterable(module)].some((chunk) => isIts(chunk, context)),
    ),
})

const named = (wanted: string) => (chunk: Chunk) => chunk.name === wanted

function ofDoors(...doors: string[]): Kind {
  const files = new Set(doors.map((door) => path.join(root, `shared/src/${door}/index.ts`)))
  const known = new WeakMap<Chunk, boolean>()
  return (chunk, { chunkGraph }) => {
    const answer =
      known.get(chunk) ??
      chunkGraph.getChunkModules(chunk).some(({ resource }: Module) => files.has(resource ?? ''))
    known.set(chunk, answer)
    return answer
  }
}
