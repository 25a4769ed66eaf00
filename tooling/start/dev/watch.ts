import { watch } from 'node:fs'
import { join } from 'node:path'
import { root } from '../before/root.mjs'

/** An editor writes a file in several steps; they count as one change. */
const quiet = 200

/** Calls back once after each burst of changes below these folders. @returns ends the watch */
export function watchFolders(folders: string[], onChange: () => void): () => void {
  let timer: NodeJS.Timeout | undefined
  const watchers = folders.map((folder) =>
    watch(join(root, folder), { recursive: true }, (_event, name) => {
      if (name === null || /\.(test|spec)\.ts$|~$|\.tmp$/.test(name)) return
      clearTimeout(timer)
      timer = setTimeout(onChange, quiet)
    }),
  )
  return () => {
    clearTimeout(timer)
    for (const watcher of watchers) watcher.close()
  }
}
