/** Whose code an address is. */
export interface Owner {
  remote: string
  release: string
}

/** The folders that releases came from in this page, by address. */
const folders = new Map<string, Owner>()

/** The files beside this manifest are those of that release. */
export function remember(manifest: string, owner: Owner): void {
  folders.set(new URL('.', new URL(manifest, window.location.href)).href, owner)
}

/**
 * The remote whose code threw: the first in the stack, past the host's own code that it called. What an extension threw is
 * nobody's, and so is what has no remote in its stack.
 */
export function ownerOf(error: unknown, file = ''): Owner | null {
  const files = filesOf(error)
  for (const url of files.length > 0 ? files : [file]) {
    const owner = ownerOfFile(url)
    if (owner) return owner
    if (!url.startsWith(`${window.location.origin}/`)) return null
  }
  return null
}

function ownerOfFile(url: string): Owner | undefined {
  for (const [folder, owner] of folders) if (url.startsWith(folder)) return owner
  return undefined
}

const address = /([a-z][a-z0-9+.-]*:\/\/\S+?)(?::\d+){1,2}\)?$/i

/** One per line, Chromium's and Firefox's alike. The message comes first, and may hold an address of its own. */
function filesOf(error: unknown): string[] {
  if (!(error instanceof Error) || typeof error.stack !== 'string') return []
  const { stack, message } = error
  const frames = message !== '' && stack.includes(message) ? stack.split(message).slice(1).join() : stack
  return frames.split('\n').flatMap((line) => address.exec(line)?.[1] ?? [])
}

/** Errors that tell of the network or of somebody leaving, and not of the code that met them. */
export const isOfTheNetwork = (error: unknown): boolean =>
  error instanceof Error && ['ApiError', 'AbortError', 'TimeoutError'].includes(error.name)
